import { linesOf } from '#domain/billing/order-lines.ts'
import { withCoupon } from '#domain/billing/discount.ts'
import type { Coupon, OrderLine } from '#domain/billing/invoice-document.ts'
import { priceAction, type PriceSnapshot } from '#domain/pricing/price.ts'
import type { Offering } from '#domain/pricing/vocabulary.ts'
import type { ServiceContent, ServiceItem } from './content.ts'
import { offeringOf } from './offering.ts'
import type { ServiceType } from './status.ts'

/** One thing that is priced for one mark; what has no fee of our list is quoted by a person. */
export interface Wanted {
  offering: Offering | null
  item: ServiceItem
}

/**
 * Prices a service for each of its marks by the one price function: our line, and the office's where it asks something. A
 * mark without a fee or a rate stands in `toQuote` and is not priced.
 */
export function priceService(
  wanted: { service: ServiceType; items: readonly ServiceItem[]; currency: string },
  snapshot: PriceSnapshot,
  coupon: Coupon | null = null,
): ServiceContent {
  const all = wanted.items.map((item) => ({ item, offering: offeringOf(wanted.service, item, snapshot.on) }))
  return priceAll(all, wanted.currency, snapshot, coupon)
}

/** Prices whatever is wanted, each for its mark, into the lines of one order. */
export function priceAll(
  wanted: readonly Wanted[],
  currency: string,
  snapshot: PriceSnapshot,
  coupon: Coupon | null = null,
): ServiceContent {
  const lines: OrderLine[] = []
  const toQuote: string[] = []
  for (const { offering, item } of wanted) {
    const { jurisdiction, classes, mark } = item
    const price = offering && priceAction({ jurisdiction, action: offering, classes, currency }, snapshot)
    if (offering === null || price === null || typeof price === 'string') toQuote.push(`${mark}, ${jurisdiction}`)
    else lines.push(...linesOf(price).map((line) => ({ ...line, offering, mark })))
  }
  return {
    version: 1,
    currency,
    lines: withCoupon(lines, coupon),
    toQuote: [...new Set(toQuote)],
    ratesOn: lines.some((line) => line.original?.ratesOn) ? (snapshot.rates?.date ?? null) : null,
    pricedOn: snapshot.on,
    quotedBy: null,
    coupon,
  }
}
