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

const golden = `
EUR | €1,234.56 | 1 234,56 € | 1 234,56 € | 1 234,56 €
CZK | Kč1,234.56 | 1 234,56 Kč | 1 234,56 Kč | 1 234,56 Kč
GBP | £1,234.56 | £1 234,56 | £1 234,56 | £1 234,56
USD | $1,234.56 | $1 234,56 | $1 234,56 | $1 234,56
AUD | AU$1,234.56 | AU$1 234,56 | AU$1 234,56 | AU$1 234,56
CHF | CHF1,234.56 | 1 234,56 CHF | 1 234,56 CHF | 1 234,56 CHF
CAD | CA$1,234.56 | CA$1 234,56 | CA$1 234,56 | CA$1 234,56
NZD | NZ$1,234.56 | 1 234,56 NZ$ | 1 234,56 NZ$ | 1 234,56 NZ$
TRY | ₺1,234.56 | 1 234,56 ₺ | 1 234,56 ₺ | 1 234,56 ₺
JPY | ¥1,234.00 | 1 234,00 ¥ | 1 234,00 ¥ | 1 234,00 ¥
MXN | Mex$1,234.56 | 1 234,56 Mex$ | 1 234,56 Mex$ | 1 234,56 Mex$
ZAR | R1,234.56 | 1 234,56 R | 1 234,56 R | 1 234,56 R`

test('twelve currencies in four languages are printed as the specification says', () => {
  const rows = golden
    .trim()
    .split('\n')
    .map((row) => row.split(' | '))
  expect(rows.map(([currency]) => currency)).toEqual(currencies)
  for (const [currency = '', ...texts] of rows) {
    const amount = currency === 'JPY' ? 1234 : 123_456
    // No line breaks within an amount: its spaces are no-break spaces.
    const printed = (['en', 'sk', 'cs', 'es'] as const).map((language) => formatMoney(amount, currency, language))
    expect(printed.join('')).not.toContain(' ')
    expect(printed.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(texts)
  }
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
