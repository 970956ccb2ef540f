import { describe, expect, test } from 'vitest'
import { addMonths, addYears, daysBetween, formatDate, formatDay, isPlainDate, today } from './dates.ts'

test('months and years clip to the end of the month', () => {
  expect(addMonths('2026-08-31', 6)).toBe('2027-02-28')
  expect(addMonths('2027-08-31', 6)).toBe('2028-02-29')
  expect(addYears('2024-02-29', 10)).toBe('2034-02-28')
  expect(daysBetween('2026-11-20', '2026-12-04')).toBe(14)
})

test('today is the day in the zone of the office', () => {
  const late = new Date('2026-11-20T23:30:00Z')
  expect(today('Europe/Bratislava', late)).toBe('2026-11-21')
  expect(today('America/New_York', late)).toBe('2026-11-20')
})

describe('a date in words', () => {
  test.each([
    ['en', '20 November 2026'],
    ['sk', '20. novembra 2026'],
    ['cs', '20. listopadu 2026'],
    ['es', '20 de noviembre de 2026'],
  ] as const)('%s: %s', (language, text) => {
    expect(formatDate('2026-11-20', language)).toBe(text)
  })
})

test('only real calendar dates are dates', () => {
  expect(['2026-02-29', '2026-13-01', '20-11-2026', '', '2026-1-1'].filter(isPlainDate)).toEqual([])
  expect(isPlainDate('2024-02-29')).toBe(true)
})

test('an instant is of the day that the calendar of the office shows then', () => {
  expect(formatDay('2026-11-22T22:59:59Z', 'en')).toBe('22 November 2026')
  expect(formatDay('2026-11-22T23:00:00Z', 'en')).toBe('23 November 2026')
  expect(formatDay(new Date('2026-07-31T22:00:00Z'), 'sk')).toBe('1. augusta 2026')
  expect(formatDay('2026-11-22T23:00:00Z', 'en', 'America/New_York')).toBe('22 November 2026')
})
