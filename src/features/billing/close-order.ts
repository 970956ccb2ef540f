import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { eachOf } from '#platform/queue/each.ts'
import { invoice, paymentAttempt } from '#schema/billing.ts'
import type { Facilities } from '#features/facilities.ts'
import type { Attempt } from './attempts.ts'
import { lockProduct } from './counters.ts'
import { releaseEntries } from './bank-allocation.ts'
import { credit, creditedOf } from './credit.ts'
import { openInvoice, type InvoiceRow } from './invoices.ts'
import { closeOrder } from './jobs.ts'
import { restOf } from './refund.ts'
import { note, owe, takeNews } from './settle.ts'

/** Has an order closed after the caller's transaction. */
export async function closeLater(tx: Tx, facilities: Facilities, productId: string): Promise<void> {
  await facilities.queue().send(tx, closeOrder, { productId })
}

/**
 * Ends what is open of an order that takes no money: its pages at the provider, its proforma, and for a refunded order its
 * invoice by a credit note and its payment by a refund. Does nothing to an order that waits for money; running again changes
 * nothing.
 */
export async function closeOrderOf(facilities: Facilities, productId: string): Promise<void> {
  const open = await inTransaction(facilities.pool, async (tx) => {
    const payable = await facilities.orders.payable(tx, productId, 'system', { lock: true })
    if (!payable || payable.phase === 'open' || payable.phase === 'placed') return []
    await lockProduct(tx, productId)
    const attempts = await tx.select().from(paymentAttempt).where(eq(paymentAttempt.productId, productId)).for('update')
    const row = await openInvoice(tx, productId)
    if (row && row.serialNumber === null && payable.phase === 'closed') {
      await tx
        .update(invoice)
        .set({ cancelledAt: facilities.clock().toISOString() })
        .where(and(eq(invoice.id, row.id), isNull(invoice.serialNumber)))
      await releaseEntries(tx, row.variableSymbol)
    }
    if (row && row.serialNumber !== null && payable.phase === 'closed' && payable.givesBack)
      await giveBack(tx, facilities, row, attempts)
    // Nobody was handed a page of these; whether the provider made one is asked by key, later.
    await tx
      .update(paymentAttempt)
      .set({ status: 'cancelled' })
      .where(and(eq(paymentAttempt.productId, productId), eq(paymentAttempt.status, 'created')))
    return attempts.filter((attempt) => attempt.status === 'pending')
  })
  await eachOf(open, { log: facilities.log, what: 'open payments', name: ({ id }) => id }, async (attempt) => {
    await cancelAttempt(facilities, attempt)
  })
}

/** Makes an attempt's page unpayable, where it has one. */
export async function cancelAttempt(facilities: Facilities, { providerOrderId }: Attempt): Promise<void> {
  if (providerOrderId !== null) await cancelOrder(facilities, providerOrderId)
}

/** Makes an order of the provider unpayable and takes what it says of it then: it may have been paid a moment ago. */
export async function cancelOrder(facilities: Facilities, providerOrderId: string): Promise<void> {
  const order = await facilities.payments.cancelOrder(providerOrderId)
  if (!order) return
  await takeNews(facilities, order.orderId, {
    state: order.state,
    declineReason: order.declineReason,
    event: null,
  })
}

async function giveBack(tx: Tx, facilities: Facilities, row: InvoiceRow, attempts: readonly Attempt[]): Promise<void> {
  const paid = attempts.filter(({ status }) => status === 'paid')
  for (const attempt of paid) {
    if (attempt.provider !== 'transfer') {
      await owe(tx, facilities, attempt, 'order-refunded')
      continue
    }
    // A bank gives nothing back on our word: whoever says that an order is refunded has sent the transfer.
    await tx
      .update(paymentAttempt)
      .set({ status: 'refunded', refundReason: 'order-refunded', refundedAt: facilities.clock().toISOString() })
      .where(and(eq(paymentAttempt.id, attempt.id), inArray(paymentAttempt.status, ['paid'])))
    // What persons gave back in parts is in the history already.
    const rest = await restOf(tx, attempt)
    if (rest > 0) await note(tx, { ...attempt, amount: rest }, 'Payment refunded')
  }
  const { notes, left } = await creditedOf(tx, row)
  if (left > 0) await credit(tx, facilities, row, { notes, amount: left })
}
