import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '#platform/db/pool.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { watchedMarks } from './watched.ts'

let database: FreshDatabase
let pool: pg.Pool
const [owner, mark, other] = ['a', 'b', 'c'].map((letter) => `0000000${letter}-0000-7000-8000-000000000001`)
const day = '2026-06-15'

beforeAll(async () => {
  database = await freshDatabase({ migrated: true })
  pool = createPool(database.url, { max: 2 })
  await pool.query(`insert into "user" (id, email, state) values ($1, 'a@b.test', 'active')`, [owner])
  for (const [id, name] of [
    [mark, 'KOVENTO'],
    [other, 'LUMERA'],
  ])
    await pool.query(
      `insert into trademark (id, name, jurisdiction, type, user_id, status, status_group) values ($1, $2, 'SK', 'WORD', $3, 'Trademark registered', 'Registered')`,
      [id, name, owner],
    )
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const watch = async (id: string | undefined) =>
  await pool.query(
    `insert into trademark_watch_subscription (id, date_start, date_end, trademark_id, user_id)
      values (gen_random_uuid(), '2026-01-01', '2026-12-31', $1, $2)`,
    [id, owner],
  )
const read = async (on = day) => await watchedMarks(pool, on)

test('what is watched is read again when it changed, and only then', async () => {
  expect(await read()).toBeNull()
  await watch(mark)
  const first = await read()
  expect(first).not.toBeNull()
  expect(await read()).toBe(first)
  // Neither what is not watched nor what the watch does not look at.
  await pool.query(`update trademark set name = 'LUMERO' where id = $1`, [other])
  await pool.query(`update trademark set number = '1' where id = $1`, [mark])
  expect(await read()).toBe(first)
  expect(await read('2026-06-16')).not.toBe(first)
})

const changes: [what: string, sql: string, values: unknown[]][] = [
  ['a name', `update trademark set name = 'KOVENTA' where id = $1`, [mark]],
  ['goods', `update trademark set goods_and_services = '[{"class": 25, "terms": []}]' where id = $1`, [mark]],
  ['dates of a subscription', `update trademark_watch_subscription set date_end = '2027-12-31'`, []],
  ['a subscription that ends', 'delete from trademark_watch_subscription where trademark_id = $1', [mark]],
]
test.each(changes)('%s of what is watched is noticed, once it is committed', async (_what, sql, values) => {
  await watch(mark)
  const before = await read()
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(sql, values)
    expect(await read()).toBe(before)
    await client.query('commit')
  } finally {
    client.release()
  }
  expect(await read()).not.toBe(before)
})
