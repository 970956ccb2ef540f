import { unzipSync, strFromU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userErase, userErasurePreview, userExport, userExportFile, userExportStart } from '#contract/profile.ts'
import { userRead } from '#contract/user.ts'
import { demoPassword } from '#db/demo/seed.ts'
import { clean } from '#app/clean-house.ts'
import { readLetter } from '#platform/mail/letters.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { removeFilesOf } from '#features/account/index.ts'

let app: TestApp
const marker = 'Xylographia'
const email = `owner@${marker.toLowerCase()}.test`
let userId = ''

beforeAll(async () => {
  app = await startApp({ DEMO: 'true' })
  userId = await app.addUser(email, 'customer')
  await fill()
})
afterAll(async () => await app.close())

/** Rows of one customer in the tables that hold what people write, each text with the marker in it. */
async function fill(): Promise<void> {
  const { pool, facilities } = app.context
  const run = async (sql: string, values: unknown[] = []) => (await pool.query<{ id: string }>(sql, values)).rows[0]?.id
  const address = await run(
    `insert into address (street, city, postcode, country, user_id) values ($1, $1, '811 01', 'SK', $2) returning id`,
    [marker, userId],
  )
  const entity = await run(
    `insert into entity (id, type, first_name, last_name, email, phone, address_id, user_id)
     values (gen_random_uuid(), 'physical', $1, $1, $2, $1, $3, $4) returning id`,
    [marker, email, address, userId],
  )
  await run(
    `update user_profile set firstname = $1, lastname = $1, phone_number = $1, billing_entity_id = $2 where user_id = $3`,
    [marker, entity, userId],
  )
  const brand = await run(
    `insert into brand (id, user_id, name, business_description, websites) values (gen_random_uuid(), $1, $2, $2, array[$2]) returning id`,
    [userId, marker],
  )
  const request = await run(
    `insert into registration_request (id, public_id, user_id, contact_email, contact_first_name, contact_last_name, currency, status,
       status_group, type, value, business_description, language, region, billing_entity_id, brand_id, note)
     values (gen_random_uuid(), 'TM-TEST-1', $1, $2, $3, $3, 'EUR', 'Verification requested', 'Verification', 'WORD', $3, $3, 'en',
       'EU', $4, $5, $3) returning id`,
    [userId, email, marker, entity, brand],
  )
  await run(
    `insert into verification_result (id, version, registration_request_id, jurisdictions, value, result_note, client_note, strategy)
     values (gen_random_uuid(), 1, $1, '[]', $2, $2, $2, $2)`,
    [request, marker],
  )
  await run(
    `insert into case_counterparty (id, primary_name, user_id, whitelisted) values (gen_random_uuid(), $1, $2, true)`,
    [marker, userId],
  )
  await run(`insert into notification (id, to_user_id, type, message) values (gen_random_uuid(), $1, 'test', $2)`, [
    userId,
    marker,
  ])
  await run(`insert into note (text, note_hub_id, is_enabled) select $1, note_hub_id, true from "user" where id = $2`, [
    marker,
    userId,
  ])
  await run(`insert into consultation (id, user_id, description) values (gen_random_uuid(), $1, $2)`, [userId, marker])
  // A question of the account, and one that was asked with its e-mail before there was an account.
  for (const [owner, contact] of [
    [userId, null],
    [null, email],
  ])
    await run(
      `with asked as (insert into support_ticket (subject, description, contact_name, contact_email, created_by_user_id)
         values ($1, $1, $1, $3, $2) returning support_ticket_hub_id as hub)
       insert into thread_comment (id, thread_id, content) select gen_random_uuid(), hub, $1 from asked`,
      [marker, owner, contact],
    )
  await facilities.files.put('personal/marker.pdf', new TextEncoder().encode(marker), 'application/pdf')
  await run(
    `insert into document (path, name, media_type, size, type, document_hub_id, user_id, visible_to_client)
     values ('personal/marker.pdf', $1, 'application/pdf', 11, 'other', gen_random_uuid(), $2, true)`,
    [`${marker}.pdf`, userId],
  )
  const product = await run(
    `insert into product (id, registration_request_id, user_id) values (gen_random_uuid(), $1, $2) returning id`,
    [request, userId],
  )
  await run(
    `insert into invoice (variable_symbol, id, issuer, serial_number, year, payment_date, payment_type, product_id, user_id, document_context)
     values ('2026999901', gen_random_uuid(), 'SK', 999901, 2026, '2026-11-20', 'card', $1, $2, $3)`,
    [product, userId, JSON.stringify({ customer: { name: marker } })],
  )
  await run(
    `insert into mail.outbox (id, recipient, template, language, subject, html, plain) values ('personal', $1, 'x', 'en', $2, $2, $2)`,
    [email, marker],
  )
  await run(
    `insert into mail.outbox (id, recipient, owner, channel, template, language, subject, html, plain)
     values ('texted', '+421 900 000 009', $1, 'sms', 'x', 'en', $2, '', '')`,
    [email, marker],
  )
}

