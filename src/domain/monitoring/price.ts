import { linesOf } from '#domain/billing/order-lines.ts'
import { withCoupon } from '#domain/billing/discount.ts'
import type { Coupon } from '#domain/billing/invoice-document.ts'
import { priceAction, type PriceProblem, type PriceSnapshot } from '#domain/pricing/price.ts'
import type { PaymentContent } from './content.ts'
import type { Period } from './period.ts'
import { offeringOfPlan } from './plan.ts'
import type { PaymentFrequency, SubscriptionTier } from './status.ts'

/** Our list has one fee of a plan for every place. */
const everywhere = '*'

export interface PlanQuestion {
  tier: SubscriptionTier
  frequency: PaymentFrequency
  currency: string
  brand: string
  /** The days that are paid; null where only the price is asked. */
  period: Period | null
}

/** Prices one period of a plan by the one price function; or why it has no price. Minor units, without VAT. */
export function pricePlan(
  { tier, frequency, currency, brand, period }: PlanQuestion,
  snapshot: PriceSnapshot,
  coupon: Coupon | null = null,
): PaymentContent | PriceProblem {
  const offering = offeringOfPlan(tier, frequency)
  const price = priceAction({ jurisdiction: everywhere, action: offering, classes: 1, currency }, snapshot)
  if (typeof price === 'string') return price
  const lines = linesOf(price).map((line) => ({
    ...line,
    offering,
    mark: brand,
    ...(period && { period: { from: period.start, until: period.end } }),
  }))
  return {
    version: 1,
    tier,
    frequency,
    currency,
    lines: withCoupon(lines, coupon),
    ratesOn: lines.some((line) => line.original?.ratesOn) ? (snapshot.rates?.date ?? null) : null,
    pricedOn: snapshot.on,
    coupon,
  }
}
