import { describe, expect, test } from 'vitest'
import { periodIn } from '#domain/jurisdiction/period.ts'
import type { DatedMark } from '../docket/dates.ts'
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

  test('nothing for a closed matter', () => {
    expect(kinds({ status: 'Refused' })).toEqual([])
  })

  test('only plain periods are read from a rule', () => {
    expect(periodIn('3 m, not extendable')).toEqual({ count: 3, unit: 'months' })
    expect(periodIn('30 d, extendable to 180 d')).toEqual({ count: 30, unit: 'days' })
    expect(periodIn('30 working d')).toBeNull()
    expect(periodIn(null)).toBeNull()
  })
})
