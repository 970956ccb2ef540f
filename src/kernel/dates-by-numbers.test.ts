import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { addDays, addMonths, addYears } from './dates.ts'

const date = fc
  .record({
    year: fc.integer({ min: 1000, max: 9999 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .map((parts) => Temporal.PlainDate.from(parts).toString())

test('numbers give what Temporal gives', () => {
  fc.assert(
    fc.property(date, fc.integer({ min: -40_000, max: 40_000 }), (from, many) => {
      const day = Temporal.PlainDate.from(from)
      expect(addDays(from, many)).toBe(day.add({ days: many }).toString())
      const months = Math.trunc(many / 30)
      expect(addMonths(from, months)).toBe(day.add({ months }).toString())
      expect(addYears(from, Math.trunc(many / 365))).toBe(day.add({ years: Math.trunc(many / 365) }).toString())
    }),
    { seed: 20261122, numRuns: 1000 },
  )
})

test.each(['2026-02-30', '2026-13-01', '26-1-1', '', 'today', '2026-01-01x'])(
  '%j is no date and is refused',
  (text) => {
    expect(() => addDays(text, 1)).toThrow(RangeError)
    expect(() => addMonths(text, 1)).toThrow(RangeError)
  },
)
