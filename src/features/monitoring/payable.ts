import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { offeringOfPlan } from '#domain/monitoring/plan.ts'
import { overPayments, paymentPhase, refundedPayment } from '#domain/monitoring/phase.ts'
import type { Database } from '#platform/db/database.ts'
import { brandSubscriptionPayment } from '#schema/monitoring.ts'
import { readerOf } from '#features/account/index.ts'
import { endedOrdersOf, openInvoice, type PayableSource } from '#features/billing/index.ts'
import { lockedSubscription, mayWorkOn, subscriptionOf, type PaymentRow, type Subscription } from './policy.ts'
import { chosenPlan } from './prepare.ts'

/** The payment of a period with its subscription, which is locked first, as everywhere; null for what is sold by others. */
export async function paymentOfProduct(
  tx: Database,
  productId: string,
  lock = false,
): Promise<{ payment: PaymentRow; one: Subscription } | null> {
  const mine = eq(brandSubscriptionPayment.productId, productId)
  const [seen] = await tx.select().from(brandSubscriptionPayment).where(mine)
  if (!seen) return null
  if (!lock) {
    const one = await subscriptionOf(tx, seen.brandSubscriptionId)
    return one && { payment: seen, one }
  }
  const one = await lockedSubscription(tx, seen.brandSubscriptionId)
  const [payment] = await tx.select().from(brandSubscriptionPayment).where(mine).for('update')
  return one && payment ? { payment, one } : null
}

/** How a product names the period that is paid for. */
export const periods = 'brand_subscription_payment_id'

/** One period of a subscription as something to be paid for. */
export const payablePeriod: PayableSource = async (tx, productId, caller, options) => {
  const hit = await paymentOfProduct(tx, productId, options?.lock)
  if (!hit || (caller !== 'system' && !mayWorkOn(hit.one, caller))) return null
  const { payment, one } = hit
  const reader = await readerOf(tx, one.brand.userId)
  const content = payment.invoiceContent
  const { tier, frequency } = content ?? chosenPlan(one)
  return {
    productId,
    order: { by: periods, id: payment.id },
    ownerUserId: one.brand.userId,
    contactEmail: reader?.email ?? '',
    language: reader?.language ?? 'en',
    currency: content?.currency ?? one.row.currency,
    phase: paymentPhase(payment.status, (await openInvoice(tx, productId)) !== null),
    givesBack: payment.status === refundedPayment,
    standing: payment.status,
    isUnseen: false,
    performed: false,
    lines: content?.lines ?? [],
    unpriced: [],
    ratesOn: content?.ratesOn ?? null,
    subject: {
      mark: one.brand.name,
      markType: 'WORD',
      classes: [],
      order: one.row.publicId ?? '',
      service: offeringOfPlan(tier, frequency),
    },
    billingEntityId: payment.billingEntityId,
    invoiceInUs: false,
    keepsCardOf: one.brand.userId,
  }
}

/** Payments that ended while something of them is still open. */
export const endedPeriods = async (pool: pg.Pool): Promise<string[]> =>
  await endedOrdersOf(pool, {
    table: 'brand_subscription_payment',
    by: 'brand_subscription_payment_id',
    over: overPayments,
    refunded: refundedPayment,
  })
