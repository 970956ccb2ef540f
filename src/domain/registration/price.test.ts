import { expect, test } from 'vitest'
import { totalsOf } from '#domain/billing/totals.ts'
import { vatDecision } from '#domain/billing/vat.ts'
import { feeRule } from '#domain/pricing/shapes.ts'
import type { PriceSnapshot } from '#domain/pricing/price.ts'
import { priceOrder } from './price.ts'

const rule = (jurisdiction: string, currency: string, base: number, more: object = {}) =>
  feeRule.parse({
    jurisdiction,
    action: 'filing',
    currency,
    base,
    includedClasses: 45,
    validFrom: '2026-01-01',
    source: `Law of ${jurisdiction}`,
    sourceKind: 'statute',
    asOf: '2026',
    confidence: 'high',
    ...more,
  })
const fee = (jurisdiction: string, base: number) => ({
  jurisdiction,
  currency: 'EUR',
  base,
  perFurtherClass: 0,
  offerings: {},
})
const facts: PriceSnapshot = {
  serviceFees: [fee('SK', 24_000), fee('CZ', 24_000), fee('CH', 32_000), fee('*', 39_000)],
  feeRules: [
    rule('SK', 'EUR', 11_600),
    rule('CZ', 'CZK', 500_000),
    rule('CH', 'CHF', 35_000),
    rule('US', 'USD', 35_000),
    rule('JP', 'JPY', 12_000),
    rule('JP', 'JPY', 32_900, { action: 'registration' }),
    rule('BR', 'BRL', 88_000, { confidence: 'low' }),
    rule('AE', 'XTS', 75_000),
  ],
  rates: { date: '2026-11-19', source: 'ECB', perEuro: { CZK: 24.25, CHF: 0.93, USD: 1.1, JPY: 160 } },
  on: '2026-11-20',
}

test('service fee, official fee and VAT add up for three registers in three currencies', () => {
  const order = priceOrder({ jurisdictions: ['SK', 'CZ', 'CH'], classes: [18, 25, 35], currency: 'EUR' }, facts)
  expect(order.lines.filter((l) => l.kind === 'official').map((l) => l.net)).toEqual([11_600, 20_619, 37_634])
  const totals = totalsOf(order.lines, vatDecision({ country: 'SK', business: true, vatNumber: 'none' }, facts.on))
  expect(totals).toMatchObject({
    service: 80_000,
    official: 69_853,
    serviceVat: 18_400,
    officialVat: 16_066,
    total: 184_319,
  })
  expect(order.ratesOn).toBe('2026-11-19')
})

test('each converted line carries the office’s amount, the rate, its day and whose rate it is', () => {
  const [, official] = priceOrder({ jurisdictions: ['US'], classes: [9], currency: 'EUR' }, facts).lines
  expect(official).toMatchObject({
    net: 31_818,
    original: { amount: 35_000, currency: 'USD', rate: 1 / 1.1, ratesOn: '2026-11-19', rateSource: 'ECB' },
    law: { source: 'Law of US', asOf: '2026', estimate: null, later: 0 },
  })
})

test('what falls due at registration is told and not charged', () => {
  const [, official] = priceOrder({ jurisdictions: ['JP'], classes: [9], currency: 'JPY' }, facts).lines
  expect(official).toMatchObject({ net: 12_000, original: null, law: { later: 32_900 } })
})

test('an uncertain amount and one converted by a round figure are estimates with a range around them', () => {
  const { lines, ratesOn } = priceOrder({ jurisdictions: ['BR'], classes: [9], currency: 'EUR' }, facts)
  const official = lines[1]
  expect(official?.original).toMatchObject({ ratesOn: null, rateSource: 'round figures' })
  expect(official?.law?.estimate?.low).toBeLessThan(official?.net ?? 0)
  expect(official?.law?.estimate?.high).toBeGreaterThan(official?.net ?? 0)
  expect(ratesOn).toBeNull()
})

test('a place without a fee, and a currency that nobody has a rate of, are quoted and not priced', () => {
  const order = priceOrder({ jurisdictions: ['PE', 'AE', 'SK'], classes: [9], currency: 'EUR' }, facts)
  expect(order.toQuote).toEqual(['PE', 'AE'])
  expect(order.lines.map((l) => [l.jurisdiction, l.kind])).toEqual([
    ['SK', 'service'],
    ['SK', 'official'],
  ])
})

test('nothing is priced before a class is chosen', () => {
  expect(priceOrder({ jurisdictions: ['SK'], classes: [], currency: 'EUR' }, facts)).toMatchObject({
    lines: [],
    toQuote: [],
  })
})
