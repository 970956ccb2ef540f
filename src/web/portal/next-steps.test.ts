import { describe, expect, test } from 'vitest'
import { periodIn } from '#domain/jurisdiction/period.ts'
import { nextSteps, type MarkAhead } from './next-steps.ts'

const mark = (more: Partial<MarkAhead>): MarkAhead => ({
  jurisdiction: 'EU',
  isExtension: false,
  status: 'Trademark registered',
  dates: [],
  ends: null,
  ...more,
})
const today = '2026-11-20'

describe('what is still to come', () => {
  const kinds = (more: Partial<MarkAhead>) => nextSteps(mark(more), today).map((step) => step.kind)

  test('from the approval to the end of the term', () => {
    const fresh = { status: 'Ready for filing' } as const
    expect(kinds(fresh)).toEqual(['filing', 'examination', 'opposition', 'registration', 'term'])
    // Of an extension the term is the registration's, and who may oppose it until when is not sure.
    expect(kinds({ ...fresh, isExtension: true })).toEqual(['filing', 'examination', 'registration'])
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

  test('the term ends on the day that the mark has, also where a renewal is taken until a later one', () => {
    const dates = [
      {
        kind: 'renewal',
        date: '2036-10-20',
        isUnconfirmed: false,
      },
    ] as unknown as MarkAhead['dates']
    const dayOf = (ends: string | null) =>
      nextSteps(mark({ dates, ends }), today).find(({ kind }) => kind === 'term')?.date
    expect([dayOf('2036-10-19'), dayOf(null), dayOf('2020-01-01')]).toEqual(['2036-10-19', '2036-10-20', '2036-10-20'])
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
