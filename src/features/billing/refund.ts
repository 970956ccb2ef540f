import { and, desc, eq, sum } from 'drizzle-orm'
import type { Language } from '#kernel/languages.ts'
import { formatMoney } from '#kernel/money.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { creditNote, invoice, paymentAttempt, paymentRefund } from '#schema/billing.ts'
import type { Facilities } from '#features/facilities.ts'
import type { Attempt } from './attempts.ts'
import type { InvoiceRow } from './invoices.ts'
import { orderRefunded, paymentReturned } from './mails.ts'
import { note } from './settle.ts'

/** What of a payment persons have not given back in parts, in minor units. */
export async function restOf(db: Database, attempt: Attempt): Promise<number> {
  const [parts] = await db
    .select({ amount: sum(paymentRefund.amount) })
    .from(paymentRefund)
    .where(eq(paymentRefund.paymentAttemptId, attempt.id))
  return attempt.amount - Number(parts?.amount ?? 0)
}

/** Gives the rest of a payment back at the provider, under one key, then enters that it went. Running again changes nothing. */
export async function refundAttempt(facilities: Facilities, attemptId: string): Promise<void> {
  const [attempt] = await facilities.db.select().from(paymentAttempt).where(eq(paymentAttempt.id, attemptId))
  if (attempt?.status !== 'refund-due' || attempt.providerOrderId === null) return
  if (attempt.provider !== facilities.payments.name) throw new Error(`no provider ${attempt.provider} to refund with`)
  // Of a payment that is to go back nobody gives back a part any more, so the rest stays what it is.
  const amount = await restOf(facilities.db, attempt)
  if (amount > 0) await facilities.payments.refund(attempt.providerOrderId, `refund-${attempt.id}`, amount)
  await inTransaction(facilities.pool, async (tx) => {
    const done = await tx
      .update(paymentAttempt)
      .set({ status: 'refunded', refundedAt: facilities.clock().toISOString() })
      .where(and(eq(paymentAttempt.id, attempt.id), eq(paymentAttempt.status, 'refund-due')))
    if (done.rowCount !== 1 || amount === 0) return
    await note(tx, { ...attempt, amount }, 'Payment refunded')
    const [row] = await tx
      .select()
      .from(invoice)
      .where(eq(invoice.productId, attempt.productId))
      .orderBy(desc(invoice.createdAt))
      .limit(1)
    if (!row) return
    const [credited] = await tx
      .select()
      .from(creditNote)
      .where(eq(creditNote.invoiceReference, row.variableSymbol))
      .orderBy(desc(creditNote.createdAt))
      .limit(1)
    const number = attempt.refundReason === 'order-refunded' ? (credited?.documentContext.number ?? null) : null
    await tellReturned(tx, facilities, { ...attempt, amount }, row, number)
  })
}

/** What the payer gets in hand: where there was no invoice this letter is the receipt, otherwise it names the credit note. */
export async function tellReturned(
  tx: Tx,
  facilities: Facilities,
  money: Pick<Attempt, 'id' | 'productId' | 'amount' | 'currency'>,
  row: InvoiceRow,
  credited: string | null,
): Promise<void> {
  const { customer, subject, number, language: kept } = row.documentContext
  const reader = { email: customer.email ?? '', language: kept }
  const told = (language: Language) => ({
    id: `returned-${money.id}`,
    link: { page: 'productSuccess' as const, id: money.productId },
    facts: { number: subject.order, total: formatMoney(money.amount, money.currency, language) },
  })
  if (credited === null) {
    await facilities.tell(tx, reader, paymentReturned, told)
    return
  }
  await facilities.tell(tx, reader, orderRefunded, (language) => {
    const { facts, ...rest } = told(language)
    return { ...rest, facts: { ...facts, note: credited, invoice: number ?? '' } }
  })
}
