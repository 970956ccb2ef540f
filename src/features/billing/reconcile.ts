import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { bindDatabase } from '#platform/db/database.ts'
import { eachOf } from '#platform/queue/each.ts'
import { paymentAttempt, paymentRefund } from '#schema/billing.ts'
import type { Facilities } from '#features/facilities.ts'
import type { Attempt } from './attempts.ts'
import { cancelAttempt, closeOrderOf } from './close-order.ts'
import { refundAttempt } from './refund.ts'
import { refundPartOf } from './refund-part.ts'
import { settleReceived, takeNews } from './settle.ts'

/** Milliseconds that a page may be paid on; after them it is closed at the provider. */
const openFor = 3 * 86_400_000

/**
 * Looks through what is overdue, each row on its own: an attempt that we heard nothing of for two minutes, money that is not
 * settled, a refund that was not made, an order that ended. A payer who closed the page and a message that was lost so cost
 * nothing; what fails now is tried again next time, and never keeps another back.
 */
export async function reconcileAttempts(facilities: Facilities): Promise<void> {
  const { log, pool } = facilities
  const overdue = await bindDatabase(pool)
    .select()
    .from(paymentAttempt)
    .where(
      or(
        and(eq(paymentAttempt.status, 'pending'), lt(paymentAttempt.createdAt, sql`now() - interval '2 minutes'`)),
        and(
          inArray(paymentAttempt.status, ['received', 'refund-due']),
          lt(paymentAttempt.receivedAt, sql`now() - interval '2 minutes'`),
        ),
      ),
    )
    .orderBy(paymentAttempt.createdAt)
  const parts = await bindDatabase(pool)
    .select({ id: paymentRefund.id })
    .from(paymentRefund)
    .where(and(eq(paymentRefund.status, 'due'), lt(paymentRefund.createdAt, sql`now() - interval '2 minutes'`)))
    .orderBy(paymentRefund.createdAt)
  const ended = await facilities.orders.ended(pool)
  const work = [
    ...overdue.map((attempt) => ({
      name: attempt.id,
      run: async () => await ask(facilities, attempt),
    })),
    ...parts.map(({ id }) => ({ name: id, run: async () => await refundPartOf(facilities, id) })),
    ...ended.map((id) => ({ name: id, run: async () => await closeOrderOf(facilities, id) })),
  ]
  await eachOf(work, { log, what: 'payments', name: ({ name }) => name }, async ({ run }) => await run())
}

async function ask(facilities: Facilities, attempt: Attempt): Promise<void> {
  if (attempt.status === 'received') return await settleReceived(facilities, attempt.id)
  if (attempt.status === 'refund-due') return await refundAttempt(facilities, attempt.id)
  if (attempt.providerOrderId === null) return
  if (facilities.clock().getTime() - Date.parse(attempt.createdAt) > openFor)
    return await cancelAttempt(facilities, attempt)
  const order = await facilities.payments.getOrder(attempt.providerOrderId)
  if (!order) throw new Error('the provider does not know the order')
  await takeNews(facilities, order.orderId, {
    state: order.state,
    declineReason: order.declineReason,
    event: null,
  })
}
