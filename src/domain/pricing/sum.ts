import type { ActionPrice } from './price.ts'

/** Several prices of one currency as one, without VAT, minor units; null for none, and where one of them cannot be told. */
export function sumOfPrices(prices: readonly (Pick<ActionPrice, 'total'> | null)[]): ActionPrice['total'] | null {
  const totals = prices.flatMap((price) => (price === null ? [] : [price.total]))
  const [first] = totals
  if (!first || totals.length < prices.length) return null
  const add = (part: 'amount' | 'low' | 'high') => totals.reduce((sum, total) => sum + total[part], 0)
  return { amount: add('amount'), low: add('low'), high: add('high'), currency: first.currency }
}
