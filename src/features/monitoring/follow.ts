import { and, eq, ne } from 'drizzle-orm'
import { withCoupon } from '#domain/billing/discount.ts'
import { periodAfter } from '#domain/monitoring/period.ts'
import { openPayments } from '#domain/monitoring/phase.ts'
import { AppError, found } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'
import { brandSubscription, brandSubscriptionPayment } from '#schema/monitoring.ts'
import {
  billingEntitySaved,
  cardRemoved,
  checkoutCompleted,
  couponChosen,
  invoiceGivenBack,
  invoicePaid,
  orderWithdrawn,
  paymentDeclined,
} from '#features/billing/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { on, type Follower } from '#features/feature.ts'
import { decline } from './decline.ts'
import { endWithdrawn, giveBackPeriod } from './give-back.ts'
import { keepCardOfPeriod } from './jobs.ts'
import { paymentOfProduct, periods } from './payable.ts'
import { mustBeOnly, subscriptionOf, type PaymentRow, type Subscription } from './policy.ts'
import { makeTask, nextSearchOn } from './schedule.ts'
import { tellOwner } from './tell.ts'
import { movePayment, moveSubscription, trackSubscription } from './transition.ts'

/** What billing's news mean for a subscription, in billing's own transaction. */
export const followBilling: Follower[] = [
  on(billingEntitySaved, 'a subscription keeps who is billed', async (tx, { order, productId, billingEntityId }) => {
    const hit = order.by === periods ? await paymentOfProduct(tx, productId, true) : null
    if (!hit) return
    await tx
      .update(brandSubscriptionPayment)
      .set({ billingEntityId })
      .where(eq(brandSubscriptionPayment.id, hit.payment.id))
    await tx.update(brandSubscription).set({ billingEntityId }).where(eq(brandSubscription.id, hit.one.row.id))
  }),
  on(
    couponChosen,
    'the period has its discount, and the subscription the coupon',
    async (tx, { productId, coupon }) => {
      const hit = await paymentOfProduct(tx, productId, true)
      const content = hit?.payment.invoiceContent
      if (!hit || !content) return
      await tx
        .update(brandSubscriptionPayment)
        .set({ invoiceContent: { ...content, lines: withCoupon(content.lines, coupon), coupon } })
        .where(eq(brandSubscriptionPayment.id, hit.payment.id))
      await tx
        .update(brandSubscription)
        .set({ discountCouponId: coupon?.id ?? null })
        .where(eq(brandSubscription.id, hit.one.row.id))
    },
  ),
  on(checkoutCompleted, 'the period of a subscription is ordered', async (tx, { order, productId, userId }) => {
    const hit = order.by === periods ? await paymentOfProduct(tx, productId, true) : null
    if (!hit) return
    await mustBeOnly(tx, hit.one)
    await trackSubscription(tx, hit.one.row.id, 'Checkout completed', userId)
  }),
  on(invoicePaid, 'a subscription runs to the end of the paid period', async (tx, { productId }, facilities) => {
    const hit = await paymentOfProduct(tx, productId, true)
    if (!hit) return
    await confirm(tx, facilities, hit.one, hit.payment)
    await facilities.queue().send(tx, keepCardOfPeriod, { paymentId: hit.payment.id })
  }),
  on(invoiceGivenBack, 'a plan ends with what else is paid', async (tx, { productId, userId }, facilities) => {
    const hit = await paymentOfProduct(tx, productId, true)
    if (hit) await giveBackPeriod(tx, facilities, { ...hit, userId })
  }),
  on(orderWithdrawn, 'nothing more of a plan is charged', async (tx, { productId, userId }, facilities) => {
    const hit = await paymentOfProduct(tx, productId, true)
    if (hit) await endWithdrawn(tx, facilities, { ...hit, userId })
  }),
  on(paymentDeclined, 'a declined card is told of and charged again in time', async (tx, news, facilities) => {
    const hit = await paymentOfProduct(tx, news.productId, true)
    // What the payer was refused on a page, that page says; one that was closed for the charge is no refusal.
    if (hit?.payment.status !== 'Charging' || !news.isCharge) return
    await decline(tx, facilities, { ...hit, reason: news.reason })
  }),
  on(cardRemoved, 'what the card paid for is paid by another way', async (tx, { cardId }) => {
    await tx
      .update(brandSubscription)
      .set({ userPaymentMethodId: null })
      .where(and(eq(brandSubscription.userPaymentMethodId, cardId), ne(brandSubscription.status, 'Cancelled')))
  }),
]

async function confirm(tx: Tx, facilities: Facilities, one: Subscription, payment: PaymentRow): Promise<void> {
  if (!openPayments.some((status) => status === payment.status))
    throw new AppError('transition-refused', { facts: { from: payment.status, to: 'Confirmed' } })
  const { row } = one
  await mustBeOnly(tx, one)
  const content = found(payment.invoiceContent)
  // The first days count from the payment, or from the end of a trial that still runs.
  const first = row.status !== 'Subscription started' && row.status !== 'Payment failed'
  const days = first ? firstDays(one, payment, facilities.today()) : { start: payment.startDate, end: payment.endDate }
  const charging = payment.status === 'Charging' ? payment : await movePayment(tx, payment, 'Charging')
  await movePayment(tx, charging, 'Confirmed', { startDate: days.start, endDate: days.end, declineReason: null })
  const runs = {
    tier: content.tier,
    paymentFrequency: content.frequency,
    nextTier: row.nextTier === content.tier ? null : row.nextTier,
    nextPaymentFrequency: row.nextPaymentFrequency === content.frequency ? null : row.nextPaymentFrequency,
    endDate: days.end,
    ...(first ? { startDate: days.start } : {}),
  }
  if (row.status === 'Subscription started') {
    await tx.update(brandSubscription).set(runs).where(eq(brandSubscription.id, row.id))
    return
  }
  await moveSubscription(tx, row, { to: 'Subscription started', actor: 'system', more: runs })
  const now = found(await subscriptionOf(tx, row.id))
  if ((await nextSearchOn(tx, now, facilities.today())) <= facilities.today())
    await makeTask(tx, facilities, now, facilities.today())
  await tellOwner(tx, facilities, now, 'started', { id: `subscription-started-${payment.id}`, payment: null })
}

function firstDays({ row }: Subscription, payment: PaymentRow, today: string) {
  const frequency = found(payment.invoiceContent).frequency
  const start = row.status === 'Trial started' && payment.startDate > today ? payment.startDate : today
  return periodAfter(start, frequency, null)
}
