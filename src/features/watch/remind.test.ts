import { expect, test } from 'vitest'
import { lawOf, recordedLaws } from '#domain/docket/law/index.ts'
import { longestDays } from './remind.ts'

const daysOf = { day: 1, working_day: 2, week: 7, month: 31, year: 366, hijri_year: 355 }

test('no register that is recorded takes oppositions for longer than found marks are looked through', () => {
  const lengths = recordedLaws.map((code) => {
    const of = (kind: string) =>
      (lawOf(code)?.rules ?? [])
        .filter(({ rule }) => rule === kind)
        .map(({ amount, unit }) => (amount ?? 0) * daysOf[unit ?? 'day'])
    return Math.max(0, ...of('opposition')) + Math.max(0, ...of('opposition_extension'))
  })
  expect(lengths.length).toBeGreaterThan(100)
  expect(Math.max(...lengths)).toBeGreaterThan(90)
  expect(Math.max(...lengths)).toBeLessThan(longestDays)
})
