import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '#platform/db/pool.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { createBackoff } from './backoff.ts'

const pace = { free: 3, longest: 60, forget: 600 }
let now = 1_800_000_000_000
let database: FreshDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await freshDatabase()
  pool = createPool(database.url, { max: 16 })
  await pool.query('create table rate_limit (key varchar(255) primary key, points integer not null, expire bigint)')
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

test('waits double from one second to the longest, and what comes too early lengthens none', async () => {
  const backoff = createBackoff(pool, 'a', pace, () => new Date(now))
  const waits: number[] = []
  for (let n = 0; n < 10; n += 1) {
    for (let early = 0; early < 3; early += 1) await backoff.take('late')
    const wait = (await backoff.take('late')) ?? 0
    waits.push(wait)
    now += wait * 1000
    expect(await backoff.take('late')).toBe(null)
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60, 60])
})

test('of many at once the free ones pass, whatever the clocks of their processes say', async () => {
  let skew = 0
  const backoff = createBackoff(pool, 'b', pace, () => new Date(now + (skew++ % 5) * 7))
  const taken = await Promise.all(Array.from({ length: 30 }, async () => await backoff.take('many')))
  expect(taken.filter((wait) => wait === null)).toHaveLength(3)
})

test('time and success forget, in every spelling of a name', async () => {
  const backoff = createBackoff(pool, 'c', pace, () => new Date(now))
  const passes = async (who: string) => {
    let many = 0
    while ((await backoff.take(who)) === null) many += 1
    return many
  }
  expect([await passes('Žofia@a.test'), await passes(' ZOFIA@a.test')]).toEqual([3, 0])
  await backoff.forget('zofia@a.test')
  expect(await passes('Žofia@a.test')).toBe(3)
  now += pace.forget * 1000
  expect(await passes('Žofia@a.test')).toBe(3)
})
