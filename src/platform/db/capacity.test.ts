import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { busy } from './busy.ts'
import { checkCapacity } from './capacity.ts'
import { createPool } from './pool.ts'
import { inTransaction } from './transaction.ts'

let database: FreshDatabase
let pool: ReturnType<typeof createPool>
beforeAll(async () => {
  database = await freshDatabase()
  pool = createPool(database.url, { max: 3, statementMs: 30_000 })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

test('pools that the server could not fill are refused at start, with their sizes and what to change', async () => {
  await checkCapacity(pool, { work: 2, control: 1 }, 1)
  const most = Number((await pool.query<{ n: string }>(`select current_setting('max_connections') as n`)).rows[0]?.n)
  await expect(checkCapacity(pool, { work: most }, 1)).rejects.toThrow(/work \d+: .*DATABASE_POOLS/)
  await expect(checkCapacity(pool, { work: Math.ceil(most / 4) }, 4)).rejects.toThrow('DATABASE_PROCESSES')
})

test('a statement waits for a lock for five seconds and no longer, in a transaction and outside', async () => {
  const shown = async (name: string) => (await pool.query<Record<string, string>>(`show ${name}`)).rows[0]?.[name]
  expect([await shown('lock_timeout'), await shown('statement_timeout')]).toEqual(['5s', '30s'])
  const plain = createPool(database.url, { max: 1 })
  try {
    // Local to the transaction: a pool behind a pooler of transactions has no settings of its own.
    const inside = await inTransaction(
      plain,
      async (tx) => (await tx.$client.query<{ lock_timeout: string }>('show lock_timeout')).rows,
    )
    expect(inside).toEqual([{ lock_timeout: '5s' }])
    expect((await plain.query<{ lock_timeout: string }>('show lock_timeout')).rows).toEqual([{ lock_timeout: '0' }])
  } finally {
    await plain.end()
  }
})

test('a lock, a time or a connection that was not given is "not ready", with when to ask again; other failures are not', async () => {
  await pool.query('create table held (id int)')
  await pool.query('insert into held values (1)')
  const holder = await pool.connect()
  try {
    await holder.query('begin; select * from held for update')
    const locked = await pool.query('select * from held for update nowait').catch((error: unknown) => error)
    expect(busy(locked)).toMatchObject({ code: 'not-ready', status: 503, retryAfter: 5 })
    const late = await inTransaction(pool, async (tx) => {
      await tx.$client.query('set local statement_timeout = 20')
      await tx.$client.query('select pg_sleep(5)')
    }).catch((error: unknown) => error)
    expect(busy(late)).toMatchObject({ code: 'not-ready' })
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  const wrong = await pool.query('select * from nothing').catch((error: unknown) => error)
  expect(busy(wrong)).toBeUndefined()
})
