import { describe, expect, test } from 'vitest'
import type { DatedMark } from './dates.ts'
import { runningDates } from './dates.ts'

const mark = (more: Partial<DatedMark>): DatedMark => ({
  jurisdiction: 'EU',
  status: 'Trademark registered',
  filing_date: '2020-02-29',
  registration_date: '2020-09-01',
  expiration_date: '2030-02-28',
  dou_deadline_date: null,
  ...more,
})
const today = '2026-11-20'

describe('the dates of a trademark', () => {
  test('the end of the term is shown with the sum that gives it', () => {
    const [term] = runningDates(mark({}), today)
    expect(term).toMatchObject({
      date: '2030-02-28',
      base: { event: 'filing', date: '2020-02-29', years: 10 },
      opens: { date: '2029-08-28', months: 6 },
      late: { date: '2030-08-28', months: 6 },
    })
  })

  test('a recorded date that the rule does not give stands without a sum', () => {
    expect(runningDates(mark({ expiration_date: '2031-01-01' }), today)[0]).toMatchObject({
      date: '2031-01-01',
      base: null,
    })
  })

  test('a US registration also has its declaration of use, soonest first', () => {
    const dates = runningDates(mark({ jurisdiction: 'US', expiration_date: null }), today)
    expect(dates.map((date) => [date.kind, date.date])).toEqual([
      ['use', '2026-09-01'],
      ['term', '2030-09-01'],
    ])
    expect(dates[0]?.days).toBeLessThan(0)
  })

  test('nothing runs for a closed matter', () => {
    expect(runningDates(mark({ status: 'Abandoned' }), today)).toEqual([])
  })
})
