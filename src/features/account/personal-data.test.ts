import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { matterTables } from '#domain/account/matters.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { createPool } from '#platform/db/pool.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { wholeWorld, type World } from '#tests/whole-world.ts'
import { resolveOwn } from './own-rows.ts'
import { holdings } from './personal-data.ts'

const [ownerId, otherId, staffId] = ['1', '2', '3'].map((n) => `019aa000-0000-7000-8000-00000000000${n}`)
let database: FreshDatabase
let pool: pg.Pool
let world: World

beforeAll(async () => {
  database = await freshDatabase({ migrated: true })
  pool = createPool(database.url, { max: 4, applicationName: 'test', onError: () => undefined })
  for (const [id, role] of [
    [ownerId, 'customer'],
    [otherId, 'customer'],
    [staffId, 'staff'],
  ])
    await pool.query(
      `insert into "user" (id, email, role, state) values ($1::uuid, $1::text || '@holdings.test', $2, 'active')`,
      [id, role],
    )
  world = await wholeWorld(pool, ownerId ?? '', staffId ?? '', 'Mine')
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const notesOf = async (userId: string | undefined) => {
  const mine = holdings.find(({ table }) => table === 'note')?.mine ?? 'false'
  const own = await resolveOwn(bindDatabase(pool), userId ?? '', `${userId}@holdings.test`)
  const { sql, values } = own(mine)
  const { rows } = await pool.query<{ text: string }>(`select t.text from note t where ${sql}`, values)
  return rows.map(({ text }) => text)
}

describe('a note about a row of the user is one of the user’s data', () => {
  test.each(matterTables)('%s', async (table) => {
    const { rows: columns } = await pool.query(
      `select 1 from information_schema.columns where table_name = $1 and column_name = 'note_hub_id'`,
      [table],
    )
    // Without notes there is nothing to be found.
    if (columns.length === 0) return
    const { rowCount } = await pool.query(
      `insert into note (text, note_hub_id) select 'about ' || $1::text, note_hub_id from "${table}" where id::text = $2`,
      [table, table === 'user' ? ownerId : world[table]],
    )
    expect(rowCount).toBe(1)
    expect(await notesOf(ownerId)).toContain(`about ${table}`)
    expect(await notesOf(otherId)).not.toContain(`about ${table}`)
  })
})
