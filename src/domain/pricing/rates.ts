import { daysBetween, type PlainDate } from '#kernel/dates.ts'
import { convert, type Money } from '#kernel/money.ts'
import rough from './rough-rates.json' with { type: 'json' }

/** Units of each currency for one euro on a day, and whose figures they are: the `source` of their rows. */
export interface RateTable {
  date: PlainDate
  source: string
  perEuro: Readonly<Record<string, number>>
  /** Older, on the day it is for, than rates are when they come every working day. */
  stale?: true
}

/** The `source` of rows that came from the European Central Bank; of no other rows it is said. */
export const ecbSource = 'ECB'

/** The `source` of the invented figures that a demonstration has. */
export const demoSource = 'demo figures'

/** Our round figures for currencies that the table in force has not: they stand for an order of magnitude and no day. */
export const roughSource = 'round figures'

/** Days after which a table is stale: no holiday of the bank is so long. */
export const freshDays = 7

/** Whether a table of a day is stale on another. */
export const isStale = (date: PlainDate, on: PlainDate): boolean => daysBetween(date, on) > freshDays

/** How far off an amount may be that round figures converted, in percent. */
export const roughRange = { low: 80, high: 125 } as const

/** One unit of the first currency in units of the second. `date` is null for round figures. */
export interface Rate {
  rate: number
  date: PlainDate | null
  source: string
  stale?: true
}

const roughly: Readonly<Record<string, number>> = rough

/** The rate from one currency to another through the euro, or null when nobody has one of them. */
export function rateBetween(table: RateTable | null, from: string, to: string): Rate | null {
  if (from === to) return null
  const of = (currency: string) => (currency === 'EUR' ? 1 : table?.perEuro[currency])
  const [a, b] = [of(from), of(to)]
  if (table && a !== undefined && b !== undefined) {
    const { date, source, stale } = table
    return { rate: b / a, date, source, ...(stale && { stale }) }
  }
  const [c, d] = [a ?? roughly[from], b ?? roughly[to]]
  return c === undefined || d === undefined ? null : { rate: d / c, date: null, source: roughSource }
}

/** An amount in another currency and how it came about; null when there is no rate. */
export interface Converted extends Money {
  by: Rate | null
}

/**
 * Converts minor units; an amount that has the currency already stays. A rate that makes nothing of money, or more than a
 * number holds, is none.
 */
export function inCurrency(money: Money, currency: string, table: RateTable | null): Converted | null {
  if (money.currency === currency) return { ...money, by: null }
  const by = rateBetween(table, money.currency, currency)
  if (!by) return null
  const amount = convert(money.amount, money.currency, currency, by.rate)
  if (!Number.isSafeInteger(amount) || (amount === 0 && money.amount !== 0)) return null
  return { amount, currency, by }
}
