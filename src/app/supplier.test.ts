import { expect, test } from 'vitest'
import { interpret } from '#platform/config/config.ts'
import { readEnvironment } from '#platform/config/env.ts'
import { issuer } from '#tests/app.ts'
import { supplierOf } from './supplier.ts'

const from = (given: object) =>
  supplierOf(interpret(readEnvironment({ DATA_DIR: '/none', INVOICE_ISSUER: JSON.stringify({ ...issuer, ...given }) })))

test('an issuer in Slovakia with its VAT number is taken', () => {
  expect(from({})).toMatchObject({ country: 'SK', vatNumber: issuer.vatNumber })
})

test.each([
  ['no VAT number', { vatNumber: undefined }, 'is missing'],
  ['none as well', { vatNumber: null }, 'is missing'],
  ['the number of another country', { vatNumber: 'CZ12345678' }, 'no Slovak VAT number'],
  ['a number that is too short', { vatNumber: 'SK123' }, 'no Slovak VAT number'],
  ['another country, whose VAT is not known here', { country: 'CZ' }, 'must be SK'],
  ['an account number with wrong check digits', { iban: 'SK0099990000001234567890' }, 'check digits'],
])('%s is refused before anything is charged', (_, given, reason) => {
  expect(() => from(given)).toThrow(reason)
})
