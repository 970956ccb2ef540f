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

test('years are those of the rules: of the declarations of use, and of the term', () => {
  const costs = laterCosts({ jurisdictions: ['US'], classes: 1, currency: 'EUR' }, snapshot)
  expect(costs.find(({ kind }) => kind === 'use_declaration')?.years).toEqual([6])
  expect(costs.find(({ kind }) => kind === 'renewal')?.years).toEqual([10])
})
