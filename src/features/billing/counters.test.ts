import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindDatabase } from '#platform/db/database.ts'
import { createPool } from '#platform/db/pool.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { amount } from '#tests/proof.ts'
import { seededRandom } from '#tests/random.ts'
import { nextNumber } from './counters.ts'

let database: FreshDatabase
let pool: pg.Pool
const writers = 16
beforeAll(async () => {
  database = await freshDatabase({ migrated: true })
  pool = createPool(database.url, { max: writers })
  await pool.query('create table taken (year integer not null, number integer not null)')
})
afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

const wanted = amount(300, 1000)
const seed = Number(process.env['SEED'] ?? 20_261_231)

test(`${wanted} invoices of ${writers} writers over a year change, a tenth undone: no gap, no double (seed ${seed})`, async () => {
  let left = wanted
  let undone = 0
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      const random = seededRandom(seed + writer)
      const client = await pool.connect()
      try {
        while (left > 0) {
          left -= 1
          // The clocks of the writers do not agree on the minute of midnight.
          const year = left + random() * 40 > wanted / 2 ? 2026 : 2027
          await client.query('begin')
          const number = await nextNumber(bindDatabase(client), 'SK', year, 'invoice')
          await client.query('insert into taken values ($1, $2)', [year, number])
          const keeps = random() >= 0.1
          if (!keeps) {
            undone += 1
            left += 1
          }
          await client.query(keeps ? 'commit' : 'rollback')
        }
      } finally {
        client.release()
      }
    }),
  )
  const { rows } = await pool.query<{ year: number; n: number; distinct: number; first: number; last: number }>(
    `select year, count(*)::int as n, count(distinct number)::int as distinct, min(number) as first, max(number) as last
       from taken group by 1 order by 1`,
  )
  expect(rows.map(({ year }) => year)).toEqual([2026, 2027])
  for (const { n, ...row } of rows) expect(row).toMatchObject({ distinct: n, first: 1, last: n })
  expect(rows.reduce((sum, { n }) => sum + n, 0)).toBe(wanted)
  expect(undone).toBeGreaterThan(wanted / 30)
})
