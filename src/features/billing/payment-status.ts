import { and, desc, eq, isNull } from 'drizzle-orm'
import { productPaymentStatus, productStart } from '#contract/product.ts'
import type { Caller } from '#domain/account/caller.ts'
import { declineReasons, paymentStateOf } from '#domain/billing/payment.ts'
import { found } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { invoice, paymentAttempt } from '#schema/billing.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { checkoutStarted } from './events.ts'
import type { Payable } from './payable.ts'
import { takeNews } from './settle.ts'
import { withdrawalOf } from './withdraw.ts'

/** The client entered the checkout; told once, later visits change nothing. */
export const start = handle(productStart, async ({ params }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const payable = found(await facilities.orders.payable(tx, params.id, caller))
    if (payable.phase === 'open')
      await facilities.events.publish(tx, checkoutStarted, {
        productId: payable.productId,
        order: payable.order,
        userId: caller.userId,
      })
  })
  return { done: true as const }
})

/** What the payment page shows. While an attempt is open the provider is asked, so a lost or late message costs nothing. */
export const paymentStatus = handle(productPaymentStatus, async ({ params }, caller, facilities) => {
  const payable = found(await facilities.orders.payable(facilities.db, params.id, caller))
  const db = facilities.db
  await askProvider(db, payable.productId, facilities)
  const [row] = await db
    .select()
    .from(invoice)
    .where(and(eq(invoice.productId, payable.productId), isNull(invoice.cancelledAt)))
  const attempts = await attemptsOf(db, payable.productId)
  const [attempt] = attempts
  const reason =
    declineReasons.find((known) => known === attempt?.declineReason) ??
    (attempt?.status === 'declined' ? 'other' : null)
  return {
    state: paymentStateOf({
      phase: payable.phase,
      invoice: row
        ? {
            isPaid: row.serialNumber !== null && row.paymentDate !== null,
            isTransfer: row.paymentType === 'transfer',
          }
        : null,
      attempts: attempts.map(({ status }) => status),
    }),
    takesPayment: payable.phase === 'placed',
    declineReason: reason,
    invoiceId: row?.id ?? null,
    withdrawal: await shownWithdrawal(db, payable, facilities),
    accountState: accountStateOf(row !== undefined, payable.ownerUserId, caller),
  }
})

/** The right to withdraw, as long as there is something to say of it. */
async function shownWithdrawal(db: Database, payable: Payable, facilities: Facilities) {
  const { problem, until, declaredAt } = await withdrawalOf(db, payable, facilities)
  return until !== null && (problem === null || declaredAt !== null) ? { until, declaredAt } : null
}

/** The attempts to pay a product, the newest first. */
async function attemptsOf(db: Database, productId: string) {
  return await db
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.productId, productId))
    .orderBy(desc(paymentAttempt.createdAt), desc(paymentAttempt.id))
    .limit(100)
}

async function askProvider(db: Database, productId: string, facilities: Facilities): Promise<void> {
  const [attempt] = await attemptsOf(db, productId)
  if (attempt?.status !== 'pending' || attempt.providerOrderId === null) return
  // Asking is a help, not a condition: when the provider does not answer, its message is still waited for.
  const order = await facilities.payments.getOrder(attempt.providerOrderId).catch((error: unknown) => {
    facilities.log.warn({ err: error }, 'the payment provider did not answer')
    return null
  })
  if (order && order.state !== 'pending') {
    await takeNews(facilities, order.orderId, {
      state: order.state,
      declineReason: order.declineReason,
      event: null,
    })
  }
}

/**
 * What the page says of an account. Who came by the link learns only that a mail with a way in was sent, never whether the
 * address had an account before: anybody can order in anybody's name.
 */
function accountStateOf(ordered: boolean, ownerUserId: string | null, caller: Caller): 'none' | 'created' | 'active' {
  if (caller.userId !== null && caller.userId === ownerUserId) return 'active'
  return ordered ? 'created' : 'none'
}
