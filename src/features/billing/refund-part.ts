import { and, eq } from 'drizzle-orm'
import { invoiceRefund } from '#contract/invoice.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { creditNote, invoice, paymentAttempt, paymentRefund } from '#schema/billing.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { lockProduct } from './counters.ts'
import { credit, creditedOf } from './credit.ts'
import { invoiceGivenBack } from './events.ts'
import { openInvoice } from './invoices.ts'
import { refundPart } from './jobs.ts'
import { tellReturned } from './refund.ts'
import { note } from './settle.ts'

/**
 * Gives back a part of a paid invoice, or what is left of it, in the name of a person. The credit note and the refund that is
 * due are one transaction; the provider is asked afterwards, under the key that stands with the refund.
 */
export const refundInvoice = handle(invoiceRefund, async ({ params, body }, { userId }, facilities) => {
  if (userId === null) throw new AppError('sign-in-required')
  return await facilities.write(async (tx) => {
    const [seen] = await tx.select({ productId: invoice.productId }).from(invoice).where(eq(invoice.id, params.id))
    const { productId } = found(seen)
    await facilities.orders.payable(tx, productId, 'system', { lock: true })
    await lockProduct(tx, productId)
    const [attempt] = await tx
      .select()
      .from(paymentAttempt)
      .where(and(eq(paymentAttempt.productId, productId), eq(paymentAttempt.status, 'paid')))
      .for('update')
    const row = await openInvoice(tx, productId)
    if (row?.id !== params.id || row.serialNumber === null || !attempt)
      throw new AppError('rules-unmet', { facts: { missing: 'payment' } })
    const byTransfer = attempt.provider === 'transfer'
    if (!byTransfer && attempt.provider !== facilities.payments.name)
      throw new AppError('rules-unmet', { facts: { missing: 'provider', provider: attempt.provider } })
    const { totals, currency } = row.documentContext
    if (body.currency !== currency) refuseField('currency', 'not-a-choice')
    const { notes, left } = await creditedOf(tx, row)
    if (body.credited !== totals.total - left)
      throw new AppError('changed-meanwhile', { facts: { credited: String(totals.total - left) } })
    if (body.amount > left) refuseField('amount', 'too-much')
    const { id: creditNoteId, number } = await credit(tx, facilities, row, { notes, ...body })
    const id = uuidv7()
    await tx.insert(paymentRefund).values({
      id,
      paymentAttemptId: attempt.id,
      creditNoteId,
      key: `refund-${id}`,
      amount: body.amount,
      currency,
      reason: body.reason,
      userId,
    })
    if (body.amount === left) await facilities.events.publish(tx, invoiceGivenBack, { productId, userId })
    // A bank sends nothing on our word: whoever records the refund has sent the transfer.
    if (byTransfer) await done(tx, facilities, id)
    else await facilities.queue().send(tx, refundPart, { refundId: id })
    return { number }
  })
})

/** Has the provider give back what is due, then enters that it went. Running again changes nothing. */
export async function refundPartOf(facilities: Facilities, refundId: string): Promise<void> {
  const [hit] = await facilities.db
    .select()
    .from(paymentRefund)
    .innerJoin(paymentAttempt, eq(paymentRefund.paymentAttemptId, paymentAttempt.id))
    .where(eq(paymentRefund.id, refundId))
  if (hit?.payment_refund.status !== 'due' || hit.payment_attempt.providerOrderId === null) return
  const { payment_refund: refund, payment_attempt: attempt } = hit
  if (attempt.provider !== facilities.payments.name) throw new Error(`no provider ${attempt.provider} to refund with`)
  await facilities.payments.refund(hit.payment_attempt.providerOrderId, refund.key, refund.amount)
  await inTransaction(facilities.pool, async (tx) => await done(tx, facilities, refundId))
}

/** The money of a refund went: once into the history and once to the payer. */
async function done(tx: Tx, facilities: Facilities, refundId: string): Promise<void> {
  const [refund] = await tx
    .update(paymentRefund)
    .set({ status: 'done', doneAt: facilities.clock().toISOString() })
    .where(and(eq(paymentRefund.id, refundId), eq(paymentRefund.status, 'due')))
    .returning()
  if (!refund) return
  const [of] = await tx
    .select()
    .from(creditNote)
    .innerJoin(invoice, eq(creditNote.invoiceReference, invoice.variableSymbol))
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, refund.paymentAttemptId))
    .where(eq(creditNote.id, refund.creditNoteId))
  if (!of) throw new Error(`refund ${refundId} is of no invoice`)
  const { amount, currency } = refund
  await note(tx, { ...of.payment_attempt, amount, currency }, 'Payment refunded')
  const told = { id: refund.id, amount, currency, productId: of.invoice.productId }
  await tellReturned(tx, facilities, told, of.invoice, of.credit_note.documentContext.number)
}
