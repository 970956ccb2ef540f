import type { PlainDate } from '#kernel/dates.ts'
import { convert } from '#kernel/money.ts'
import { feeRuleOn, officialFee, type FeeRule } from '#domain/billing/official-fee.ts'
import type { OrderLine } from '#domain/billing/invoice-document.ts'
import type { OrderedItems } from './ordered-items.ts'

/** Our own fee for drafting and filing in one jurisdiction; minor units. '*' stands for every other jurisdiction. */
export interface ServiceFee {
  jurisdiction: string
  currency: string
  base: number
  perFurtherClass: number
}

/** Units of `currency` for one euro on a date. */
export interface RateTable {
  date: PlainDate
  perEuro: Readonly<Record<string, number>>
}

/** The rate from one currency to another through the euro, or null when one of them is not in the table. */
export function crossRate(rates: RateTable | null, from: string, to: string): number | null {
  if (from === to) return 1
  const of = (currency: string) => (currency === 'EUR' ? 1 : rates?.perEuro[currency])
  const [a, b] = [of(from), of(to)]
  return a === undefined || b === undefined ? null : b / a
}

/**
 * Prices an order: one service line and one official line per jurisdiction, in the order's currency. A jurisdiction
 * whose official fee or rate is unknown is listed in `toQuote` and not priced.
 */
export function priceOrder(
  wanted: { jurisdictions: readonly string[]; classes: readonly number[]; currency: string },
  facts: { serviceFees: readonly ServiceFee[]; feeRules: readonly FeeRule[]; rates: RateTable | null; on: PlainDate },
): OrderedItems {
  const lines: OrderLine[] = []
  const toQuote: string[] = []
  const count = wanted.classes.length
  for (const jurisdiction of wanted.jurisdictions) {
    const priced = count > 0 ? priceOne(jurisdiction, count, wanted.currency, facts) : null
    if (priced) lines.push(...priced)
    else if (count > 0) toQuote.push(jurisdiction)
  }
  const converted = lines.some((line) => line.original !== null)
  return {
    version: 1,
    currency: wanted.currency,
    classes: [...wanted.classes],
    lines,
    toQuote,
    ratesOn: converted ? (facts.rates?.date ?? null) : null,
    pricedOn: facts.on,
  }
}

function priceOne(
  jurisdiction: string,
  classes: number,
  currency: string,
  facts: { serviceFees: readonly ServiceFee[]; feeRules: readonly FeeRule[]; rates: RateTable | null; on: PlainDate },
): OrderLine[] | null {
  const fee =
    facts.serviceFees.find((f) => f.jurisdiction === jurisdiction) ??
    facts.serviceFees.find((f) => f.jurisdiction === '*')
  const rule = feeRuleOn(facts.feeRules, jurisdiction, 'filing', facts.on)
  if (!fee || !rule) return null
  const service = { amount: fee.base + fee.perFurtherClass * (classes - 1), currency: fee.currency }
  const official = officialFee(rule, classes)
  const line = (kind: OrderLine['kind'], money: { amount: number; currency: string }): OrderLine | null => {
    const rate = crossRate(facts.rates, money.currency, currency)
    if (rate === null) return null
    const net = money.currency === currency ? money.amount : convert(money.amount, money.currency, currency, rate)
    const original = money.currency === currency ? null : { ...money, rate }
    return { kind, jurisdiction, classes, net, original }
  }
  const [a, b] = [line('service', service), line('official', official)]
  return a && b ? [a, b] : null
}
