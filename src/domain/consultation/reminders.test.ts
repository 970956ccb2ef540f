import { expect, test } from 'vitest'
import { dueReminder } from './reminders.ts'

const at = new Date('2026-12-01T10:00:00Z')
const before = (hours: number) => new Date(at.getTime() - hours * 3_600_000)
const booked = before(100)

test.each([
  [25, null],
  [24, 24],
  [2, 24],
  [1, 1],
  [0.1, 1],
  [0, null],
  [-1, null],
])('%s hours before a talk the reminder of %s hours is due', (hours, due) => {
  expect(dueReminder(at, booked, before(hours))).toBe(due)
})

test('who has just booked is not reminded of it', () => {
  expect(dueReminder(at, before(20), before(19))).toBeNull()
  expect(dueReminder(at, before(20), before(1))).toBe(1)
  expect(dueReminder(at, before(0.5), before(0.4))).toBeNull()
})
