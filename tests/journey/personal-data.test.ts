import { unzipSync, strFromU8 } from 'fflate'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userErase, userErasurePreview } from '#contract/profile.ts'
import { userRead } from '#contract/user.ts'
import { demoPassword } from '#db/demo/seed.ts'
import { holdings, nobodysTables } from '#features/account/personal-data.ts'
import * as tables from '#schema/tables.ts'
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
  await run(`insert into support_ticket (description, created_by_user_id) values ($1, $2)`, [marker, userId])
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
}

/** Everything that the database holds, table by table, as text. */
async function everywhere(): Promise<Record<string, number>> {
  const { pool } = app.context
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'mail', 'pgboss')`,
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

test('every table is either one with data of customers or one of nobody', () => {
  const all = Object.values(tables).map((table) => getTableConfig(table).name)
  const declared = [...holdings.map(({ table }) => table), ...nobodysTables]
  expect(new Set(declared).size).toBe(declared.length)
  expect(declared.toSorted()).toEqual(all.toSorted())
})

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
  const { token } = await app.signIn(email)
  const answer = await fetch(`${app.url}/api/user/export`, { headers: { authorization: `Bearer ${token}` } })
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

test('an erasure needs the password and the box, and leaves the marker in the invoice alone', async () => {
  const { client } = await app.signIn(email)
  await expect(client(userErase, { body: { password: 'wrong', confirm: true } })).rejects.toMatchObject({
    fields: { password: 'wrong-password' },
  })
  await expect(client(userErase, { body: { password: testPassword, confirm: false as true } })).rejects.toMatchObject({
    fields: { confirm: 'must-accept' },
  })
  expect(Object.keys(await everywhere()).length).toBeGreaterThan(12)
  await client(userErase, { body: { password: testPassword, confirm: true } })
  await expect(client(userRead)).rejects.toMatchObject({ status: 401 })
  await expect(app.signIn(email)).rejects.toThrow('refused')
  await expect
    .poll(async () => await app.context.facilities.files.get('personal/marker.pdf'), { timeout: 20_000 })
    .toBeNull()
  expect(await everywhere()).toEqual({ 'public.invoice': 1 })
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
