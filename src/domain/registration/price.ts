import type { OrderLine } from '#domain/billing/invoice-document.ts'
import { totalsOf, type Totals } from '#domain/billing/totals.ts'
import type { VatDecision } from '#domain/billing/vat.ts'
import {
  isEstimate,
  priceAction,
  type ActionPrice,
  type PricedPart,
  type PriceSnapshot,
} from '#domain/pricing/price.ts'
import type { OrderedItems } from './ordered-items.ts'

/**
 * Prices the filing of an order: one service line and one official line per jurisdiction, in the order's currency. A
 * jurisdiction without a fee or a rate is listed in `toQuote` and not priced.
 */
export function priceOrder(
  wanted: { jurisdictions: readonly string[]; classes: readonly number[]; currency: string },
  snapshot: PriceSnapshot,
): OrderedItems {
  const lines: OrderLine[] = []
  const toQuote: string[] = []
  const classes = wanted.classes.length
  for (const jurisdiction of classes > 0 ? wanted.jurisdictions : []) {
    const price = priceAction({ jurisdiction, action: 'filing', classes, currency: wanted.currency }, snapshot)
    if (typeof price === 'string') toQuote.push(jurisdiction)
    else lines.push(...linesOf(price))
  }
  const converted = lines.some((line) => line.original?.ratesOn)
  return {
    version: 1,
    currency: wanted.currency,
    classes: [...wanted.classes],
    lines,
    toQuote,
    ratesOn: converted ? (snapshot.rates?.date ?? null) : null,
    pricedOn: snapshot.on,
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

/** The two lines that an order and its invoice have for a jurisdiction. */
function linesOf(price: ActionPrice): OrderLine[] {
  const { jurisdiction, classes } = price.question
  const ours = price.agent ? [price.service, price.agent] : [price.service]
  const [first] = price.official
  const estimated = price.official.some(isEstimate)
  const service: OrderLine = { kind: 'service', jurisdiction, classes, net: netOf(ours), original: originalOf(ours) }
  const official: OrderLine = {
    kind: 'official',
    jurisdiction,
    classes,
    net: netOf(price.official),
    original: originalOf(price.official),
    ...(first && {
      law: {
        source: first.part.rule.source,
        asOf: first.part.rule.asOf,
        kind: first.part.rule.sourceKind,
        estimate: estimated
          ? {
              low: sum(price.official.map(({ low }) => low)),
              high: sum(price.official.map(({ high }) => high)),
              reason: price.official.find(({ part }) => part.reason !== null)?.part.reason ?? 'rate',
            }
          : null,
        later: sum(price.later.map(({ converted }) => converted.amount)),
      },
    }),
  }
  return [service, official]
}

const netOf = (parts: readonly PricedPart[]): number => sum(parts.map(({ converted }) => converted.amount))

/** All parts of a line have one currency: an office asks in its own, and our list is in one. */
function originalOf(parts: readonly PricedPart[]): OrderLine['original'] {
  const [first] = parts
  if (!first?.converted.by) return null
  const { rate, date, source } = first.converted.by
  return {
    amount: sum(parts.map(({ amount }) => amount)),
    currency: first.currency,
    rate,
    ratesOn: date,
    rateSource: source,
  }
}

export interface Priced {
  items: OrderedItems
  totals: Totals
  /** Null while nobody knows the buyer's country: then the totals are without VAT. */
  vat: VatDecision | null
}

/** Prices a choice with the VAT of its buyer, as far as that is known. */
export function priced(
  wanted: { jurisdictions: readonly string[]; classes: readonly number[]; currency: string },
  snapshot: PriceSnapshot,
  vat: VatDecision | null,
): Priced {
  const items = priceOrder(wanted, snapshot)
  return { items, totals: totalsOf(items.lines, vat), vat }
}
