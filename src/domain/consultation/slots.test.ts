import { describe, expect, test } from 'vitest'
import { readWeekHours } from '#kernel/week-hours.ts'
import { freeSlots, noticeHours, offeredDays, talkMinutes } from './slots.ts'

const zone = 'Europe/Bratislava'
const diary = (hours: string, more: { closed?: string[]; booked?: string[] } = {}) => ({
  hours: readWeekHours(hours) ?? [],
  zone,
  isClosed: (day: string) => (more.closed ?? []).includes(day),
  booked: new Set((more.booked ?? []).map((at) => Date.parse(at))),
})
// A Sunday.
const now = new Date('2026-11-22T10:00:00Z')
const of = (...given: Parameters<typeof diary>) => freeSlots(diary(...given), now).map((at) => at.toISOString())

describe('the hours', () => {
  test.each([
    ['Mon 09:00-10:00', [{ weekdays: [1], from: '09:00', to: '10:00' }]],
    [
      'Tue-Thu 09:00-10:00, Fri 13:30-15:00',
      [
        { weekdays: [2, 3, 4], from: '09:00', to: '10:00' },
        { weekdays: [5], from: '13:30', to: '15:00' },
      ],
    ],
  ])('%s', (text, expected) => {
    expect(readWeekHours(text)).toEqual(expected)
  })
  test.each([
    '',
    'Mon',
    'Mon 9:00-10:00',
    'Mon 10:00-09:00',
    'Fri-Mon 09:00-10:00',
    'Mon 09:00-25:00',
    'Mon 09:00-10:00,',
  ])('are refused: "%s"', (text) => {
    expect(readWeekHours(text)).toBeNull()
  })
})

test('talks are offered one after another, in the zone of the office, as long as a whole one fits', () => {
  expect(of('Tue 09:00-10:15').slice(0, 2)).toEqual(['2026-11-24T08:00:00.000Z', '2026-11-24T08:30:00.000Z'])
  expect(of('Tue 09:00-10:15').filter((at) => at.startsWith('2026-11-24'))).toHaveLength(2)
})

test('a talk needs its notice, an open day, and nobody else at that time', () => {
  const monday = of('Mon 10:00-12:00')
  expect(Date.parse(monday[0] ?? '') - now.getTime()).toBeGreaterThanOrEqual(noticeHours * 3_600_000)
  expect(of('Tue 09:00-10:00', { closed: ['2026-11-24'] })[0]).toBe('2026-12-01T08:00:00.000Z')
  expect(of('Tue 09:00-10:00', { booked: ['2026-11-24T08:00:00Z'] })[0]).toBe('2026-11-24T08:30:00.000Z')
})

test('no talk is further ahead than the days offered, and overlapping hours offer it once', () => {
  const all = of('Mon-Sun 08:00-18:00, Mon-Sun 09:00-10:00')
  expect(new Set(all).size).toBe(all.length)
  const last = Date.parse(all.at(-1) ?? '')
  expect(last - now.getTime()).toBeLessThan((offeredDays + 1) * 86_400_000)
})

test('the hour that the clocks skip or repeat moves no talk off the office’s clock', () => {
  const spring = freeSlots(diary('Mon 09:00-09:30'), new Date('2027-03-20T10:00:00Z'))
  expect(spring.slice(0, 2).map((at) => at.toISOString())).toEqual([
    '2027-03-22T08:00:00.000Z',
    '2027-03-29T07:00:00.000Z',
  ])
  expect(talkMinutes).toBe(30)
})
