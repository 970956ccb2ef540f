import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { bindDatabase } from '#platform/db/database.ts'
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
  for (let n = 0; n < 60; n++) await queue.send(bindDatabase(pool), numbered, { n })
  const worked: number[] = []
  await queue.work(numbered, async ({ n }) => {
    worked.push(n)
    await Promise.resolve()
    if (n === 3) throw new Error('this one fails')
  })
  // One job per poll would take half a minute.
  await expect.poll(states).toEqual([
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
  await expect.poll(() => worked).toBe(2)
  await timed.stop()
})

it('a kind of which one runs at a time has one in the whole installation, however many processes work on it', async () => {
  const heavy = defineJob('test.heavy', {
    byStaff: [],
    data: z.strictObject({ n: z.number() }),
    retries: 0,
    atOnce: 4,
    oneAtATime: true,
  })
  const processes = await Promise.all(
    [1, 2, 3].map(async () => await createQueue(pool, [heavy], createLog('silent'), { cron: false })),
  )
  const release: (() => void)[] = []
  const done: number[] = []
  let most = 0
  for (const process of processes)
    await process.work(heavy, async ({ n }) => {
      await new Promise<void>((resolve) => {
        release.push(resolve)
        most = Math.max(most, release.length)
      })
      done.push(n)
    })
  for (let n = 0; n < 4; n++) await processes[0]?.send(bindDatabase(pool), heavy, { n })
  for (let n = 0; n < 4; n++) {
    await expect.poll(() => release.length).toBe(1)
    // What the others do in the meantime is to ask: the table says that none of them got one.
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from pgboss.job where name = $1 and state = 'active'`,
      [heavy.name],
    )
    expect(rows[0]?.n).toBe(1)
    release.pop()?.()
  }
  await expect.poll(() => done.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
  expect(most).toBe(1)
  for (const process of processes) await process.stop()
})

it('leaves connections to others however many kinds of work there are', async () => {
  let [running, most] = [0, 0]
  const counted = new Proxy(pool, {
    get(inner, name) {
      if (name !== 'query') return Reflect.get(inner, name) as unknown
      return async (...given: [string, unknown[]?]) => {
        running += 1
        most = Math.max(most, running)
        try {
          return await pool.query(...given)
        } finally {
          running -= 1
        }
      }
    },
  })
  const kinds = Array.from({ length: 20 }, (_, n) =>
    defineJob(`test.kind-${n}`, { byStaff: [], data: nothing, retries: 0 }),
  )
  const many = await createQueue(counted, kinds, createLog('silent'), { cron: false })
  const worked = new Set<string>()
  for (const kind of kinds)
    await many.work(kind, async () => {
      worked.add(kind.name)
      await Promise.resolve()
    })
  for (const kind of kinds) await many.send(bindDatabase(pool), kind, {})
  await expect.poll(() => worked.size).toBe(kinds.length)
  await many.stop()
  // Three of the workers, and the one look for all kinds.
  expect(most).toBeLessThanOrEqual(4)
})
