import { eq, sql } from 'drizzle-orm'
import { inTransaction } from '#platform/db/transaction.ts'
import { paymentAttempt } from '#schema/billing.ts'
import type { Facilities } from '#features/facilities.ts'
import type { CardRow } from './cards/rows.ts'
import { cancelAttempt } from './close-order.ts'
import { openInvoice } from './invoices.ts'
import { newAttempt, openAttempt } from './process-payment.ts'
import { takeNews, type Attempt } from './settle.ts'

/**
 * Charges a saved card for an order that waits for its money; what the provider answers is taken as its messages are. Running
 * again asks under the same key, so nothing is charged twice. A page that the payer opened meanwhile is closed first.
 */
export async function chargeOrder(facilities: Facilities, productId: string, card: CardRow): Promise<void> {
  const page = await openPage(facilities, productId)
  if (page) await cancelAttempt(facilities, page)
  const { providerCardId: cardId, paymentCustomerId: customerId } = card
  if (cardId === null || customerId === null) throw new Error(`the card ${card.id} is kept nowhere`)
  const begun = await inTransaction(facilities.pool, async (tx) => {
    const payable = await facilities.orders.payable(tx, productId, 'system', { lock: true })
    await tx.$client.query('select 1 from product where id = $1 for update', [productId])
    const row = await openInvoice(tx, productId)
    if (!row || row.serialNumber !== null || payable?.phase !== 'placed') return null
    return { row, attempt: (await openAttempt(tx, row)) ?? (await newAttempt(tx, row, facilities)) }
  })
  if (!begun) return
  const { row, attempt } = begun
  const { subject } = row.documentContext
  const order = await facilities.payments.chargeCard({
    key: attempt.key,
    card: { cardId, customerId },
    amount: attempt.amount,
    currency: attempt.currency,
    reference: row.variableSymbol,
    description: `${subject.mark}, ${subject.order}`,
  })
  await facilities.db
    .update(paymentAttempt)
    .set({
      providerOrderId: order.orderId,
      publicOrderId: order.publicOrderId,
      status: sql`case when ${paymentAttempt.status} = 'created' then 'pending' else ${paymentAttempt.status} end`,
    })
    .where(eq(paymentAttempt.id, attempt.id))
  const { orderId, state, declineReason } = order
  if (state !== 'pending') await takeNews(facilities, orderId, { state, declineReason, event: null })
}

async function openPage(facilities: Facilities, productId: string): Promise<Attempt | null> {
  return await inTransaction(facilities.pool, async (tx) => {
    const row = await openInvoice(tx, productId)
    const attempt = row && (await openAttempt(tx, row))
    return attempt?.redirectUrl ? attempt : null
  })
}
