import { describe, expect, test } from 'vitest'
import type { DatedMark } from './dates.ts'
import { runningDates } from './dates.ts'
import { periodIn } from '#domain/jurisdiction/period.ts'
import { nextSteps } from './next-steps.ts'

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
    expect(nextSteps(mark({ status: 'Refused' }), today)).toEqual([])
  })
})

describe('what is still to come', () => {
  const kinds = (more: Partial<DatedMark>) => nextSteps(mark(more), today).map((step) => step.kind)

  test('from the approval to the end of the term', () => {
    const fresh = {
      status: 'Ready for filing',
      filing_date: null,
      registration_date: null,
      expiration_date: null,
    } as const
    expect(kinds(fresh)).toEqual(['filing', 'examination', 'opposition', 'registration', 'term'])
    expect(kinds({ ...fresh, jurisdiction: 'DE' })).toEqual([
      'filing',
      'examination',
      'registration',
      'opposition',
      'term',
    ])
    expect(kinds({ ...fresh, jurisdiction: 'US' })).toContain('use')
  })

  test('an opposed application has its opposition period behind it', () => {
    expect(kinds({ status: 'Application opposed' })).toEqual(['registration', 'term'])
    expect(kinds({ status: 'Trademark published' })).toEqual(['opposition', 'registration', 'term'])
  })

  test('only plain periods are read from a rule', () => {
    expect(periodIn('3 m, not extendable')).toEqual({ count: 3, unit: 'months' })
    expect(periodIn('30 d, extendable to 180 d')).toEqual({ count: 30, unit: 'days' })
    expect(periodIn('30 working d')).toBeNull()
    expect(periodIn(null)).toBeNull()
  })
})
