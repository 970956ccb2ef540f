import { expect, test } from 'vitest'
import { languages } from '#kernel/languages.ts'
import { findPackages, goodsPackages } from './packages.ts'

const noText = () => undefined
const keysFor = (value: string, language: (typeof languages)[number] = 'en') =>
  findPackages(value, language, noText).map((one) => one.key)

test('there is a package for many trades, each named once in every language', () => {
  expect(goodsPackages.length).toBeGreaterThanOrEqual(24)
  for (const language of languages) {
    const names = goodsPackages.map((one) => one.name[language])
    expect(new Set(names).size).toBe(names.length)
    const unreadable = goodsPackages.filter((one) => !/^\p{Lu}.{14,119}\.$/u.test(one.description[language]))
    expect(unreadable.map((one) => one.key)).toEqual([])
  }
})

test('a trade is found by its beginning, in any language, without its diacritics', () => {
  expect(keysFor('bak')).toEqual(['bakery'])
  expect(keysFor('PEKAREN', 'sk')[0]).toBe('bakery')
  expect(keysFor('nakladatelstvi', 'cs')[0]).toBe('publisher')
  expect(keysFor('zzz')).toEqual([])
})

test('nothing typed gives all of them; a term of a package gives the package after those that are named so', () => {
  expect(keysFor('').length).toBe(goodsPackages.length)
  const found = findPackages('soap', 'en', (key) => (key === '3-soap' ? 'soap' : undefined))
  expect(found.map((one) => one.key)).toEqual(['candles-and-fragrance', 'cosmetics'])
})
