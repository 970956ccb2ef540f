import { expect, test } from 'vitest'
import { interpret } from '#platform/config/config.ts'
import { readEnvironment } from '#platform/config/env.ts'
import { issuer } from '#tests/app.ts'
import { supplierInUsOf, supplierOf } from './supplier.ts'

const from = (given: object) =>
  supplierOf(interpret(readEnvironment({ DATA_DIR: '/none', INVOICE_ISSUER: JSON.stringify({ ...issuer, ...given }) })))

test('an issuer in Slovakia with its VAT number is taken', () => {
  expect(from({})).toMatchObject({ country: 'SK', vatNumber: issuer.vatNumber })
})

test('an issuer elsewhere is taken where its law is known, and one in the United States without a number', () => {
  expect(from({ country: 'CZ', vatNumber: 'CZ12345678', vatPercent: 21 })).toMatchObject({ country: 'CZ' })
  expect(from({ country: 'US', vatNumber: null })).toMatchObject({ country: 'US', vatNumber: null })
})

test('the company beside it is in the United States or there is none', () => {
  const beside = (given: object) =>
    supplierInUsOf(
      interpret(readEnvironment({ DATA_DIR: '/none', INVOICE_ISSUER_US: JSON.stringify({ ...issuer, ...given }) })),
    )
  expect(beside({ country: 'US', vatNumber: null })).toMatchObject({ country: 'US' })
  expect(() => beside({})).toThrow('country must be US')
  expect(supplierInUsOf(interpret(readEnvironment({ DATA_DIR: '/none' })))).toBeNull()
})

test.each([
  ['no VAT number', { vatNumber: undefined }, 'is missing'],
  ['none as well', { vatNumber: null }, 'is missing'],
  ['the number of another country', { vatNumber: 'CZ12345678' }, 'is no VAT number of SK'],
  ['a number that is too short', { vatNumber: 'SK123' }, 'is no VAT number of SK'],
  ['another country with the number of this one', { country: 'CZ' }, 'is no VAT number of CZ'],
  ['a country whose VAT is not known here', { country: 'PL', vatNumber: 'PL1234567890' }, 'must be one of'],
  ['a VAT number where no VAT is charged', { country: 'US' }, 'no issuer in the United States'],
  [
    'a country whose law nobody here has read, without the rate that its accountant names',
    { country: 'CZ', vatNumber: 'CZ12345678' },
    'names the standard rate',
  ],
  ['another rate than is kept', { country: 'CZ', vatNumber: 'CZ12345678', vatPercent: 19 }, 'one of both is wrong'],
  ['another rate than is kept of a law that was read', { vatPercent: 20 }, 'one of both is wrong'],
  ['an account number with wrong check digits', { iban: 'SK0099990000001234567890' }, 'check digits'],
])('%s is refused before anything is charged', (_, given, reason) => {
  expect(() => from(given)).toThrow(reason)
})
