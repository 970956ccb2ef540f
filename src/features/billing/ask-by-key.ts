import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { inTransaction } from '#platform/db/transaction.ts'
import { paymentAttempt } from '#schema/billing.ts'
import type { Facilities } from '#features/facilities.ts'
import { askLater, keepNumber } from './attempts.ts'
import { cancelAttempt } from './close-order.ts'
import type { askByKey } from './jobs.ts'
import { takeNews } from './settle.ts'

/**
 * Asks the provider for the order of an attempt whose number was never kept, and takes what it says: of one that was closed
 * meanwhile the page is closed too, and what was paid on it goes its usual way. An order that is not there is asked for once
 * more, as one that was on its way could have come after the question.
 */
export async function askOfAttempt(facilities: Facilities, question: z.infer<typeof askByKey.data>): Promise<void> {
  const { attemptId, asked, turn } = question
  const [attempt] = await facilities.db.select().from(paymentAttempt).where(eq(paymentAttempt.id, attemptId))
  if (!attempt || attempt.providerOrderId !== null || attempt.provider !== facilities.payments.name) return
  const order = await facilities.payments.findOrder(attempt.key, new Date(asked))
  if (!order) {
    const next = { attemptId, asked, turn: turn + 1 }
    return await inTransaction(facilities.pool, async (tx) => await askLater(tx, facilities, next))
  }
  const kept = await keepNumber(facilities, order)
  if (kept?.status === 'cancelled') return await cancelAttempt(facilities, kept)
  const { orderId, state, declineReason } = order
  if (kept) await takeNews(facilities, orderId, { state, declineReason, event: null })
}
