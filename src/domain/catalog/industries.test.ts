import { expect, test } from 'vitest'
import { allTrades, classesOfTrade } from './industries.ts'
import { goodsPackages } from './packages.ts'

test('every trade stands in one industry', () => {
  const keys = allTrades().map(({ trade }) => trade.key)
  expect(keys.toSorted()).toEqual(goodsPackages.map(({ key }) => key).toSorted())
})

test('the classes of a trade are those of its terms, each term in one', () => {
  for (const trade of goodsPackages) {
    const found = classesOfTrade(trade)
    expect(found.flatMap(({ keys }) => keys).toSorted()).toEqual([...trade.terms].toSorted())
    for (const { niceClass } of found) expect(niceClass).toBeGreaterThan(0)
  }
})
