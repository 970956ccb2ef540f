import { expect, test } from 'vitest'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { oapiMembers } from '#domain/jurisdiction/territories.ts'
import { feeRule } from '#domain/pricing/shapes.ts'
import { snapshots } from '#domain/pricing/snapshot.ts'
import type { FeeAction } from '#domain/pricing/vocabulary.ts'
import { adviseRoutes } from './advise.ts'
import { answerRoutes } from './answer.ts'
import { inMadrid, marketFrom, officesOfOrigin, protects } from './ways.ts'

const rule = (jurisdiction: string, action: FeeAction, base: number, more: object = {}) =>
  feeRule.parse({
    jurisdiction,
    action,
    currency: 'EUR',
    base: base * 100,
    includedClasses: 45,
    validFrom: '2026-01-01',
    source: 'A law',
    sourceKind: 'statute',
    asOf: '2026',
    confidence: 'high',
    ...more,
  })

/** Fees in whole euro and none of ours, so that every sum can be done by hand. */
const law = [
  rule('SK', 'filing', 100),
  rule('DE', 'filing', 300),
  rule('FR', 'filing', 300),
  rule('UK', 'filing', 200),
  rule('US', 'filing', 400),
  rule('US', 'use_declaration', 300),
  rule('US', 'madrid_designation', 350),
  rule('PH', 'filing', 50),
  rule('PH', 'use_declaration', 40),
  rule('AR', 'filing', 70),
  rule('EU', 'filing', 850),
  rule('JP', 'filing', 100),
  rule('JP', 'registration', 250),
  rule('OAPI', 'filing', 500),
  rule('ARIPO', 'filing', 160),
  rule('ARIPO', 'registration', 150, { perState: true }),
  rule('TZ', 'filing', 400),
  rule('WIPO', 'filing', 650),
  rule('WIPO', 'complementary', 100, { perState: true }),
]
const free = { base: 0, perFurtherClass: 0, agentBase: 0, agentPerFurtherClass: 0 }
const serviceFees = [
  {
    jurisdiction: '*',
    currency: 'EUR',
    base: 0,
    perFurtherClass: 0,
    offerings: { use_declaration: free },
    validFrom: '2026-01-01',
  },
]
const snapshotOf = snapshots({ feeRules: law, serviceFees })
const question = { classes: 1, home: 'SK', homeMark: false, currency: 'EUR' }
const routes = (markets: string[], more: Partial<typeof question> = {}) =>
  adviseRoutes({ ...question, ...more, markets }, (place) => snapshotOf(place, '2026-11-22', null)).map((route) => ({
    euro: route.cost.total / 100,
    parts: route.parts.map(({ way, place }) => `${way} ${place}`).toSorted(),
    risks: route.risks,
  }))

test('one market is filed in directly, the next best is the wider mark', () => {
  expect(routes(['DE'])).toEqual([
    { euro: 300, parts: ['direct DE'], risks: [] },
    { euro: 850, parts: ['direct EU'], risks: ['unitary'] },
  ])
})

test('an international registration pays for the mark at home and names what hangs on it', () => {
  const [best] = routes(['DE', 'FR', 'UK', 'JP'])
  // 650 once, 100 each for the EU, the UK and Japan, and 100 for the mark at home, against 300 + 300 + 200 + 350.
  expect(best?.euro).toBe(1050)
  const [withMark] = routes(['DE', 'FR', 'UK', 'JP'], { homeMark: true })
  expect(withMark).toEqual({
    euro: 950,
    parts: ['designation EU', 'designation JP', 'designation UK', 'madrid WIPO'],
    risks: ['unitary', 'home-mark-dependency', 'refusal-needs-agent', 'individual-fee-unknown'],
  })
})

test('what falls due later in the ten years counts: registration in Japan, use in the United States', () => {
  expect(routes(['JP'])[0]).toMatchObject({ euro: 350 })
  expect(routes(['US'])[0]).toMatchObject({ euro: 700 })
})

test('ARIPO is paid once and for each state, OAPI once for all', () => {
  expect(routes(['TZ', 'BW', 'KM', 'SN'])[0]).toMatchObject({
    euro: 160 + 2 * 150 + 500,
    parts: ['aripo ARIPO', 'aripo-state BW', 'aripo-state TZ', 'direct OAPI'],
    risks: ['unitary', 'aripo-national-law'],
  })
})

test('a market that cannot be reached at a known price has no route', () => {
  expect(routes(['TW'])).toEqual([])
})

test('every place where we file is a market, and every member of one; the Madrid System is none', () => {
  expect(jurisdictions.filter((code) => code !== 'WIPO' && marketFrom(code) !== code)).toEqual([])
  expect(['GB', 'gr', 'SN', 'BW', 'WIPO', 'ZZ'].map(marketFrom)).toEqual(['UK', 'GR', 'SN', 'BW', null, null])
  expect(oapiMembers.filter((code) => !protects('OAPI', code))).toEqual([])
})

test('who may base an international registration where', () => {
  expect(officesOfOrigin('SK')).toEqual(['SK', 'EU'])
  expect(officesOfOrigin('NL')).toEqual(['BX', 'EU'])
  expect(officesOfOrigin('TW')).toEqual([])
  expect(['GR', 'MT', 'NL', 'BX', 'ARIPO', 'BW', 'UG', 'TW'].map(inMadrid)).toEqual([
    true,
    false,
    false,
    true,
    false,
    true,
    false,
    false,
  ])
})

const ask = (more: object) =>
  answerRoutes({ markets: ['DE'], classes: 1, home: 'SK', currency: 'EUR', ...more }, snapshotOf, {
    today: '2026-11-22',
    rates: null,
  })

test('the answer has parts and the cost of ten years in minor units', () => {
  expect(ask({})).toMatchObject({
    on: '2026-11-22',
    routes: [
      { parts: [{ way: 'direct', place: 'DE' }], tenYears: { amount: 30_000, currency: 'EUR', estimate: false } },
      {},
    ],
  })
})

test.each([
  [{ markets: ['ZZ'] }, /unknown market ZZ/],
  [{ markets: [] }, /markets/],
  [{ markets: jurisdictions.slice(0, 13) }, /at most 12/],
  [{ home: 'Nowhere' }, /unknown country/],
  [{ currency: 'XXX' }, /currency/],
  [{ markets: ['TW'] }, /no route/],
])('%o says why it has no route', (more, why) => {
  expect(ask(more)).toEqual({ error: expect.stringMatching(why) as string })
})

test('each declaration of use that the law asks for within ten years counts, and one without a recorded fee is told of', () => {
  // In the Philippines three years after the filing, and in the sixth after the registration.
  expect(routes(['PH'])[0]).toMatchObject({ euro: 130, risks: [] })
  expect(routes(['AR'])[0]).toMatchObject({ euro: 70, risks: ['declaration-unpriced'] })
})
