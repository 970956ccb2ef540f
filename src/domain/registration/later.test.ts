import { expect, test } from 'vitest'
import { feeRule } from '#domain/pricing/shapes.ts'
import type { PriceSnapshot } from '#domain/pricing/price.ts'
import type { FeeAction } from '#domain/pricing/vocabulary.ts'
import { laterCosts } from './later.ts'

const rule = (jurisdiction: string, action: FeeAction, base: number, more: object = {}) =>
  feeRule.parse({
    jurisdiction,
    action,
    currency: 'EUR',
    base,
    includedClasses: 45,
    validFrom: '2026-01-01',
    source: 'A law',
    sourceKind: 'statute',
    asOf: '2026',
    confidence: 'high',
    ...more,
  })
const fee = (jurisdiction: string) => ({
  jurisdiction,
  currency: 'EUR',
  base: 1000,
  perFurtherClass: 0,
  offerings: { renewal: { base: 500, perFurtherClass: 0, agentBase: 0, agentPerFurtherClass: 0 } },
  validFrom: '2026-01-01',
  validTo: null,
})
const snapshot: PriceSnapshot = {
  on: '2026-11-25',
  rates: null,
  serviceFees: ['SK', 'US', 'JP'].map(fee),
  feeRules: [
    rule('SK', 'filing', 100),
    rule('SK', 'renewal', 200),
    rule('US', 'filing', 100),
    rule('US', 'statement_of_use', 15_000),
    rule('US', 'use_declaration', 32_500),
    rule('US', 'renewal', 32_500),
    rule('JP', 'filing', 100),
    rule('JP', 'registration', 3290),
    rule('JP', 'renewal', 4360, { confidence: 'low' }),
  ],
}
const of = (place: string) =>
  laterCosts({ jurisdictions: [place], classes: 1, currency: 'EUR' }, snapshot).map(({ kind }) => kind)

test('each place has what its law asks for after a filing, in the order of time, and no other', () => {
  expect(of('SK')).toEqual(['office_action_response', 'renewal'])
  expect(of('US')).toEqual(['office_action_response', 'statement_of_use', 'use_declaration', 'renewal'])
  expect(of('JP')).toEqual(['office_action_response', 'registration', 'renewal'])
})

test('an amount is that of the one price function, with its range where it is an estimate, and none where no fee is recorded', () => {
  const costs = laterCosts({ jurisdictions: ['SK', 'JP'], classes: 1, currency: 'EUR' }, snapshot)
  const amountOf = (place: string, kind: string) =>
    costs.find((one) => one.place === place && one.kind === kind)?.amount
  expect(amountOf('JP', 'registration')).toEqual({ amount: 3290, low: 3290, high: 3290 })
  const renewal = amountOf('JP', 'renewal')
  expect(renewal && renewal.low < renewal.amount && renewal.amount < renewal.high).toBe(true)
  const bare = laterCosts({ jurisdictions: ['SK'], classes: 1, currency: 'EUR' }, { ...snapshot, serviceFees: [] })
  expect(bare.every(({ amount }) => amount === null)).toBe(true)
})

test.each([
  ['US', [{ from: 'registration', months: 72 }]],
  ['MX', [{ from: 'registration', months: 39 }]],
  [
    'PH',
    [
      { from: 'filing', months: 36 },
      { from: 'registration', months: 72 },
    ],
  ],
])('each declaration of use in %s is a line of its own, by the rules, with an amount of its own', (place, due) => {
  const feeRules = [...snapshot.feeRules, rule(place, 'use_declaration', 100)]
  const costs = laterCosts({ jurisdictions: [place], classes: 1, currency: 'EUR' }, { ...snapshot, feeRules })
  const declarations = costs.filter(({ kind }) => kind === 'use_declaration')
  expect(declarations.map((one) => one.due)).toEqual(due)
  expect(new Set(declarations.map(({ amount }) => amount?.amount ?? 'none')).size).toBe(1)
})

test('the term is that of the office', () => {
  const costs = laterCosts({ jurisdictions: ['US'], classes: 1, currency: 'EUR' }, snapshot)
  expect(costs.find(({ kind }) => kind === 'renewal')?.years).toBe(10)
})
