import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { createAtOnce } from '../limits/at-once.ts'
import { createPool } from './pool.ts'
import { readInTime } from './time-limit.ts'

let database: FreshDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await freshDatabase()
  pool = createPool(database.url, { max: 1 })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

test('what takes too long is refused, and the connection is as it was', async () => {
  const slow = readInTime(pool, 50, async (client) => await client.query('select pg_sleep(20)'))
  await expect(slow).rejects.toMatchObject({ code: 'too-many-requests' })
  await expect(readInTime(pool, 50, async (client) => await client.query('create table t (a int)'))).rejects.toThrow(
    'read-only',
  )
  const { rows } = await pool.query(`select current_setting('statement_timeout') as time`)
  expect(rows).toEqual([{ time: '0' }])
})

test('so much at once and no more; what ended, well or not, makes room', async () => {
  const atOnce = createAtOnce(2)
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = [atOnce(async () => await promise), atOnce(async () => await promise)]
  await expect(atOnce(async () => 'third')).rejects.toMatchObject({ code: 'too-many-requests' })
  resolve('done')
  expect(await Promise.all(first)).toEqual(['done', 'done'])
  await expect(atOnce(async () => await Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await Promise.all([atOnce(async () => 1), atOnce(async () => 2)])).toEqual([1, 2])
})
