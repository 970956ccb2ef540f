import { expect, test } from 'vitest'
import rules from '#db/reference/fee-rules.json' with { type: 'json' }
import type { FeeRule } from '#domain/billing/official-fee.ts'
import { totalsOf } from '#domain/billing/totals.ts'
import { vatDecision } from '#domain/billing/vat.ts'
import { priceOrder } from './price.ts'

const facts = {
  serviceFees: [
    { jurisdiction: 'SK', currency: 'EUR', base: 24_000, perFurtherClass: 0 },
    { jurisdiction: 'CZ', currency: 'EUR', base: 24_000, perFurtherClass: 0 },
    { jurisdiction: 'CH', currency: 'EUR', base: 32_000, perFurtherClass: 0 },
    { jurisdiction: '*', currency: 'EUR', base: 39_000, perFurtherClass: 5_000 },
  ],
  feeRules: rules as FeeRule[],
  rates: { date: '2026-11-19', perEuro: { CZK: 24.25, CHF: 0.93, USD: 1.1 } },
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

test('a register without a known fee, and a currency without a rate, are quoted and not priced', () => {
  const order = priceOrder({ jurisdictions: ['BR', 'US', 'UK'], classes: [9], currency: 'EUR' }, facts)
  expect(order.toQuote).toEqual(['BR', 'UK'])
  expect(order.lines.map((l) => [l.jurisdiction, l.kind, l.net])).toEqual([
    ['US', 'service', 39_000],
    ['US', 'official', 31_818],
  ])
})

test('nothing is priced before a class is chosen', () => {
  expect(priceOrder({ jurisdictions: ['SK'], classes: [], currency: 'EUR' }, facts)).toMatchObject({
    lines: [],
    toQuote: [],
  })
})
