import { describe, expect, test } from 'vitest'
import { addMonths, addYears, daysBetween, formatDate, isPlainDate, today } from './dates.ts'

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
