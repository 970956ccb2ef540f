import { expect, test } from 'vitest'
import { currencies } from '#kernel/money.ts'
import { countryFrom, currencyFor, currencyOf, knownCountry, storefronts } from './storefront.ts'

const visit = { cookie: null, query: null, country: null, storefront: 'global' } as const

test('a currency is the cookie’s if valid, then the query’s, then the country’s', () => {
  expect(currencyFor({ ...visit, cookie: 'CHF', query: 'GBP', country: 'CZ' })).toBe('CHF')
  for (const cookie of ['XXX', '', 'eu', ' ', 'EUR;'])
    expect([cookie, currencyFor({ ...visit, cookie, query: 'GBP', country: 'CZ' })]).toEqual([cookie, 'GBP'])
  expect(currencyFor({ ...visit, cookie: 'XXX', query: 'YYY', country: 'CZ' })).toBe('CZK')
  for (const currency of currencies) expect(currencyFor({ ...visit, query: currency.toLowerCase() })).toBe(currency)
})

test.each([
  ['GB', 'GBP'],
  ['CZ', 'CZK'],
  ['CH', 'CHF'],
  ['JP', 'JPY'],
  ['MX', 'MXN'],
  ['ZA', 'ZAR'],
  ['TR', 'TRY'],
  ['US', 'USD'],
  ['AU', 'AUD'],
  ['CA', 'CAD'],
  ['NZ', 'NZD'],
  ['SK', 'EUR'],
  ['NO', 'EUR'],
  ['SE', 'EUR'],
  ['DK', 'EUR'],
  ['PL', 'EUR'],
  ['HU', 'EUR'],
  ['RO', 'EUR'],
  ['BG', 'EUR'],
  ['UA', 'EUR'],
  ['BR', 'USD'],
  ['IN', 'USD'],
  ['AE', 'USD'],
  ['KE', 'USD'],
] as const)('%s begins with %s', (country, currency) => {
  expect(currencyOf(country)).toBe(currency)
  expect(currencyFor({ ...visit, country })).toBe(currency)
})

test('a visitor of whom nothing is known pays in dollars, one of a storefront in its currency', () => {
  expect(currencyFor(visit)).toBe('USD')
  expect(Object.keys(storefronts).map((name) => currencyFor({ ...visit, storefront: name as 'global' }))).toEqual([
    'USD',
    'EUR',
    'CZK',
    'GBP',
    'EUR',
    'CHF',
    'AUD',
  ])
})

test('Great Britain is GB and UK; what is no country is none', () => {
  expect(['GB', 'UK', 'gb', ' uk '].map(countryFrom)).toEqual(['GB', 'GB', 'GB', 'GB'])
  expect(['', 'XX', 'Britain', '12', null, undefined].map(countryFrom)).toEqual([null, null, null, null, null, null])
})

test('a country is known from the address, the host or the visit before, and never from a language', () => {
  const nothing = { query: null, storefront: 'global', cookie: null } as const
  expect(knownCountry(nothing)).toBeNull()
  expect(knownCountry({ ...nothing, cookie: 'DE' })).toBe('DE')
  expect(knownCountry({ ...nothing, cookie: 'DE', query: 'uk' })).toBe('GB')
  expect(knownCountry({ ...nothing, cookie: 'DE', query: 'nowhere' })).toBe('DE')
  expect(knownCountry({ query: null, storefront: 'sk', cookie: 'DE' })).toBe('SK')
  expect(knownCountry({ ...nothing, cookie: 'DE', countrySpecific: 'uk' })).toBe('GB')
  expect(knownCountry({ ...nothing, query: 'FR', countrySpecific: 'uk' })).toBe('FR')
  expect(knownCountry({ ...nothing, cookie: 'DE', countrySpecific: 'nowhere' })).toBe('DE')
})
