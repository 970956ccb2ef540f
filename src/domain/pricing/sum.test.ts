import { expect, test } from 'vitest'
import { sumOfPrices } from './sum.ts'

const price = (amount: number, low = amount, high = amount) => ({ total: { amount, low, high, currency: 'EUR' } })

test('prices are added with their ranges', () => {
  expect(sumOfPrices([price(85_000), price(40_000, 30_000, 60_000)])).toEqual({
    amount: 125_000,
    low: 115_000,
    high: 145_000,
    currency: 'EUR',
  })
})

test('a sum with a part that nobody can tell is not told', () => {
  expect(sumOfPrices([price(85_000), null])).toBeNull()
  expect(sumOfPrices([])).toBeNull()
})
