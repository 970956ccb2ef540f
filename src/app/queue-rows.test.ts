import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestQueueOf, requestWaitsForStaff, requestWaitsForTransfer } from '#domain/registration/queue.ts'
import { registrationStatuses, registrationStatusGroup } from '#domain/registration/status.ts'
import { trademarkQueueOf, trademarkWaitsForStaff } from '#domain/trademark/queue.ts'
import { trademarkStatuses, trademarkStatusGroup } from '#domain/trademark/status.ts'
import { createPool } from '#platform/db/pool.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'

let database: FreshDatabase
let pool: pg.Pool
let owner: string

beforeAll(async () => {
  database = await freshDatabase({ migrated: true })
  pool = createPool(database.url, { max: 2 })
  const { rows } = await pool.query<{ id: string }>(
    `insert into "user" (id, email, role, state) values (gen_random_uuid(), 'owner@rows.test', 'customer', 'active') returning id`,
  )
  owner = rows[0]?.id ?? ''
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

interface Row {
  id: string
  product: string
  queue: string | null
  waits: boolean
}

async function addRequest(status: (typeof registrationStatuses)[number]): Promise<Row> {
  const { rows } = await pool.query<Row>(
    `insert into registration_request (id, public_id, contact_email, contact_first_name, contact_last_name, currency, status, status_group, type, value,
        business_description, language, region, user_id, product_id)
      values (gen_random_uuid(), gen_random_uuid()::text, 'a@b.test', 'A', 'B', 'EUR', $1, $2, 'WORD', 'KOVENTO', 'Bags', 'en', 'EU', $3, null)
      returning id, queue, staff_since = last_status_update is true as waits`,
    [status, registrationStatusGroup(status), owner],
  )
  const [row] = rows
  if (!row) throw new Error('nothing was written')
  const { rows: products } = await pool.query<{ id: string }>(
    `insert into product (id, user_id, registration_request_id) values (gen_random_uuid(), $1, $2) returning id`,
    [owner, row.id],
  )
  return { ...row, product: products[0]?.id ?? '' }
}

const invoiced = async (product: string, by: string) =>
  await pool.query(
    `insert into invoice (variable_symbol, issuer, payment_type, product_id, user_id, document_context)
      values (nextval('variable_symbol_seq')::text, 'SK', $2, $1, $3, '{}')`,
    [product, by, owner],
  )
const waits = async (id: string): Promise<boolean> => {
  const { rows } = await pool.query<{ waits: boolean }>(
    'select staff_since is not null as waits from registration_request where id = $1',
    [id],
  )
  return rows[0]?.waits ?? false
}

test.each(registrationStatuses)('a request that is "%s" stands where the domain says', async (status) => {
  const { queue, waits: doesWait } = await addRequest(status)
  expect([queue, doesWait]).toEqual([requestQueueOf(status), requestWaitsForStaff.includes(status)])
})

test.each(trademarkStatuses)('a trademark that is "%s" stands where the domain says', async (status) => {
  const { rows } = await pool.query<Row>(
    `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group)
      values (gen_random_uuid(), 'KOVENTO', 'WORD', 'SK', $1, $2, $3)
      returning queue, staff_since = last_tracking_update is true as waits`,
    [owner, status, trademarkStatusGroup(status)],
  )
  expect(rows).toEqual([{ queue: trademarkQueueOf(status), waits: trademarkWaitsForStaff.includes(status) }])
})

test('an order waits for us while a transfer is awaited, whichever of the two was written first', async () => {
  const { id, product } = await addRequest(requestWaitsForTransfer)
  await invoiced(product, 'card')
  await pool.query('update registration_request set product_id = $2 where id = $1', [id, product])
  expect(await waits(id)).toBe(false)
  await pool.query(`update invoice set payment_type = 'transfer' where product_id = $1`, [product])
  expect(await waits(id)).toBe(true)
  await pool.query(`update invoice set cancelled_at = now() where product_id = $1`, [product])
  expect(await waits(id)).toBe(false)
  const other = await addRequest(requestWaitsForTransfer)
  await invoiced(other.product, 'transfer')
  expect(await waits(other.id)).toBe(false)
  await pool.query('update registration_request set product_id = $2 where id = $1', [other.id, other.product])
  expect(await waits(other.id)).toBe(true)
})
