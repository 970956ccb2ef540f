import { describe, expect, test } from 'vitest'
import { score } from '#domain/clearance/score/score.ts'
import { hitGroupOf, precedenceOf, unranked } from './precedence.ts'
import { type FoundFiling, standingOf, type WatchedTrademark } from './standing.ts'

const today = '2026-01-20'
const watched: WatchedTrademark = { jurisdiction: 'SK', statusGroup: 'Registered', filingDate: '2025-01-15' }

interface Given extends Partial<FoundFiling> {
  name?: string
  classes?: number[]
}

/** The n-th hit that was found, one a day. */
function hit(day: string, { name = 'Zorbexium', classes = [9], ...more }: Given = {}) {
  const filing: FoundFiling = {
    office: 'EU',
    designations: null,
    state: 'pending',
    filingDate: '2025-12-01',
    priorityDate: null,
    publicationDate: null,
    registrationDate: null,
    ...more,
  }
  const standing = standingOf(filing, watched)
  const { band, risk } = score('Zorbexium', name, { classesA: [9], classesB: classes })
  const precedence = precedenceOf({ standing, band, risk, createdAt: new Date(`2026-01-0${day}T00:00:00Z`) }, today)
  return { day, precedence, group: hitGroupOf(standing) }
}

const inOrder = (...hits: ReturnType<typeof hit>[]) =>
  hits.toSorted((a, b) => (a.precedence < b.precedence ? -1 : 1)).map(({ day }) => day)

describe('the rank of a hit', () => {
  test('the riskiest stands first, of equal ones the one that waits longest', () => {
    const other = { classes: [42] }
    expect(
      inOrder(hit('4'), hit('3', { ...other, name: 'ZORBEXIUM' }), hit('2', { ...other, name: 'Zorba' }), hit('1')),
    ).toEqual(['1', '4', '3', '2'])
  })

  test('what reaches the watched mark comes first, older marks stand apart at the end', () => {
    const hits = [
      hit('1', { filingDate: '2019-05-05' }),
      hit('2', { office: 'US' }),
      hit('3', { office: 'WIPO' }),
      hit('4', { name: 'Zorbexian', classes: [42] }),
      hit('5', { office: 'WIPO', designations: ['SK'] }),
    ]
    expect(inOrder(...hits)).toEqual(['5', '4', '3', '2', '1'])
    expect(hits.map(({ group }) => group)).toEqual(['earlier', 'outside', 'unknown', 'within', 'within'])
  })

  test('of equal risk the one whose time to oppose ends sooner stands first, then not known, then over', () => {
    expect(
      inOrder(
        hit('1'),
        hit('2', { publicationDate: '2026-01-10' }),
        hit('3', { publicationDate: '2025-12-10' }),
        hit('4', { publicationDate: '2025-06-10' }),
      ),
    ).toEqual(['3', '2', '1', '4'])
  })

  test('all ranks are digits of one length, and one that is not worked out stands behind them', () => {
    const ranks = [hit('1'), hit('2', { publicationDate: '2026-01-10' }), hit('3', { name: 'Zorba', office: 'US' })]
    for (const { precedence } of ranks) {
      expect(precedence).toMatch(/^\d{32}$/)
      expect(precedence < unranked).toBe(true)
    }
  })
})
