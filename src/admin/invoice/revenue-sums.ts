import type { CallOutput } from '#contract/call.ts'
import type { revenueRead } from '#contract/statistic.ts'

export type RevenueRow = CallOutput<typeof revenueRead>['rows'][number]
export const groupings = ['month', 'market', 'offering'] as const
export type Grouping = (typeof groupings)[number]

/** One group of the rows of a currency: its name, and what it brought. */
export interface RevenueSum {
  key: string
  service: number
  official: number
}

/** The currencies of the rows, the one of the most rows first. */
export function currenciesOf(rows: readonly RevenueRow[]): string[] {
  const counts = Map.groupBy(rows, ({ currency }) => currency)
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length).map(([currency]) => currency)
}

/** The rows of a currency by group: months in their order, all else by what it brought. */
export function sumsOf(rows: readonly RevenueRow[], currency: string, by: Grouping): RevenueSum[] {
  const groups = Map.groupBy(
    rows.filter((row) => row.currency === currency),
    (row) => row[by],
  )
  const sums = [...groups].map(([key, of]) => ({
    key,
    service: of.reduce((sum, { service }) => sum + service, 0),
    official: of.reduce((sum, { official }) => sum + official, 0),
  }))
  return by === 'month'
    ? sums.toSorted((a, b) => (a.key < b.key ? -1 : 1))
    : sums.toSorted((a, b) => b.service + b.official - a.service - a.official)
}
