import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { importFile, marksChanged } from '#features/register/index.ts'
import { createPool } from '#platform/db/pool.ts'
import { createEventBus, type EventBus } from '#platform/events/events.ts'
import { createLog } from '#platform/log/log.ts'
import { createQueue, type Queue } from '#platform/queue/queue.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { type MadeRecord, madeRecords, officeFile } from '#tests/office-files.ts'
import { follow, jobs, watchMarks } from './jobs.ts'
import { watchThese } from './run.ts'

const clock = () => new Date('2026-06-15T12:00:00Z')
let database: FreshDatabase
let pool: pg.Pool
let queue: Queue
let events: EventBus
let folder: string
let owner = ''
beforeAll(async () => {
  database = await freshDatabase({ migrated: true })
  pool = createPool(database.url, { max: 8 })
  queue = await createQueue(pool, jobs, createLog('silent'), { cron: false })
  folder = await mkdtemp(path.join(tmpdir(), 'markwright-watch-'))
  const { rows } = await pool.query<{ id: string }>(
    `insert into "user" (id, email, role, state) values (gen_random_uuid(), 'owner@watch.test', 'customer', 'active') returning id`,
  )
  owner = rows[0]?.id ?? ''
})
afterAll(async () => {
  await queue.stop()
  await pool.end()
  await database.drop()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await pool.query('truncate mark, mark_import restart identity')
  await pool.query(`delete from trademark; delete from pgboss.job where name = '${watchMarks.name}'`)
  events = createEventBus()
  follow(events, { queue: () => queue, clock })
})

interface Subscribed {
  name: string
  type?: 'identical' | 'similar'
  classes?: number[]
  number?: string | null
  jurisdiction?: string
  from?: string
  until?: string
}
async function subscribe({
  name,
  type = 'similar',
  classes = [9],
  number = null,
  ...more
}: Subscribed): Promise<string> {
  const goods = JSON.stringify(classes.map((one) => ({ class: one, terms: ['invented goods'] })))
  const { rows } = await pool.query<{ id: string }>(
    `insert into trademark (id, name, jurisdiction, type, number, goods_and_services, user_id, status, status_group)
     values (gen_random_uuid(), $1, $2, 'WORD', $3, $4, $5, 'Application filed', 'Examination') returning id`,
    [name, more.jurisdiction ?? 'US', number, goods, owner],
  )
  const id = rows[0]?.id ?? ''
  await pool.query(
    `insert into trademark_watch_subscription (id, trademark_id, user_id, type, date_start, date_end)
     values (gen_random_uuid(), $1, $2, $3, $4, $5)`,
    [id, owner, type, more.from ?? '2026-01-01', more.until ?? '2026-12-31'],
  )
  return id
}

const filing = (number: number, text: string, more: Partial<MadeRecord> = {}): MadeRecord => ({
  number: String(90_000_000 + number),
  date: '2026-06-01',
  text,
  classes: [9],
  goods: 'Software',
  owner: 'Somebody Else LLC',
  status: '630',
  filed: '2026-05-20',
  ...more,
})

let files = 0
async function given(records: Iterable<MadeRecord>, batchSize = 1000) {
  files += 1
  const file = path.join(folder, `watch-${files}.xml`)
  await writeFile(file, officeFile('uspto', records))
  return await importFile({ pool, events, clock }, file, { format: 'uspto', office: null, batchSize })
}
const sent = async () =>
  (
    await pool.query<{ data: { markIds: number[] } }>(
      'select data from pgboss.job where name = $1 order by created_on',
      [watchMarks.name],
    )
  ).rows.map((row) => row.data.markIds)
const workOff = async () => {
  let found = 0
  for (const ids of await sent()) found += await watchThese({ pool, clock }, ids)
  return found
}
const results = async () =>
  (
    await pool.query<Record<string, unknown>>(
      `select trademark_id, type, relevance, mark_name, mark_type, classes, jurisdiction, application_number, trademark_number,
              filing_date::text, ipo_link, seen from trademark_monitoring_result order by application_number, trademark_id`,
    )
  ).rows

test('a planted filing is found once, unrated, with what the office says; a repeated import finds nothing again', async () => {
  const id = await subscribe({ name: 'Zorbexium' })
  const records = [
    ...[...madeRecords(200, 11)].map((one, at) => ({ ...one, number: String(91_000_000 + at) })),
    filing(1, 'ZORBEKSIUM'),
  ]
  await given(records, 50)
  expect(await workOff()).toBeGreaterThanOrEqual(1)
  const first = await results()
  expect(first.filter((one) => one['application_number'] === '90000001')).toEqual([
    {
      trademark_id: id,
      type: 'filing',
      relevance: null,
      mark_name: 'ZORBEKSIUM',
      mark_type: 'WORD',
      classes: [9],
      jurisdiction: 'US',
      application_number: '90000001',
      trademark_number: null,
      filing_date: '2026-05-20',
      ipo_link: expect.stringContaining('90000001') as string,
      seen: false,
    },
  ])
  await given([...records, filing(2, 'MEADOW')])
  expect(await workOff()).toBe(0)
  expect(await results()).toEqual(first)
})

