import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convert, currencies, formatMoney, majorText, minorUnits, roundHalfUp } from './money.ts'

describe('money as the product prints it', () => {
  test.each([
    [123_450, 'EUR', 'en', '€1,234.50'],
    [123_450, 'EUR', 'sk', '1\u00a0234,50\u00a0€'],
    [123_450, 'GBP', 'sk', '£1\u00a0234,50'],
    [100_000_000, 'CZK', 'cs', '1\u00a0000\u00a0000,00\u00a0Kč'],
    [1200, 'JPY', 'en', '¥1,200.00'],
    [1200, 'JPY', 'sk', '1\u00a0200,00\u00a0¥'],
    [5, 'USD', 'es', '$0,05'],
    [-1999, 'CHF', 'es', '−19,99\u00a0CHF'],
    [35_000, 'CHF', 'en', 'CHF350.00'],
  ] as const)('%i %s in %s is %s', (amount, currency, language, text) => {
    expect(formatMoney(amount, currency, language)).toBe(text)
  })
})

test('minor units and major text are the same amount both ways', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.constantFrom(...currencies, 'BHD', 'KRW'),
      (amount, currency) => minorUnits(majorText(amount, currency), currency) === amount,
    ),
    { seed: 20261121 },
  )
  expect(() => minorUnits('1.005', 'EUR')).toThrow(RangeError)
  expect(() => minorUnits('1.5', 'JPY')).toThrow(RangeError)
})

test('halves round away from zero, and conversion rounds once', () => {
  expect([0.5, 1.5, -0.5, 2.4999].map(roundHalfUp)).toEqual([1, 2, -1, 2])
  expect(convert(500_000, 'CZK', 'EUR', 1 / 24.25)).toBe(20_619)
  expect(convert(12_000, 'JPY', 'EUR', 1 / 160)).toBe(7500)
})
