import { expect, test } from 'vitest'
import { addDays } from '#kernel/dates.ts'
import { noticeDays, runningOut } from './running-out.ts'

const on = '2026-11-22'
const row = (key: string, validFrom: string, validTo: string | null) => ({ key, validFrom, validTo })
const keys = (rows: { key: string; validFrom: string; validTo: string | null }[]) =>
  runningOut(rows, ({ key }) => key, on).map(({ key }) => key)

test('what ends today or within sixty days runs out, what ends before or later does not', () => {
  const last = addDays(on, noticeDays)
  expect(
    keys([
      row('later', '2026-01-01', last),
      row('today', '2026-01-01', on),
      row('over', '2026-01-01', addDays(on, -1)),
      row('far', '2026-01-01', addDays(last, 1)),
      row('open', '2026-01-01', null),
    ]),
  ).toEqual(['today', 'later'])
})

test('what is followed on the next day does not run out; a gap of a day, or another key, is none', () => {
  const end = '2026-12-31'
  const old = row('a', '2026-01-01', end)
  expect(keys([old, row('a', '2027-01-01', null)])).toEqual([])
  expect(keys([old, row('a', '2027-01-02', null)])).toEqual(['a'])
  expect(keys([old, row('b', '2027-01-01', null)])).toEqual(['a'])
  // An older row that goes on stands for it.
  expect(keys([old, row('a', '2020-01-01', null)])).toEqual([])
})
