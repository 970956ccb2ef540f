import { expect, test } from 'vitest'
import { distance, waited } from './time.ts'

test('distances are named in the unit a person thinks in', () => {
  expect(distance('2026-11-20', 'en', '2026-11-20')).toBe('today')
  expect(distance('2026-12-04', 'en', '2026-11-20')).toBe('in 14 days')
  expect(distance('2027-03-02', 'en', '2026-11-20')).toBe('in 3 months')
  expect(distance('2036-11-20', 'sk', '2026-11-20')).toBe('o 10 rokov')
})

test('waiting is told in minutes, hours and days', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  expect(waited('2026-11-20T11:48:00Z', 'en', now)).toBe('12 minutes')
  expect(waited('2026-11-19T13:00:00Z', 'en', now)).toBe('23 hours')
  expect(waited('2026-11-10T12:00:00Z', 'sk', now)).toBe('10 dní')
  expect(waited('2026-11-20T12:00:05Z', 'en', now)).toBe('0 minutes')
})
