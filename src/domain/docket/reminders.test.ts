import { expect, test } from 'vitest'
import { addDays } from '#kernel/dates.ts'
import { rungOf } from './reminders.ts'

const due = '2027-06-30'
const renewal = { kind: 'renewal' as const, due, graceUntil: '2027-12-30' }
const at = (days: number, date: Parameters<typeof rungOf>[0] = renewal) => rungOf(date, addDays(due, -days))

test.each([
  [181, null],
  [180, { kind: 'before', days: 180 }],
  [91, { kind: 'before', days: 180 }],
  [90, { kind: 'before', days: 90 }],
  [8, { kind: 'before', days: 14 }],
  [1, { kind: 'before', days: 1 }],
  [0, { kind: 'before', days: 1 }],
  [-1, { kind: 'late', days: 1 }],
  [-29, { kind: 'late', days: 1 }],
  [-30, { kind: 'late', days: 30 }],
  [-183, { kind: 'late', days: 150 }],
  [-184, null],
])('a duty %i days before its last day stands on %j', (days, rung) => {
  expect(at(days)).toEqual(rung)
})

test('an option is told of less often and never late, a fact never', () => {
  const option = { kind: 'priority' as const, due, graceUntil: null }
  expect([at(61, option), at(60, option), at(7, option), at(-1, option)]).toEqual([
    null,
    { kind: 'before', days: 60 },
    { kind: 'before', days: 14 },
    null,
  ])
  expect(at(10, { kind: 'opposition', due, graceUntil: null })).toBeNull()
})

test('a duty without a surcharge is not told of once it has passed', () => {
  expect(at(-1, { ...renewal, graceUntil: null })).toBeNull()
})
