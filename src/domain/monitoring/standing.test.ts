import { describe, expect, test } from 'vitest'
import { reachOf } from './reach.ts'
import { seniorityOf } from './seniority.ts'
import { asTold, byOpposition, type FoundFiling, isEarlier, standingOf, type WatchedTrademark } from './standing.ts'

const live = { statusGroup: 'Registered' } as const

describe('reach', () => {
  test.each([
    ['SK', null, 'SK', 'within'],
    ['EU', null, 'SK', 'within'],
    ['SK', null, 'EU', 'within'],
    ['EU', null, 'BX', 'within'],
    ['US', null, 'SK', 'outside'],
    ['UK', null, 'EU', 'outside'],
    ['FR', null, 'BX', 'outside'],
    ['WIPO', null, 'SK', 'unknown'],
    ['WIPO', ['SK', 'US'], 'SK', 'within'],
    ['WIPO', ['EU'], 'SK', 'within'],
    ['WIPO', ['CY'], 'EU', 'within'],
    ['WIPO', ['US', 'IS'], 'SK', 'outside'],
    ['WIPO', null, 'WIPO', 'unknown'],
    ['WIPO', ['US'], 'WIPO', 'unknown'],
    ['US', null, 'WIPO', 'unknown'],
    ['ARIPO', null, 'TZ', 'unknown'],
    ['ARIPO', ['TZ'], 'TZ', 'within'],
    ['ARIPO', null, 'ARIPO', 'unknown'],
    ['TZ', null, 'ARIPO', 'unknown'],
    ['ARIPO', null, 'SK', 'outside'],
    ['US', null, 'ARIPO', 'outside'],
  ] as const)('a filing in %s (%s) and a watched mark in %s: %s', (office, designations, jurisdiction, reach) => {
    expect(reachOf({ office, designations }, { jurisdiction, ...live })).toBe(reach)
  })

  test('a watched mark that is refused or given up has no territory', () => {
    expect(reachOf({ office: 'SK', designations: null }, { jurisdiction: 'SK', statusGroup: 'Closed' })).toBe('outside')
  })
})

describe('seniority', () => {
  const none = { filingDate: null, priorityDate: null, publicationDate: null, registrationDate: null }
  test.each([
    [{ filingDate: '2026-06-01' }, 'later'],
    [{ filingDate: '2026-05-20' }, 'later'],
    [{ filingDate: '2026-05-19' }, 'perhaps'],
    [{ filingDate: '2025-11-20' }, 'perhaps'],
    [{ filingDate: '2025-11-19' }, 'earlier'],
    // Filed later, but with an older priority.
    [{ filingDate: '2026-06-01', priorityDate: '2025-12-03' }, 'perhaps'],
    [{ registrationDate: '2020-01-01' }, 'earlier'],
    [{ registrationDate: '2026-08-01' }, 'unknown'],
    [{ publicationDate: '2026-08-01' }, 'unknown'],
    [{}, 'unknown'],
  ] as const)('of a mark with %o, against one filed on 20 May 2026: %s', (dates, seniority) => {
    expect(seniorityOf({ ...none, ...dates }, '2026-05-20')).toBe(seniority)
  })

  test('is not known while the watched mark has no filing date', () => {
    expect(seniorityOf({ ...none, filingDate: '2020-01-01' }, null)).toBe('unknown')
  })
})

describe('standing', () => {
  const watched: WatchedTrademark = { jurisdiction: 'SK', statusGroup: 'Registered', filingDate: '2026-05-20' }
  const found = (more: Partial<FoundFiling> = {}): FoundFiling => ({
    office: 'EU',
    designations: null,
    state: 'pending',
    filingDate: '2026-08-01',
    priorityDate: null,
    publicationDate: '2026-10-12',
    registrationDate: null,
    ...more,
  })
  const standing = (more: Partial<FoundFiling> = {}) => standingOf(found(more), watched)

  test('what is given up, or older, is not opposed', () => {
    expect(standing().opposition).toMatchObject({ kind: 'until', date: '2027-01-12' })
    expect(standing({ state: 'dead' }).opposition).toEqual({ kind: 'needless', because: 'dead' })
    const older = standing({ filingDate: '2019-01-01' })
    expect(older.opposition).toEqual({ kind: 'needless', because: 'earlier' })
    expect(isEarlier(older)).toBe(true)
    // A priority that we know nothing of may turn it round: until that is clear, the time to oppose is told.
    const close = standing({ filingDate: '2026-04-01' })
    expect(isEarlier(close)).toBe(false)
    expect(close.opposition.kind).toBe('until')
  })

  test('the same mark in other registers counts: where it reaches one of them, and the oldest of those that it reaches', () => {
    const us = { jurisdiction: 'US', statusGroup: 'Registered', filingDate: '2020-01-01' } as const
    const filed2023 = found({ office: 'US', filingDate: '2023-05-11' })
    expect(standingOf(filed2023, watched)).toMatchObject({ reach: 'outside', seniority: 'earlier' })
    expect(standingOf(filed2023, watched, [us])).toMatchObject({ reach: 'within', seniority: 'later' })
    expect(standingOf(filed2023, watched, [{ ...us, statusGroup: 'Closed' }])).toMatchObject({ reach: 'outside' })
    // It meets the Slovak mark and not the older one of the United States.
    const slovak = found({ office: 'SK', filingDate: '2023-05-11' })
    expect(standingOf(slovak, watched, [us])).toMatchObject({ reach: 'within', seniority: 'earlier' })
    // A designation that is not told may reach either.
    const abroad = found({ office: 'WIPO', filingDate: '2023-05-11' })
    expect(standingOf(abroad, watched, [us])).toMatchObject({ reach: 'unknown', seniority: 'later' })
    // Without its filing date the age against what it meets is not known.
    expect(standingOf(filed2023, watched, [{ ...us, filingDate: null }])).toMatchObject({ seniority: 'unknown' })
  })

  test('running days come soonest first, then unknown ones, then those that are over or none', () => {
    const list = {
      none: standing({ state: 'dead' }),
      over: standing({ publicationDate: '2026-07-01' }),
      unknown: standing({ publicationDate: null }),
      late: standing({ publicationDate: '2026-11-01' }),
      soon: standing({ publicationDate: '2026-09-01' }),
      today: standing({ publicationDate: '2026-08-22' }),
    }
    const sorted = Object.entries(list).sort(([, a], [, b]) => byOpposition(a, b, '2026-11-22'))
    expect(sorted.map(([name]) => name)).toEqual(['today', 'soon', 'late', 'unknown', 'over', 'none'])
  })
})

test('a period that nobody has confirmed is not told as a date', () => {
  const until = {
    kind: 'until',
    date: '2027-01-12',
    published: '2026-10-12',
    period: { count: 3, unit: 'months' },
  } as const
  const told = (confidence: 'high' | 'low') =>
    asTold({ reach: 'within', seniority: 'later', opposition: { ...until, source: null, confidence } }).opposition
  expect(told('high').kind).toBe('until')
  expect(told('low')).toEqual({ kind: 'unknown', reason: 'no-period' })
})
