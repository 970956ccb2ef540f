import { withCoupon } from '#domain/billing/discount.ts'
import type { Coupon, OrderLine } from '#domain/billing/invoice-document.ts'
import { linesOf } from '#domain/billing/order-lines.ts'
import { totalsOf, type Totals } from '#domain/billing/totals.ts'
import type { VatDecision } from '#domain/billing/vat.ts'
import { priceAction, type PriceSnapshot } from '#domain/pricing/price.ts'
import type { OrderedItems } from './ordered-items.ts'

/**
 * Prices the filing of an order: one service line and one official line per jurisdiction, in the order's currency. A
 * jurisdiction without a fee or a rate is listed in `toQuote` and not priced.
 */
export function priceOrder(
  wanted: { jurisdictions: readonly string[]; classes: readonly number[]; currency: string },
  snapshot: PriceSnapshot,
  coupon: Coupon | null = null,
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
    lines: withCoupon(lines, coupon),
    toQuote,
    ratesOn: converted ? (snapshot.rates?.date ?? null) : null,
    pricedOn: snapshot.on,
    coupon,
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
  coupon: Coupon | null = null,
): Priced {
  const items = priceOrder(wanted, snapshot, coupon)
  return { items, totals: totalsOf(items.lines, vat), vat }
}
