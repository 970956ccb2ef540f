import { eq } from 'drizzle-orm'
import { couponProblem } from '#domain/billing/discount.ts'
import type { Coupon } from '#domain/billing/invoice-document.ts'
import { periodAfter, type Period } from '#domain/monitoring/period.ts'
import { pricePlan } from '#domain/monitoring/price.ts'
import {
  paymentFrequencies,
  subscriptionTiers,
  type PaymentFrequency,
  type SubscriptionTier,
} from '#domain/monitoring/status.ts'
import { addDays } from '#kernel/dates.ts'
import { AppError, found } from '#kernel/errors.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { product } from '#schema/billing.ts'
import { discountCoupon } from '#schema/pricing.ts'
import { brandSubscriptionPayment } from '#schema/monitoring.ts'
import { couponNow, openInvoice, priceSnapshot } from '#features/billing/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { openOf, paymentsOf, type PaymentRow, type Subscription } from './policy.ts'

type Needed = Pick<Facilities, 'today'>

/** The tier and frequency of the periods that are not prepared yet. */
export function chosenPlan({ row }: Pick<Subscription, 'row'>): {
  tier: SubscriptionTier
  frequency: PaymentFrequency
} {
  return {
    tier: found(subscriptionTiers.find((one) => one === (row.nextTier ?? row.tier))),
    frequency: found(paymentFrequencies.find((one) => one === (row.nextPaymentFrequency ?? row.paymentFrequency))),
  }
}

/**
 * The period that is paid next: after the days that are paid or on trial, counted from the first paid one; from today where
 * nothing runs any more.
 */
export function nextPeriod(one: Pick<Subscription, 'row'>, paid: readonly PaymentRow[], today: string): Period {
  const { frequency } = chosenPlan(one)
  const { startDate, endDate } = one.row
  const runs = endDate !== null && endDate >= today
  const anchor = paid.length > 0 && startDate !== null ? startDate : runs ? addDays(endDate, 1) : today
  return periodAfter(anchor, frequency, paid.length > 0 ? endDate : null)
}

/** The coupon that stands on a subscription, where it is good for the next period; one that is not recurring for one period. */
export async function couponOf(
  tx: Database,
  { row }: Pick<Subscription, 'row'>,
  paid: readonly PaymentRow[],
  { today }: Needed,
): Promise<Coupon | null> {
  if (row.discountCouponId === null) return null
  const [kept] = await tx.select().from(discountCoupon).where(eq(discountCoupon.id, row.discountCouponId))
  const used = paid.some(({ invoiceContent }) => invoiceContent?.coupon?.id === row.discountCouponId)
  if (!kept || (used && !kept.recurring)) return null
  const { coupon, limits, uses } = found(await couponNow(tx, kept.id, true))
  // What goes on from period to period was counted when it began.
  const counted = used ? { ...limits, maxUses: null } : limits
  return couponProblem(coupon, counted, { on: today(), uses, currency: row.currency }) === null ? coupon : null
}

/**
 * Prepares the payment of the next period: its lines, and the product that is paid for. One that is open and that nobody has
 * ordered yet is worked out again as of today; one that is ordered is answered as it is. Throws `rules-unmet` while the plan has
 * no price.
 */
export async function preparePayment(
  tx: Tx,
  one: Subscription,
  facilities: Needed,
): Promise<PaymentRow & { productId: string }> {
  const payments = await paymentsOf(tx, one.row.id)
  const open = openOf(payments)
  if (open?.productId && (await openInvoice(tx, open.productId))) return { ...open, productId: open.productId }
  const paid = payments.filter(({ status }) => status === 'Confirmed' || status === 'Refunded')
  const period = nextPeriod(one, paid, facilities.today())
  const snapshot = await priceSnapshot(tx, facilities.today(), { jurisdictions: [], actions: [] })
  // The first days are counted from the payment, which nobody knows yet.
  const named = paid.length > 0 ? period : null
  const question = { ...chosenPlan(one), currency: one.row.currency, brand: one.brand.name, period: named }
  const invoiceContent = pricePlan(question, snapshot, await couponOf(tx, one, paid, facilities))
  if (typeof invoiceContent === 'string') throw new AppError('rules-unmet', { facts: { missing: invoiceContent } })
  const values = {
    startDate: period.start,
    endDate: period.end,
    invoiceContent,
    billingEntityId: one.row.billingEntityId,
    userPaymentMethodId: one.row.userPaymentMethodId,
  }
  const [row] = open
    ? await tx.update(brandSubscriptionPayment).set(values).where(eq(brandSubscriptionPayment.id, open.id)).returning()
    : await tx
        .insert(brandSubscriptionPayment)
        .values({ brandSubscriptionId: one.row.id, ...values })
        .returning()
  const payment = found(row)
  const productId = payment.productId ?? (await makeProduct(tx, payment.id, one.brand.userId))
  return { ...payment, productId }
}

async function makeProduct(tx: Database, brandSubscriptionPaymentId: string, userId: string): Promise<string> {
  const [made] = await tx.insert(product).values({ brandSubscriptionPaymentId, userId }).returning({ id: product.id })
  const productId = found(made).id
  await tx
    .update(brandSubscriptionPayment)
    .set({ productId })
    .where(eq(brandSubscriptionPayment.id, brandSubscriptionPaymentId))
  return productId
}
