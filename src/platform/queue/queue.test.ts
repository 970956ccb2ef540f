import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createPool } from '#platform/db/pool.ts'
import { createLog } from '#platform/log/log.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { createQueue, defineJob, nothing, type Queue } from './queue.ts'

const numbered = defineJob('test.numbered', { byStaff: [], data: z.strictObject({ n: z.number() }), retries: 0 })
let database: FreshDatabase
let pool: ReturnType<typeof createPool>
let queue: Queue

beforeAll(async () => {
  database = await freshDatabase()
  pool = createPool(database.url, { max: 4, applicationName: 'test', onError: () => undefined })
  queue = await createQueue(pool, [numbered], createLog('silent'), { cron: false })
})
afterAll(async () => {
  await queue.stop()
  await pool.end()
  await database.drop()
})

const states = async () => {
  const { rows } = await pool.query<{ state: string; n: number }>(
    'select state::text as state, count(*)::int as n from pgboss.job where name = $1 group by 1 order by 1',
    [numbered.name],
  )
  return rows
}

it('works on many jobs at once, and one that fails takes no other with it', async () => {
  for (let n = 0; n < 60; n++) await queue.send(pool, numbered, { n })
  const worked: number[] = []
  await queue.work(numbered, async ({ n }) => {
    worked.push(n)
    await Promise.resolve()
    if (n === 3) throw new Error('this one fails')
  })
  // One job per poll would take half a minute.
  await expect.poll(states, { timeout: 10_000 }).toEqual([
    { state: 'completed', n: 59 },
    { state: 'failed', n: 1 },
  ])
  expect(worked.length).toBe(60)
})

it('works on jobs of a time of day, which carry nothing, also those whose times an earlier version kept', async () => {
  const daily = defineJob('test.daily', { byStaff: [], data: nothing, retries: 0 })
  const timed = await createQueue(pool, [daily], createLog('silent'), { cron: false })
  await timed.schedule(daily, '17 3 * * *')
  let worked = 0
  await timed.work(daily, async () => {
    worked += 1
    await Promise.resolve()
  })
  // What the library does when the time has come: it sends what it keeps beside the time.
  const come = async () =>
    await pool.query(
      `insert into pgboss.job (name, data) select name, data from pgboss.schedule where name = 'test.daily'`,
    )
  await come()
  await pool.query(`update pgboss.schedule set data = null where name = 'test.daily'`)
  await come()
  await expect.poll(() => worked, { timeout: 10_000 }).toBe(2)
  await timed.stop()
})
