import { expect, test } from 'vitest'
import { currenciesOf, sumsOf } from './revenue-sums.ts'

const row = (month: string, market: string, service: number, official: number, currency = 'EUR') => ({
  month,
  market,
  offering: 'filing',
  currency,
  service,
  official,
})
const rows = [
  row('2026-02', 'SK', 100, 10),
  row('2026-01', 'EU', 300, 85),
  row('2026-02', 'EU', -300, -85),
  row('2026-02', 'US', 500, 35, 'USD'),
]

test('months stand in their order, markets by what they brought, and no currency is added to another', () => {
  expect(currenciesOf(rows)).toEqual(['EUR', 'USD'])
  expect(sumsOf(rows, 'EUR', 'month')).toEqual([
    { key: '2026-01', service: 300, official: 85 },
    { key: '2026-02', service: -200, official: -75 },
  ])
  expect(sumsOf(rows, 'EUR', 'market')).toEqual([
    { key: 'SK', service: 100, official: 10 },
    { key: 'EU', service: 0, official: 0 },
  ])
  expect(sumsOf(rows, 'USD', 'offering')).toEqual([{ key: 'filing', service: 500, official: 35 }])
})
