import { totalsOf } from '#domain/billing/totals.ts'
import { plans, type Plan } from '#domain/monitoring/plan.ts'
import { pricePlan } from '#domain/monitoring/price.ts'
import { paymentFrequencies, type PaymentFrequency } from '#domain/monitoring/status.ts'
import { priceListOf, snapshotFrom } from '#operations/pricing.ts'
import { reading } from '../answers.server.ts'
import type { LoadContext } from '../load-context.ts'

/** A plan with what a period of it costs, without VAT; null where the list has no price of it in the currency. */
export interface PricedPlan extends Plan {
  net: Record<PaymentFrequency, number | null>
}

/** The plans as the price list of today has them. */
export async function pricedPlans({ query, today }: LoadContext, currency: string): Promise<PricedPlan[]> {
  const snapshot = snapshotFrom(await reading(query(priceListOf, { today, actions: [] })), today)
  const netOf = (tier: Plan['tier'], frequency: PaymentFrequency): number | null => {
    const content = pricePlan({ tier, frequency, currency, brand: '', period: null }, snapshot)
    return typeof content === 'string' ? null : totalsOf(content.lines, null).net
  }
  return plans.map((plan) => ({
    ...plan,
    net: Object.fromEntries(paymentFrequencies.map((one) => [one, netOf(plan.tier, one)])) as PricedPlan['net'],
  }))
}
