import { expect, test } from 'vitest'
import { euMembers } from '#domain/jurisdiction/codes.ts'
import { vatDecision } from './vat.ts'
import { issuerIn, sellerCountries, standardRate, taxCurrency, taxedCountries, vatLaws } from './vat-law.ts'

test.each([
  ['CZ', 'CZ', false, 'none', 21, 'domestic'],
  ['CZ', 'SK', false, 'none', 21, 'eu-consumer'],
  ['CZ', 'SK', true, 'confirmed', 0, 'eu-reverse-charge'],
  ['CZ', 'US', true, 'none', 0, 'outside-eu'],
  ['DE', 'DE', true, 'confirmed', 19, 'domestic'],
  ['FI', 'SE', true, 'unconfirmed', 25.5, 'eu-number-unconfirmed'],
  ['US', 'US', false, 'none', 0, 'us-issuer'],
  ['US', 'SK', true, 'confirmed', 0, 'us-issuer'],
] as const)(
  'an issuer in %s to a buyer in %s (business %s, number %s) charges %s percent: %s',
  (seller, country, business, vatNumber, rate, reason) => {
    expect(vatDecision({ country, business, vatNumber }, '2026-11-25', seller)).toMatchObject({ rate, reason })
  },
)

test('each law names itself, is a member’s, and is in force today; before its first day there is no rate', () => {
  for (const country of taxedCountries) {
    const { law, rates } = vatLaws[country]
    expect(law.length).toBeGreaterThan(10)
    expect(euMembers).toContain(country)
    expect(standardRate('2026-11-25', country)).toBe(rates[0].percent)
    expect(() => standardRate('2001-01-01', country)).toThrow('no VAT rate')
  }
})

test('each country numbers in one series; VAT is told in the currency of its authority', () => {
  expect(sellerCountries.map((country) => issuerIn(country))).toEqual([
    'SK', 'CZ', 'EU', 'EU', 'EU', 'EU', 'EU', 'EU', 'EU', 'US',
  ]) // prettier-ignore
  expect([taxCurrency('SK'), taxCurrency('CZ'), taxCurrency('US')]).toEqual(['EUR', 'CZK', null])
})
