import { describe, expect, test } from 'vitest'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { oppositionOf } from './opposition.ts'

const published = { publicationDate: '2026-10-12', registrationDate: null }

describe('the last day to oppose', () => {
  test.each([
    ['EU', '2027-01-12'],
    ['SK', '2027-01-12'],
    ['UK', '2026-12-12'],
    ['US', '2026-11-11'],
    ['BR', '2026-12-11'],
    ['KR', '2026-11-11'],
  ] as const)('in %s of a mark published on 12 October 2026 is %s', (office, date) => {
    expect(oppositionOf(office, published)).toMatchObject({ kind: 'until', date, published: '2026-10-12' })
  })

  test('is a sum with its source', () => {
    expect(oppositionOf('EU', published)).toEqual({
      kind: 'until',
      date: '2027-01-12',
      published: '2026-10-12',
      period: { count: 3, unit: 'months' },
      source: 'Regulation (EU) 2017/1001 (EUTMR), Art. 46(1)',
      confidence: 'high',
    })
  })

  test('of a month that is shorter is its last day', () => {
    expect(oppositionOf('UK', { ...published, publicationDate: '2026-12-31' })).toMatchObject({ date: '2027-02-28' })
  })

  test('counts from the publication of the registration where one opposes that', () => {
    const early = { publicationDate: '2026-08-01', registrationDate: '2026-10-01' }
    expect(oppositionOf('DE', early)).toEqual({ kind: 'unknown', reason: 'not-published' })
    expect(oppositionOf('DE', published)).toEqual({ kind: 'unknown', reason: 'not-published' })
    expect(oppositionOf('DE', { ...early, publicationDate: '2026-10-05' })).toMatchObject({ date: '2027-01-05' })
  })
})

describe('unknown stays unknown', () => {
  test.each([
    ['EU', { publicationDate: null, registrationDate: null }, 'not-published'],
    ['WIPO', published, 'by-designation'],
    // Working days of that country.
    ['CO', published, 'no-period'],
    ['AZ', published, 'no-period'],
    // Published under the law before.
    ['KR', { ...published, publicationDate: '2025-07-21' }, 'no-period'],
    ['VN', { ...published, publicationDate: '2026-03-31' }, 'no-period'],
  ] as const)('%s', (office, dates, reason) => {
    expect(oppositionOf(office, dates)).toEqual({ kind: 'unknown', reason })
  })

  test('a register without opposition has none', () => {
    expect(oppositionOf('MC', published)).toEqual({ kind: 'none' })
  })

  test('every register has one of the answers', () => {
    for (const office of jurisdictions)
      expect(['until', 'none', 'unknown']).toContain(oppositionOf(office, published).kind)
  })
})
