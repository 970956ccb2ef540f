import { expect, test } from 'vitest'
import { ibanIsValid } from './iban.ts'

test.each([
  ['SK31 1200 0000 1987 4263 7541', true],
  ['CZ6508000000192000145399', true],
  ['GB82 WEST 1234 5698 7654 32', true],
  ['SK32 1200 0000 1987 4263 7541', false],
  ['SK3199990000001234567890', false],
  ['', false],
  ['SK31', false],
])('%s: %s', (iban, valid) => {
  expect(ibanIsValid(iban)).toBe(valid)
})
