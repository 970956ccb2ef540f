import { TOTP, Secret } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registryCertificateSent, registryCodeEnter, registryCodeShow } from '#contract/brand-registry.ts'
import type { Client } from '#contract/client.ts'
import { requestCreate } from '#contract/registration.ts'
import { secondFactorBegin, secondFactorConfirm } from '#contract/session.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'

let app: TestApp
let staff: Client
let owner: Client
let other: Client
let token: string
let mark = ''
let codeId = ''
const secretCode = 'KX-4418-QR77'

const count = async (sql: string): Promise<number> =>
  (await app.context.pool.query<{ n: number }>(`select count(*)::int as n from (${sql}) as counted`)).rows[0]?.n ?? 0

beforeAll(async () => {
  app = await startApp({ SERVICES: 'web' })
  const id = await app.addUser('owner@registry.test', 'customer')
  await app.addUser('other@registry.test', 'customer')
  await app.addUser('staff@registry.test', 'staff')
  ;({ client: owner, token } = await app.signIn('owner@registry.test'))
  other = (await app.signIn('other@registry.test')).client
  staff = (await app.signIn('staff@registry.test')).client
  const { rows } = await app.context.pool.query<{ id: string }>(
    `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group)
     values (gen_random_uuid(), 'LUMERA', 'WORD', 'US', $1, 'Application filed', 'Examination') returning id`,
    [id],
  )
  mark = rows[0]?.id ?? ''
})
afterAll(async () => await app.close())

const shown = async (client: Client, password: string, code: string | null = null) =>
  await client(registryCodeShow, { params: { id: mark, codeId }, body: { password, code } })

test('the owner’s account alone is told that a code came, and the code stands in no mail, no log and no data API', async () => {
  const given = { params: { id: mark }, body: { registryCode: secretCode }, idempotencyKey: crypto.randomUUID() }
  const [one, again] = [await staff(registryCodeEnter, given), await staff(registryCodeEnter, given)]
  expect(again).toEqual(one)
  codeId = one.id
  const letters = await app.context.pool.query<{ recipient: string; whole: string }>(
    `select recipient, row_to_json(o)::text as whole from mail.outbox o where template = 'registry-code-came'`,
  )
  expect(letters.rows.map(({ recipient }) => recipient)).toEqual(['owner@registry.test'])
  expect(letters.rows[0]?.whole).not.toContain(secretCode)
  for (const table of ['audit_log', 'brand_registry_code', 'notification', 'trademark_tracking'])
    expect([table, await count(`select from ${table} t where row_to_json(t)::text like '%${secretCode}%'`)]).toEqual([
      table,
      0,
    ])
  await expect(app.graphql('query q { brand_registry_code { code } }', {}, token)).rejects.toBeDefined()
  const events = await app.context.pool.query('select name from trademark_tracking where trademark_id = $1', [mark])
  expect(events.rows).toEqual([{ name: 'Code sent' }])
})

test('it is shown to its owner after the password again, and that it was is kept', async () => {
  await expect(shown(owner, 'not my password')).rejects.toMatchObject({ fields: { password: 'wrong-password' } })
  await expect(shown(other, testPassword)).rejects.toMatchObject({ code: 'not-found' })
  await expect(shown(staff, testPassword)).rejects.toMatchObject({ code: 'not-allowed' })
  expect(await count('select from brand_registry_view')).toBe(0)
  expect(await shown(owner, testPassword)).toEqual({ registryCode: secretCode })
  const seen = await app.context.pool.query(
    `select u.email from brand_registry_view v join "user" u on u.id = v.user_id where v.brand_registry_code_id = $1`,
    [codeId],
  )
  expect(seen.rows).toEqual([{ email: 'owner@registry.test' }])
  expect(await count(`select from audit_log where action = 'brand-registry.show'`)).toBe(1)
})

test('an account with a second factor is asked for its code as well', async () => {
  const { secret } = await owner(secondFactorBegin, { body: { password: testPassword } })
  const code = (): string => new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate()
  const { recoveryCodes } = await owner(secondFactorConfirm, { body: { code: code() } })
  await expect(shown(owner, testPassword)).rejects.toMatchObject({ fields: { code: 'required' } })
  await expect(shown(owner, testPassword, 'not-a-code')).rejects.toMatchObject({ fields: { code: 'wrong-code' } })
  expect(await shown(owner, testPassword, recoveryCodes[0] ?? '')).toEqual({ registryCode: secretCode })
})

test('a certificate is sent of a registered mark alone, not in the future, and its owner is told once', async () => {
  const params = { id: mark }
  const send = async (sentOn: string) =>
    await staff(registryCertificateSent, {
      params,
      body: { sentOn, reference: '77' },
      idempotencyKey: crypto.randomUUID(),
    })
  await expect(send('2026-01-05')).rejects.toMatchObject({ code: 'rules-unmet', facts: { missing: 'right' } })
  await app.context.pool.query(
    `update trademark set status = 'Trademark published', status_group = 'Publication' where id = $1`,
    [mark],
  )
  await app.context.pool.query(
    `update trademark set status = 'Trademark registered', status_group = 'Registered' where id = $1`,
    [mark],
  )
  await expect(send('2999-01-01')).rejects.toMatchObject({ fields: { sentOn: 'date-in-future' } })
  await send('2026-01-05')
  await expect(send('2026-01-06')).rejects.toMatchObject({ code: 'already-done' })
  expect(await count(`select from mail.outbox where template = 'registry-certificate'`)).toBe(1)
})

test('a request that comes from the page about it is marked, and one for a sound is refused beside its field', async () => {
  const body = {
    type: 'WORD' as const,
    value: 'ORVA',
    businessDescription: 'lamps',
    jurisdictions: ['US' as const],
    contactEmail: 'visitor@registry.test',
    contactFirstName: 'Test',
    contactLastName: 'Fictional',
    language: 'en' as const,
    currency: 'EUR' as const,
  }
  const ask = async (more: object, query: object = { amazonBrandRegistry: '' }) =>
    await app.anonymous(requestCreate, { query, body: { ...body, ...more }, idempotencyKey: crypto.randomUUID() })
  const { id } = await ask({})
  await ask({}, {})
  await expect(ask({ type: 'SOUND' })).rejects.toMatchObject({ fields: { type: 'not-a-choice' } })
  const { rows } = await app.context.pool.query<{ id: string }>(
    'select id from registration_request where for_brand_registry',
  )
  expect(rows).toEqual([{ id }])
})
