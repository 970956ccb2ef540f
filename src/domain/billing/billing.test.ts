import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { invoiceNumber, variableSymbol } from './numbering.ts'
import { totalsOf } from './totals.ts'
import { vatDecision, vatUntilBilled } from './vat.ts'

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

test('without a country nothing is said of VAT, and the totals are without it', () => {
  expect(vatUntilBilled(null, '2026-11-20')).toBeNull()
  expect(totalsOf([{ kind: 'service', net: 10_000 }], null)).toMatchObject({ net: 10_000, vat: 0, total: 10_000 })
  expect(vatUntilBilled('SK', '2026-11-20')?.rate).toBe(23)
})