/** Everything that the database holds, table by table, as text. */
async function everywhere(): Promise<Record<string, number>> {
  const { pool } = app.context
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'mail', 'pgboss', 'personal')`,
  )
  const found: Record<string, number> = {}
  for (const { name } of rows) {
    const { rows: hits } = await pool.query<{ n: number }>(
      `select count(*)::int as n from ${name} t where to_jsonb(t)::text ilike '%' || $1 || '%'`,
      [marker],
    )
    if (hits[0]?.n) found[name] = hits[0].n
  }
  return found
}

test('every statement of the list is one that PostgreSQL takes, for somebody with rows in most tables', async () => {
  const { client } = await app.signIn('customer@demo.test', demoPassword)
  const { erased, kept, blockedBy } = await client(userErasurePreview)
  expect(erased.length).toBeGreaterThan(5)
  expect(kept.map(({ what }) => what)).toContain('invoices')
  expect(kept.find(({ what }) => what === 'invoices')).toMatchObject({ years: 10 })
  expect(blockedBy).toContain('live-trademark')
  await expect(client(userErase, { body: { password: demoPassword, confirm: true } })).rejects.toMatchObject({
    code: 'rules-unmet',
  })
})

test('the export has all of it, the file too, and no secret', async () => {
  const { token, client } = await app.signIn(email)
  expect(await client(userExport)).toMatchObject({ files: 1, bytes: 11, last: null })
  const { id } = await client(userExportStart)
  await expect
    .poll(async () => (await client(userExport)).last)
    .toMatchObject({
      id,
      state: 'ready',
      missing: 0,
    })
  const letter = await app.context.pool.query<{ recipient: string; row_id: string }>(
    `select recipient, row_id from mail.outbox where template = 'export-ready'`,
  )
  expect(letter.rows).toMatchObject([{ recipient: email }])
  const shown = await readLetter(app.context.letters, `export-${id}`)
  expect(shown?.text).toContain('/portal/profile?tab=privacy')
  const address = `${app.url}${userExportFile.path.replace('{id}', id)}`
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const withMarker = Object.entries(files).filter(([, bytes]) => strFromU8(bytes).includes(marker))
  expect(withMarker.length).toBeGreaterThanOrEqual(14)
  expect(Object.keys(files).some((name) => name.startsWith('documents/'))).toBe(true)
  const text = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('')
  expect(text).not.toMatch(/password_hash|argon2|refresh_hash/)
})

test('a finished export is its owner’s alone, goes on where it was cut off, and is over when its time is', async () => {
  const { token, client } = await app.signIn(email)
  const last = (await client(userExport)).last
  const address = `${app.url}${userExportFile.path.replace('{id}', last?.id ?? '')}`
  const fetched = async (who: string | null, headers: Record<string, string> = {}) =>
    await fetch(address, { headers: { ...headers, ...(who === null ? {} : { authorization: `Bearer ${who}` }) } })
  await app.addUser('stranger@personal.test', 'customer')
  await app.addUser('clerk@personal.test', 'staff')
  expect((await fetched(null)).status).toBe(401)
  for (const other of ['stranger@personal.test', 'clerk@personal.test'])
    expect((await fetched((await app.signIn(other)).token)).status).toBe(404)

  const whole = await fetched(token)
  const bytes = Buffer.from(await whole.arrayBuffer())
  expect(bytes.byteLength).toBe(last?.size)
  // Cut off in the middle, and gone on from there.
  const cut = await fetched(token)
  const reader = cut.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  const rest = await fetched(token, { range: 'bytes=1000-', 'if-range': whole.headers.get('etag') ?? '' })
  expect([rest.status, rest.headers.get('content-range')]).toEqual([
    206,
    `bytes 1000-${bytes.length - 1}/${bytes.length}`,
  ])
  expect(Buffer.from(await rest.arrayBuffer()).equals(bytes.subarray(1000))).toBe(true)
  expect((await fetched(token, { range: 'bytes=1000-', 'if-range': '"another"' })).status).toBe(200)
  expect((await fetched(token, { range: `bytes=${bytes.length}-` })).status).toBe(416)

  const { facilities, pool } = app.context
  const { rows } = await pool.query<{ path: string }>('select path from personal.export where id = $1', [last?.id])
  const later = new Date(Date.now() + 8 * 86_400_000)
  await clean({ ...facilities, clock: () => later })
  expect((await fetched(token)).status).toBe(404)
  expect((await client(userExport)).last).toBeNull()
  expect(await facilities.files.get(rows[0]?.path ?? '')).toBeNull()
})

test('letters that wait for nothing are forgotten after the time of the configuration, and no others', async () => {
  const { facilities, pool } = app.context
  const days = facilities.letterDays
  const letters = ['sent', 'kept', 'dropped', 'waiting'].flatMap((state) => [
    { id: `${state}-old`, state, age: days + 1 },
    { id: `${state}-new`, state, age: days - 1 },
  ])
  for (const { id, state, age } of letters)
    await pool.query(
      `insert into mail.outbox (id, recipient, template, language, state, created_at)
       values ($1, 'old@personal.test', 'x', 'en', $2, now() - $3 * interval '1 day')`,
      [id, state, age],
    )
  await clean(facilities)
  const { rows } = await pool.query<{ id: string }>(`select id from mail.outbox where recipient = 'old@personal.test'`)
  expect(rows.map(({ id }) => id).toSorted()).toEqual([
    'dropped-new',
    'kept-new',
    'sent-new',
    'waiting-new',
    'waiting-old',
  ])
})

test('an erasure needs the password and the box, and leaves the marker in the invoice alone', async () => {
  const { client } = await app.signIn(email)
  await expect(client(userErase, { body: { password: 'wrong', confirm: true } })).rejects.toMatchObject({
    fields: { password: 'wrong-password' },
  })
  await expect(client(userErase, { body: { password: testPassword, confirm: false as true } })).rejects.toMatchObject({
    fields: { confirm: 'must-accept' },
  })
  expect(Object.keys(await everywhere()).length).toBeGreaterThan(12)
  const exported = (await client(userExportStart)).id
  await expect.poll(async () => (await client(userExport)).last?.state).toBe('ready')
  const ofExport = await app.context.pool.query<{ path: string }>('select path from personal.export where id = $1', [
    exported,
  ])
  await client(userErase, { body: { password: testPassword, confirm: true } })
  await expect(client(userRead)).rejects.toMatchObject({ status: 401 })
  await expect(app.signIn(email)).rejects.toThrow('refused')
  await expect.poll(async () => await app.context.facilities.files.get('personal/marker.pdf')).toBeNull()
  await expect.poll(async () => await app.context.facilities.files.get(ofExport.rows[0]?.path ?? '')).toBeNull()
  const left = async () =>
    (await app.context.pool.query('select 1 from personal.export where user_id = $1', [userId])).rowCount
  await expect.poll(left).toBe(0)
  await expect.poll(everywhere).toEqual({ 'public.invoice': 1 })
})

test('a job that was put in by hand removes no file of somebody who is not erased, nor one that others share', async () => {
  const { facilities, pool } = app.context
  const living = await app.addUser('living@personal.test', 'customer')
  await facilities.files.put('personal/living.pdf', new TextEncoder().encode('living'), 'application/pdf')
  const own = async (path: string, owner: string) =>
    await pool.query(
      `insert into document (path, name, media_type, size, type, document_hub_id, user_id, visible_to_client)
       values ($1, 'x.pdf', 'application/pdf', 6, 'other', gen_random_uuid(), $2, true)`,
      [path, owner],
    )
  await own('personal/living.pdf', living)
  await removeFilesOf(facilities, living)
  // The erased user's row is made to name the file of the other.
  await own('personal/living.pdf', userId)
  await removeFilesOf(facilities, userId)
  expect(await facilities.files.get('personal/living.pdf')).not.toBeNull()
})

test('an erased address can open a new account, which has nothing of the old one', async () => {
  const again = await app.addUser(email, 'customer')
  expect(again).not.toBe(userId)
  const { token } = await app.signIn(email)
  expect(await app.graphql('{ registration_request { id } brand { id } invoice { id } }', {}, token)).toEqual({
    registration_request: [],
    brand: [],
    invoice: [],
  })
})