test('of many watched marks each finds its own filing, and no other word', async () => {
  const names = [...new Set([...madeRecords(400, 12)].map((one) => one.text).filter((text) => text.length > 8))].slice(
    0,
    120,
  )
  const ids = new Map<string, string>()
  for (const name of names) ids.set(name, await subscribe({ name, type: 'identical' }))
  await given(names.map((name, at) => filing(at, name.toLowerCase())))
  expect(await workOff()).toBe(names.length)
  const rows = await results()
  for (const [at, name] of names.entries()) {
    const own = rows.filter((row) => row['application_number'] === String(90_000_000 + at))
    expect(own.map((row) => row['trademark_id'])).toEqual([ids.get(name)])
  }
})

test('what changes in words or classes is held against the watch again, what changes otherwise is not', async () => {
  await subscribe({ name: 'Zorbexium' })
  await given([filing(1, 'MEADOW'), filing(2, 'ZORBEXIUM', { classes: [31] })])
  expect(await workOff()).toBe(0)
  await pool.query(`delete from pgboss.job where name = '${watchMarks.name}'`)
  await given([
    filing(1, 'ZORBEXIUN', { date: '2026-06-02' }),
    filing(2, 'ZORBEXIUM', { classes: [42], date: '2026-06-02' }),
    filing(3, 'RIVER'),
  ])
  expect(await workOff()).toBe(2)
  await pool.query(`delete from pgboss.job where name = '${watchMarks.name}'`)
  await given([filing(3, 'RIVER', { date: '2026-06-03', owner: 'Another LLC', status: '700' })])
  expect(await sent()).toEqual([])
})

test('one’s own marks, marks no longer in force and days outside of the subscription give nothing', async () => {
  await subscribe({ name: 'Zorbexium', number: '90 000 001' })
  await subscribe({ name: 'Zorbexium', number: '555', jurisdiction: 'SK' })
  await given([filing(1, 'ZORBEXIUM'), filing(2, 'ZORBEXIUM', { status: '602' })])
  expect(await workOff()).toBe(0)
  await pool.query(`update trademark_watch_subscription set date_end = '2026-06-14'`)
  await given([filing(3, 'ZORBEXIUM')])
  expect(await workOff()).toBe(0)
  await pool.query(`update trademark_watch_subscription set date_end = '2026-06-15'`)
  await given([filing(4, 'ZORBEXIUM')])
  expect(await workOff()).toBe(2)
})

test('two subscriptions of one mark and another spelling of the filing make one result', async () => {
  const id = await subscribe({ name: 'You are great' })
  await pool.query(
    `insert into trademark_watch_subscription (id, trademark_id, user_id, type, date_start, date_end)
     values (gen_random_uuid(), $1, $2, 'identical', '2026-01-01', '2026-12-31')`,
    [id, owner],
  )
  await given([filing(1, 'URGR8', { pseudo: 'YOU ARE GREAT' })])
  expect(await workOff()).toBe(1)
  expect(await results()).toMatchObject([{ mark_name: 'URGR8 (YOU ARE GREAT)' }])
})

test('a batch that is undone sends nothing; without a watch nothing is sent at all', async () => {
  await given([filing(1, 'ZORBEXIUM')])
  expect(await sent()).toEqual([])
  await subscribe({ name: 'Zorbexium' })
  events.subscribe(marksChanged, () => Promise.reject(new Error('the power went')))
  await expect(given([filing(2, 'ZORBEXIUM')])).rejects.toThrow('the power went')
  expect(await sent()).toEqual([])
})

test('two workers at once, and a job that runs again after it was broken off, leave one row each', async () => {
  for (const name of ['Zorbexium', 'Zorbexia', 'Velmora']) await subscribe({ name })
  await given(
    Array.from({ length: 60 }, (_, at) => filing(at, at % 2 === 0 ? 'ZORBEXIUM' : 'VELMORRA')),
    20,
  )
  const ids = await sent()
  expect(ids).toHaveLength(3)
  await Promise.all([...ids, ...ids, ...ids].map(async (list) => await watchThese({ pool, clock }, list)))
  const rows = await results()
  expect(new Set(rows.map((row) => `${String(row['trademark_id'])} ${String(row['application_number'])}`)).size).toBe(
    rows.length,
  )
  expect(rows).toHaveLength(30 * 2 + 30)
})

test('a rated result stays rated when its filing comes again with other words', async () => {
  await subscribe({ name: 'Zorbexium' })
  await given([filing(1, 'ZORBEXIUM')])
  await workOff()
  await pool.query(`update trademark_monitoring_result set relevance = 'low'`)
  await given([filing(1, 'ZORBEXIUMM', { date: '2026-06-09' })])
  expect(await workOff()).toBe(0)
  expect(await results()).toMatchObject([{ relevance: 'low', mark_name: 'ZORBEXIUM' }])
})
