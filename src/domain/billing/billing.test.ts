import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import rules from '#db/reference/fee-rules.json' with { type: 'json' }
import { feeRuleOn, officialFee, type FeeRule } from './official-fee.ts'
import { invoiceNumber, variableSymbol } from './numbering.ts'
import { totalsOf } from './totals.ts'
import { vatDecision } from './vat.ts'

const law = rules as FeeRule[]

describe('official fees', () => {
  test.each([
    ['EU', 3, '2026-11-20', 105_000, 'EUR'],
    ['US', 2, '2026-11-20', 70_000, 'USD'],
    ['UK', 3, '2026-11-20', 32_500, 'GBP'],
    ['UK', 3, '2026-03-31', 27_000, 'GBP'],
    ['CH', 5, '2026-11-20', 55_000, 'CHF'],
    ['SK', 3, '2026-11-20', 11_600, 'EUR'],
    ['CZ', 4, '2026-11-20', 550_000, 'CZK'],
    ['CA', 2, '2025-06-01', 62_327, 'CAD'],
    ['DE', 1, '2026-11-20', 29_000, 'EUR'],
  ])('%s with %i classes on %s', (jurisdiction, classes, date, amount, currency) => {
    const rule = feeRuleOn(law, jurisdiction, 'filing', date)
    expect(rule && officialFee(rule, classes)).toEqual({ amount, currency })
  })

  test('unknown stays unknown: an expired rule and a register without one give null', () => {
    expect(feeRuleOn(law, 'CA', 'filing', '2026-11-20')).toBeNull()
    expect(feeRuleOn(law, 'BR', 'filing', '2026-11-20')).toBeNull()
  })
})

describe('VAT by a Slovak issuer', () => {
  test.each([
    ['SK', false, 'none', 23, 'domestic'],
    ['SK', true, 'confirmed', 23, 'domestic'],
    ['CZ', true, 'confirmed', 0, 'eu-reverse-charge'],
    ['CZ', true, 'unconfirmed', 23, 'eu-number-unconfirmed'],
    ['DE', false, 'none', 23, 'eu-consumer'],
    ['CH', true, 'none', 0, 'outside-eu'],
    ['US', false, 'none', 0, 'outside-eu'],
  ] as const)('%s business=%s number=%s: %i %%, %s', (country, business, vatNumber, rate, reason) => {
    expect(vatDecision({ country, business, vatNumber }, '2026-11-20')).toMatchObject({ rate, reason })
  })
})

test('net, VAT and total always agree to the minor unit', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          kind: fc.constantFrom('service' as const, 'official' as const),
          net: fc.integer({ min: 0, max: 10_000_000 }),
        }),
      ),
      fc.constantFrom(0, 19, 20, 23),
      (lines, rate) => {
        const t = totalsOf(lines, { category: rate === 0 ? 'O' : 'S', rate, reason: 'domestic' })
        return (
          t.net + t.vat === t.total &&
          t.serviceVat + t.officialVat === t.vat &&
          t.service + t.official === t.net &&
          t.officialVat >= 0
        )
      },
    ),
    { seed: 20261121 },
  )
})

test('numbers are ten characters and sort by counter', () => {
  expect(variableSymbol('SK', 2026, 42)).toBe('1260000042')
  expect(invoiceNumber('SK', 2026, 42)).toBe('2026000042')
  expect(invoiceNumber('US', 2026, 42)).toBe('US26000042')
})
