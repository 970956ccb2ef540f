import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import { bindDatabase } from '#platform/db/database.ts'
import { paymentAttempt } from '#schema/billing.ts'
import type { Facilities } from '#features/facilities.ts'
import { settleAttempt } from './settle.ts'

/**
 * Asks the provider about every open attempt that is between two minutes and three days old. A payer who closed the page
 * and a message that was lost so cost nothing; what the provider does not answer now is asked again next time.
 */
export async function reconcileAttempts(facilities: Facilities): Promise<void> {
  const open = await bindDatabase(facilities.pool)
    .select({ orderId: paymentAttempt.providerOrderId })
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.status, 'pending'),
        isNotNull(paymentAttempt.providerOrderId),
        lt(paymentAttempt.createdAt, sql`now() - interval '2 minutes'`),
        gt(paymentAttempt.createdAt, sql`now() - interval '3 days'`),
      ),
    )
  for (const { orderId } of open) {
    const order = orderId === null ? null : await facilities.payments.getOrder(orderId).catch(() => null)
    if (order && order.state !== 'pending') {
      await settleAttempt(facilities, order.orderId, {
        state: order.state,
        declineReason: order.declineReason,
        event: null,
      })
    }
  }
}
