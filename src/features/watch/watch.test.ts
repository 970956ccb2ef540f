import { expect, test } from 'vitest'
import { marksChanged } from '#features/register/index.ts'
import { madeRecords } from '#tests/office-files.ts'
import { filing, WatchWorld } from './fixture/watch-world.ts'

const world = new WatchWorld()

test('a planted filing is found once, unrated, with what the office says; a repeated import finds nothing again', async () => {
  const id = await world.subscribe({ name: 'Zorbexium' })
  const records = [
    ...[...madeRecords(200, 11)].map((one, at) => ({ ...one, number: String(91_000_000 + at) })),
    filing(1, 'ZORBEKSIUM'),
  ]
  await world.given(records, 50)
  expect(await world.workOff()).toBeGreaterThanOrEqual(1)
  const first = await world.results()
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
      publication_date: null,
      registration_date: null,
      state: 'pending',
      status: '630',
      ipo_link: expect.stringContaining('90000001') as string,
      seen: false,
      changed: false,
    },
  ])
  await world.given([...records, filing(2, 'MEADOW')])
  expect(await world.workOff()).toBe(0)
  expect(await world.results()).toEqual(first)
})

test('of many watched marks each finds its own filing, and no other word', async () => {
  const names = [...new Set([...madeRecords(400, 12)].map((one) => one.text).filter((text) => text.length > 8))].slice(
    0,
    120,
  )
  const ids = new Map<string, string>()
  for (const name of names) ids.set(name, await world.subscribe({ name, type: 'identical' }))
  await world.given(names.map((name, at) => filing(at, name.toLowerCase())))
  expect(await world.workOff()).toBe(names.length)
  const rows = await world.results()
  for (const [at, name] of names.entries()) {
    const own = rows.filter((row) => row['application_number'] === String(90_000_000 + at))
    expect(own.map((row) => row['trademark_id'])).toEqual([ids.get(name)])
  }
})

test('what changes in words or classes is held against the watch again, what changes otherwise is not', async () => {
  await world.subscribe({ name: 'Zorbexium' })
  await world.given([filing(1, 'MEADOW'), filing(2, 'ZORBEXIUM', { classes: [31] })])
  expect(await world.workOff()).toBe(0)
  await world.given([
    filing(1, 'ZORBEXIUN', { date: '2026-06-02' }),
    filing(2, 'ZORBEXIUM', { classes: [42], date: '2026-06-02' }),
    filing(3, 'RIVER'),
  ])
  expect(await world.workOff()).toBe(2)
  await world.given([filing(3, 'RIVER', { date: '2026-06-03', owner: 'Another LLC', status: '700' })])
  expect(await world.sent()).toEqual([])
})

test('one’s own marks, marks no longer in force and days outside of the subscription give nothing', async () => {
  await world.subscribe({ name: 'Zorbexium', number: '90 000 001' })
  await world.subscribe({ name: 'Zorbexium', number: '555', jurisdiction: 'SK' })
  await world.given([filing(1, 'ZORBEXIUM'), filing(2, 'ZORBEXIUM', { status: '602' })])
  expect(await world.workOff()).toBe(0)
  await world.pool.query(`update trademark_watch_subscription set date_end = '2026-06-14'`)
  await world.given([filing(3, 'ZORBEXIUM')])
  expect(await world.workOff()).toBe(0)
  await world.pool.query(`update trademark_watch_subscription set date_end = '2026-06-15'`)
  await world.given([filing(4, 'ZORBEXIUM')])
  expect(await world.workOff()).toBe(2)
})

test('two subscriptions of one mark and another spelling of the filing make one result', async () => {
  const id = await world.subscribe({ name: 'You are great' })
  await world.watchToo(id, 'identical')
  await world.given([filing(1, 'URGR8', { pseudo: 'YOU ARE GREAT' })])
  expect(await world.workOff()).toBe(1)
  expect(await world.results()).toMatchObject([{ mark_name: 'URGR8 (YOU ARE GREAT)' }])
})

test('a batch that is undone sends nothing; without a watch nothing is sent at all', async () => {
  await world.given([filing(1, 'ZORBEXIUM')])
  expect(await world.sent()).toEqual([])
  await world.subscribe({ name: 'Zorbexium' })
  world.events.subscribe(marksChanged, () => Promise.reject(new Error('the power went')))
  await expect(world.given([filing(2, 'ZORBEXIUM')])).rejects.toThrow('the power went')
  expect(await world.sent()).toEqual([])
})

test('two workers at once, and a job that runs again after it was broken off, leave one row each', async () => {
  for (const name of ['Zorbexium', 'Zorbexia', 'Velmora']) await world.subscribe({ name })
  await world.given(
    Array.from({ length: 60 }, (_, at) => filing(at, at % 2 === 0 ? 'ZORBEXIUM' : 'VELMORRA')),
    20,
  )
  const ids = await world.sent()
  expect(ids).toHaveLength(3)
  await Promise.all([...ids, ...ids, ...ids].map(async (list) => await world.look(list)))
  const rows = await world.results()
  expect(new Set(rows.map((row) => `${String(row['trademark_id'])} ${String(row['application_number'])}`)).size).toBe(
    rows.length,
  )
  expect(rows).toHaveLength(30 * 2 + 30)
})

test('a rated result stays rated when its filing comes again with other words', async () => {
  await world.subscribe({ name: 'Zorbexium' })
  await world.given([filing(1, 'ZORBEXIUM')])
  await world.workOff()
  await world.pool.query(`update trademark_monitoring_result set relevance = 'low'`)
  await world.given([filing(1, 'ZORBEXIUMM', { date: '2026-06-09' })])
  expect(await world.workOff()).toBe(0)
  expect(await world.results()).toMatchObject([{ relevance: 'low', mark_name: 'ZORBEXIUM' }])
})
