import { expect, test } from 'vitest'
import { coversAddress, isSameParty } from './whitelist.ts'

test.each([
  ['shop.test', 'https://www.shop.test/item/1', true],
  ['https://shop.test/', 'eu.shop.test', true],
  ['shop.test', 'notshop.test', false],
  ['market.test/seller/ann', 'https://market.test/seller/ann/item/5', true],
  ['market.test/seller/ann', 'https://market.test/seller/anna', false],
  ['market.test/seller/ann', 'https://market.test/seller/bob', false],
  ['market.test/seller/ann', 'market.test', false],
  ['SHOP.test', 'shop.TEST/A', true],
  ['not an address', 'shop.test', false],
  ['', '', false],
])('%s covers %s: %s', (known, asked, expected) => {
  expect(coversAddress(known, asked)).toBe(expected)
})

test('a party is known by any of its names or addresses, and by nothing else', () => {
  const known = { name: 'Copy Works', aliases: ['CW Shop'], websites: ['cw.test'] }
  expect(isSameParty(known, { name: 'cw  shop', aliases: [], websites: [] })).toBe(true)
  expect(isSameParty(known, { name: 'X', aliases: ['COPY works'], websites: [] })).toBe(true)
  expect(isSameParty(known, { name: 'X', aliases: [], websites: ['http://cw.test/a'] })).toBe(true)
  expect(isSameParty(known, { name: 'Copy Work', aliases: [], websites: ['cwx.test'] })).toBe(false)
})
