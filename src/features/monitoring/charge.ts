import { eq } from 'drizzle-orm'
import { mostAttempts } from '#domain/monitoring/dunning.ts'
import { endableStatuses } from '#domain/monitoring/phase.ts'
import { AppError } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { brandSubscription, brandSubscriptionPayment } from '#schema/monitoring.ts'
import { userPaymentMethod } from '#schema/payment-method.ts'
import { cardThatPaid, chargeOrder, keepCard, openAttempt, openInvoice } from '#features/billing/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { decline } from './decline.ts'
import { chargePeriod } from './jobs.ts'
import { paymentOfProduct } from './payable.ts'
import { lockedSubscription, type PaymentRow, type Subscription } from './policy.ts'
import { movePayment } from './transition.ts'

/** The card that a subscription is paid with, when it can be charged; null otherwise. */
export async function usableCard(tx: Tx | Facilities['db'], { row, brand }: Subscription) {
  if (row.userPaymentMethodId === null) return null
  const [card] = await tx.select().from(userPaymentMethod).where(eq(userPaymentMethod.id, row.userPaymentMethodId))
  return card?.status === 'Valid' && card.userId === brand.userId && card.providerCardId !== null ? card : null
}

const documentOf = async (tx: Tx, { productId }: PaymentRow) =>
  productId === null ? null : await openInvoice(tx, productId)

/** Whether a document asks for the payment of a period. */
export const isOrdered = async (tx: Tx, payment: PaymentRow): Promise<boolean> =>
  (await documentOf(tx, payment)) !== null

/** Whether the saved card is charged for a period by itself: what is asked for by transfer may be on its way. */
export async function isCharged(tx: Tx, payment: PaymentRow): Promise<boolean> {
  const document = await documentOf(tx, payment)
  return document !== null && document.paymentType !== 'transfer'
}

/**
 * Enters an attempt to charge the saved card for a period and leaves the charge to its job. Throws `rules-unmet` without a card
 * that can be charged, for a period that is not ordered, or after four attempts.
 */
export async function beginCharge(
  tx: Tx,
  facilities: Pick<Facilities, 'queue' | 'clock'>,
  one: Subscription,
  payment: PaymentRow,
): Promise<PaymentRow> {
  const card = await usableCard(tx, one)
  if (!card) throw new AppError('rules-unmet', { facts: { missing: 'card' } })
  // Nothing is charged that no document asks for.
  if (!(await isOrdered(tx, payment))) throw new AppError('rules-unmet', { facts: { missing: 'order' } })
  if (payment.numberOfAttempts >= mostAttempts) throw new AppError('rules-unmet', { facts: { attempts: 'all' } })
  const moved = await movePayment(tx, payment, 'Charging', {
    userPaymentMethodId: card.id,
    numberOfAttempts: payment.numberOfAttempts + 1,
    lastAttemptDate: facilities.clock().toISOString(),
    declineReason: null,
  })
  await facilities.queue().send(tx, chargePeriod, { paymentId: payment.id })
  return moved
}

/** Charges the card for a period whose attempt is entered. Running again charges nothing twice. */
export async function charge(facilities: Facilities, paymentId: string): Promise<void> {
  const [payment] = await facilities.db
    .select()
    .from(brandSubscriptionPayment)
    .where(eq(brandSubscriptionPayment.id, paymentId))
  if (payment?.status !== 'Charging' || payment.productId === null || payment.userPaymentMethodId === null) return
  const [card] = await facilities.db
    .select()
    .from(userPaymentMethod)
    .where(eq(userPaymentMethod.id, payment.userPaymentMethodId))
  if (!card) return
  if (card.status !== 'Valid' && (await letGo(facilities, payment.productId, card.status))) return
  await chargeOrder(facilities, payment.productId, card)
}

/**
 * The card was removed, or has ended, after its attempt was entered: it is not charged. Where the provider may have been asked
 * already, asking once more tells how that went. Answers whether the attempt is over.
 */
async function letGo(facilities: Facilities, productId: string, cardStatus: string): Promise<boolean> {
  return await inTransaction(facilities.pool, async (tx) => {
    const hit = await paymentOfProduct(tx, productId, true)
    if (hit?.payment.status !== 'Charging') return true
    const row = await openInvoice(tx, productId)
    const attempt = row && (await openAttempt(tx, row))
    if (attempt?.isCharge) return false
    await decline(tx, facilities, { ...hit, reason: cardStatus === 'Removed' ? 'card-removed' : 'expired-card' })
    return true
  })
}

/** Keeps the card that a period was paid with, where its subscription has none that can be charged. */
export async function keepPayingCard(facilities: Facilities, paymentId: string): Promise<void> {
  const [payment] = await facilities.db
    .select()
    .from(brandSubscriptionPayment)
    .where(eq(brandSubscriptionPayment.id, paymentId))
  const card = payment?.productId ? await cardThatPaid(facilities, payment.productId) : null
  if (!payment || !card) return
  await inTransaction(facilities.pool, async (tx) => {
    const one = await lockedSubscription(tx, payment.brandSubscriptionId)
    if (!one || !endableStatuses.some((status) => status === one.row.status)) return
    const id = await keepCard(tx, facilities, one.brand.userId, card)
    if (await usableCard(tx, one)) return
    await tx.update(brandSubscription).set({ userPaymentMethodId: id }).where(eq(brandSubscription.id, one.row.id))
  })
}
