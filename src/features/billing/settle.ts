import { and, eq } from 'drizzle-orm'
import type pg from 'pg'
import type { PlainDate } from '#kernel/dates.ts'
import { formatMoney } from '#kernel/money.ts'
import { isLanguage } from '#kernel/languages.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { OrderState } from '#platform/payments/provider.ts'
import { paymentAttempt, product, productEvent } from '#schema/billing.ts'
import type { Facilities } from '#features/facilities.ts'
import { refundDouble, renderInvoice } from './jobs.ts'
import { issueInvoice, openInvoice, type InvoiceRow } from './invoices.ts'
import { invoicePaid } from './payable.ts'

type Attempt = typeof paymentAttempt.$inferSelect

/**
 * Brings an attempt to what the provider says, once, from whichever side the news comes first: webhook, repeated
 * webhook, or our own question. A second payment of one product is kept apart and given back.
 */
export async function settleAttempt(
  facilities: Facilities,
  providerOrderId: string,
  news: { state: OrderState; declineReason: string | null; event: { id: string; type: string } | null },
): Promise<void> {
  await inTransaction(facilities.pool, async (tx) => {
    const provider = facilities.payments.name
    if (news.event) {
      const first = await tx.query(
        'insert into payment_event (provider, event_id, type, provider_order_id) values ($1, $2, $3, $4) on conflict do nothing',
        [provider, news.event.id, news.event.type, providerOrderId],
      )
      if (first.rowCount === 0) return
    }
    const db = bindDatabase(tx)
    const [attempt] = await db
      .select()
      .from(paymentAttempt)
      .where(and(eq(paymentAttempt.provider, provider), eq(paymentAttempt.providerOrderId, providerOrderId)))
      .for('update')
    if (!attempt || attempt.status === 'paid' || attempt.status === 'refund-due' || attempt.status === 'refunded')
      return
    if (news.state === 'paid') await paid(tx, attempt, facilities)
    else if (news.state === 'declined' || news.state === 'cancelled') await closed(tx, attempt, news)
  })
}

async function paid(tx: pg.PoolClient, attempt: Attempt, facilities: Facilities): Promise<void> {
  const db = bindDatabase(tx)
  const row = await openInvoice(db, attempt.productId)
  if (!row || row.serialNumber !== null) {
    await db.update(paymentAttempt).set({ status: 'refund-due' }).where(eq(paymentAttempt.id, attempt.id))
    await facilities.queue().send(tx, refundDouble, { attemptId: attempt.id })
    return
  }
  await db.update(paymentAttempt).set({ status: 'paid', declineReason: null }).where(eq(paymentAttempt.id, attempt.id))
  await payInvoice(tx, row, facilities)
}

async function closed(
  tx: pg.PoolClient,
  attempt: Attempt,
  news: { state: OrderState; declineReason: string | null },
): Promise<void> {
  const status = news.state === 'cancelled' ? 'cancelled' : 'declined'
  const db = bindDatabase(tx)
  await db
    .update(paymentAttempt)
    .set({ status, declineReason: news.declineReason })
    .where(eq(paymentAttempt.id, attempt.id))
  await db
    .insert(productEvent)
    .values({ productId: attempt.productId, name: 'Payment declined', data: { reason: news.declineReason } })
}

/** The invoice is paid: serial number, receipt, document, and the news to whom it concerns, all or nothing. */
export async function payInvoice(
  tx: pg.PoolClient,
  row: InvoiceRow,
  facilities: Facilities,
  receivedOn?: PlainDate,
): Promise<string> {
  const db = bindDatabase(tx)
  const issued = await issueInvoice(tx, row, facilities, receivedOn)
  await db
    .insert(productEvent)
    .values({ productId: row.productId, name: 'Invoice paid', data: { number: issued.number } })
  await facilities.queue().send(tx, renderInvoice, { invoiceId: row.id })
  await facilities.events.publish(tx, invoicePaid, {
    productId: row.productId,
    invoiceId: row.id,
    number: issued.number,
  })
  await facilities.post(tx, await receipt(tx, issued.row, issued.number, facilities))
  return issued.number
}

async function receipt(tx: pg.PoolClient, row: InvoiceRow, number: string, facilities: Facilities) {
  const context = row.documentContext
  const language = isLanguage(context.language) ? context.language : 'en'
  const [sold] = await bindDatabase(tx).select({ id: product.id }).from(product).where(eq(product.id, row.productId))
  return {
    id: `receipt-${row.variableSymbol}`,
    template: 'receipt',
    to: context.customer.email ?? '',
    language,
    data: {
      mark: context.subject.mark,
      number,
      total: formatMoney(context.totals.total, context.currency, language),
      url: facilities.pages.productSuccess(sold?.id ?? row.productId, language),
    },
  }
}
