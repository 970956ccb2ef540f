import { expect, test } from 'vitest'
import { refreshHits } from './jobs.ts'
import { filing, WatchWorld } from './fixture/watch-world.ts'

const world = new WatchWorld()

test('a filing first seen without what makes it a hit is found once it has it, and only once', async () => {
  await world.subscribe({ name: 'Zorbexium' })
  await world.given([
    filing(1, 'ZORBEXIUM', { classes: [31] }),
    filing(2, 'MEADOW'),
    filing(3, 'ZORBEXIUM', { status: '602' }),
    filing(4, 'ZORBEXIUM', { stateOnly: true }),
  ])
  expect(await world.workOff()).toBe(0)
  const later = { date: '2026-06-02' }
  const complete = [
    filing(1, 'ZORBEXIUM', { ...later, classes: [9] }),
    filing(2, 'ZORBEXIUN', later),
    // Given up by mistake, and in force again.
    filing(3, 'ZORBEXIUM', { ...later, status: '630' }),
    filing(4, 'ZORBEXIUM', later),
  ]
  await world.given(complete)
  expect(await world.workOff()).toBe(4)
  await world.given([...complete, filing(5, 'RIVER')])
  expect(await world.workOff()).toBe(0)
  expect(await world.results()).toHaveLength(4)
})

test('a hit that stands keeps its rating and its name, and shows how its filing stands now', async () => {
  await world.subscribe({ name: 'Zorbexium' })
  await world.given([filing(1, 'ZORBEXIUM'), filing(2, 'ZORBEXIUM')])
  await world.workOff()
  await world.pool.query(`update trademark_monitoring_result set relevance = 'high', seen = true`)
  const step = { status: '700', registered: '2026-06-08', registrationNumber: '7000001', classes: [9, 42] }
  await world.given([filing(1, 'ZORBEXIUMM', { date: '2026-06-09', ...step })])
  expect(await world.workOff()).toBe(0)
  expect(await world.results()).toMatchObject([
    {
      relevance: 'high',
      mark_name: 'ZORBEXIUM',
      type: 'registration',
      state: 'registered',
      status: '700',
      registration_date: '2026-06-08',
      trademark_number: '7000001',
      classes: [9, 42],
      // Another step is news to who has seen it.
      seen: false,
      changed: true,
    },
    { relevance: 'high', state: 'pending', seen: true, changed: false },
  ])
  await world.given([filing(1, 'ZORBEXIUMM', { date: '2026-06-10', ...step, status: '710' })])
  await world.workOff()
  expect(await world.results()).toMatchObject([{ state: 'dead', relevance: 'high' }, { state: 'pending' }])
})

test('what changes of the owner alone is no news of a hit', async () => {
  await world.subscribe({ name: 'Zorbexium' })
  await world.given([filing(1, 'ZORBEXIUM')])
  await world.workOff()
  await world.pool.query(`update trademark_monitoring_result set relevance = 'low', seen = true`)
  await world.given([filing(1, 'ZORBEXIUM', { date: '2026-06-09', owner: 'Yet Another LLC' })])
  await world.workOff()
  expect(await world.results()).toMatchObject([{ seen: true, changed: false }])
})

test('a hit that nobody has rated is called by what the office says last', async () => {
  await world.subscribe({ name: 'Zorbexium' })
  await world.given([filing(1, 'ZORBEXIUN')])
  await world.workOff()
  await world.given([filing(1, 'ZORBEXIUM', { date: '2026-06-09' })])
  expect(await world.workOff()).toBe(0)
  expect(await world.results()).toMatchObject([{ relevance: null, mark_name: 'ZORBEXIUM' }])
})

test('hits follow their filings also when their watch is over; filings without a hit send nothing', async () => {
  await world.subscribe({ name: 'Zorbexium' })
  await world.given([filing(1, 'ZORBEXIUM'), filing(2, 'MEADOW')])
  await world.workOff()
  await world.pool.query(`update trademark_watch_subscription set date_end = '2026-06-14'`)
  const later = { date: '2026-06-09', status: '700' }
  await world.given([filing(1, 'ZORBEXIUM', later), filing(2, 'MEADOW', later)])
  expect(await world.sent()).toEqual([])
  expect(await world.sent(refreshHits)).toEqual([[1]])
  await world.workOff()
  expect(await world.results()).toMatchObject([{ state: 'registered', status: '700' }])
})
