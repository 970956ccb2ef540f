import { expect, test } from 'vitest'
import { waysOn } from './language-warning.ts'

const at = (address: string): URL => new URL(address, 'https://site.test')
const ways = (to: string, from = '/es/class-assist?value=zapatos') => waysOn(at(to), at(from))

test('who leaves the pages of the classes is asked, and keeps the query either way', () => {
  expect(ways('/es/detailed-pricelist?action=filing#fees')).toEqual({
    english: '/detailed-pricelist?action=filing#fees',
    stay: 'https://site.test/es/detailed-pricelist?action=filing#fees',
  })
  expect(ways('/es')?.english).toBe('/?value=zapatos')
  expect(ways('/es/trademark-search', '/es/class-assist/trademark-class/25')?.english).toBe('/trademark-search')
})

test.each([
  ['stays among them', '/es/class-assist/trademark-class/25'],
  ['leaves the site', 'https://elsewhere.test/es/'],
  ['goes to English by itself', '/detailed-pricelist'],
  ['goes to another language', '/sk/detailed-pricelist'],
])('who %s is not', (_, to) => {
  expect(ways(to)).toBeNull()
})

test('a page that only begins like them is none of them', () => {
  expect(ways('/es/class-assistance')).not.toBeNull()
  expect(ways('/es/detailed-pricelist', '/es/country/slovakia')).toBeNull()
})
