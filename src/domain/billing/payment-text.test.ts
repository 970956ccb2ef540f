import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minorUnits } from '#kernel/money.ts'
import { creditorReference, epcText, spayd, swissText, symbolOfReference, type Payable } from './payment-text.ts'

const supplier = {
  name: 'Žltý kôň s. r. o.',
  lines: ['Vymyslená 12', '8001 Zürich'],
  country: 'CH',
  companyId: null,
  taxId: null,
  vatNumber: null,
  register: null,
  email: null,
  iban: null,
  bic: null,
}
const payable = (currency: string, iban: string, total: number, symbol = '1260000042'): Payable => ({
  currency,
  variableSymbol: symbol,
  constantSymbol: '0308',
  dueDate: '2026-12-04',
  supplier: { ...supplier, iban },
  totals: { service: total, official: 0, net: total, serviceVat: 0, officialVat: 0, vat: 0, total },
})
const czech = 'CZ65 0800 0000 1920 0014 5399'
const german = 'DE89 3704 0044 0532 0130 00'
const swiss = 'CH93 0076 2011 6238 5295 7'

/** What a bank reads in a code: account, amount in minor units, currency and payment reference. */
function read(text: string): [iban: string, amount: number, currency: string, symbol: string | null] {
  if (text.startsWith('SPD*')) {
    const fields = new Map(
      text
        .split('*')
        .slice(2)
        .map((part): [string, string] => [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)]),
    )
    const currency = fields.get('CC') ?? ''
    const amount = minorUnits(fields.get('AM') ?? '', currency)
    return [(fields.get('ACC') ?? '').split('+')[0] ?? '', amount, currency, fields.get('X-VS') ?? null]
  }
  const lines = text.split('\n')
  if (lines[0] === 'BCD') {
    const [, currency = '', amount = ''] = /^([A-Z]{3})(.+)$/.exec(lines[7] ?? '') ?? []
    return [lines[6] ?? '', minorUnits(amount, currency), currency, symbolOfReference(lines[9] ?? '')]
  }
  // Swiss QR-bill: 31 lines, at fixed places.
  expect(lines.length).toBe(31)
  const currency = lines[19] ?? ''
  return [lines[3] ?? '', minorUnits(lines[18] ?? '', currency), currency, symbolOfReference(lines[28] ?? '')]
}

const total = fc.integer({ min: 1, max: 99_999_999 })
const symbol = fc.integer({ min: 1, max: 9_999_999_999 }).map(String)

test.each([
  ['SPAYD, koruna', spayd, 'CZK', czech],
  ['SPAYD, euro', spayd, 'EUR', czech],
  ['EPC', epcText, 'EUR', german],
  ['Swiss, francs', swissText, 'CHF', swiss],
  ['Swiss, euro', swissText, 'EUR', swiss],
] as const)('%s is read back as the same payment', (_, make, currency, iban) => {
  fc.assert(
    fc.property(total, symbol, (amount, vs) => {
      const text = make(payable(currency, iban, amount, vs))
      expect(text && read(text)).toEqual([iban.replaceAll(' ', ''), amount, currency, vs])
    }),
    { seed: 20261122 },
  )
})

test('a code is made only for what it is for', () => {
  expect(spayd(payable('EUR', german, 100))).toBeNull()
  expect(epcText(payable('CZK', czech, 100))).toBeNull()
  expect(epcText(payable('EUR', german, 0))).toBeNull()
  expect(swissText(payable('EUR', german, 100))).toBeNull()
  expect(swissText(payable('USD', swiss, 100))).toBeNull()
  expect([spayd, epcText, swissText].map((make) => make(payable('EUR', 'CZ00 0000', 100)))).toEqual([null, null, null])
})

test('a creditor reference has the check digits of the standard, and another’s is none of ours', () => {
  // The example of ISO 11649 in digits alone.
  expect(creditorReference('539007547034')).toBe('RF18539007547034')
  expect(symbolOfReference('RF18 5390 0754 7034')).toBeNull()
  expect(symbolOfReference(creditorReference('1260000042'))).toBe('1260000042')
  expect(symbolOfReference(creditorReference('1260000042').replace(/2$/, '3'))).toBeNull()
})
