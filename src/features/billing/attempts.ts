import { and, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { found } from '#kernel/errors.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import type { ProviderOrder } from '#platform/payments/provider.ts'
import { paymentAttempt } from '#schema/billing.ts'
import type { Facilities } from '#features/facilities.ts'
import type { InvoiceRow } from './invoices.ts'
import { askByKey } from './jobs.ts'

export type Attempt = typeof paymentAttempt.$inferSelect

/** The attempt of an order that is not over: one that waits for the payer or for the provider. */
export async function openAttempt(
  tx: Database,
  row: InvoiceRow,
  statuses: Attempt['status'][] = ['created', 'pending'],
): Promise<Attempt | null> {
  const [attempt] = await tx
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.productId, row.productId), inArray(paymentAttempt.status, statuses)))
    .orderBy(desc(paymentAttempt.createdAt))
    .limit(1)
  return attempt ?? null
}

/** The next attempt of an order, under a key of its own: to be paid on a page, or by charging a saved card. */
async function newAttempt(tx: Database, row: InvoiceRow, facilities: Facilities, isCharge: boolean): Promise<Attempt> {
  const [before] = await tx
    .select({ n: count() })
    .from(paymentAttempt)
    .where(eq(paymentAttempt.productId, row.productId))
  const { totals, currency } = row.documentContext
  const [attempt] = await tx
    .insert(paymentAttempt)
    .values({
      productId: row.productId,
      provider: facilities.payments.name,
      key: `${row.variableSymbol}-${(before?.n ?? 0) + 1}`,
      isCharge,
      amount: totals.total,
      currency,
    })
    .returning()
  return found(attempt)
}

/**
 * The attempt that an order is paid by now: the one whose money is here and waits to be settled, beside which nothing is paid a
 * second time; the open one; or a new one. The caller addresses the provider after this
 * transaction; should its answer be lost, the provider is asked by the attempt's key.
 */
export async function beginAttempt(
  tx: Tx,
  row: InvoiceRow,
  facilities: Facilities,
  isCharge = false,
): Promise<Attempt> {
  const received = await openAttempt(tx, row, ['received'])
  if (received) return received
  const attempt = (await openAttempt(tx, row)) ?? (await newAttempt(tx, row, facilities, isCharge))
  if (attempt.providerOrderId === null)
    await askLater(tx, facilities, { attemptId: attempt.id, asked: facilities.clock().toISOString(), turn: 0 })
  return attempt
}

/**
 * The attempt that a saved card is charged under. A page that was begun and reached nobody gives way to it: it has another
 * number at the provider, and one attempt keeps one. Throws where a payer has a page: it is closed when this comes again.
 */
export async function beginCharge(tx: Tx, row: InvoiceRow, facilities: Facilities): Promise<Attempt> {
  const open = await openAttempt(tx, row)
  if (open?.isCharge === false) {
    if (open.status === 'pending') throw new Error(`the page of the attempt ${open.id} is open still`)
    await tx.update(paymentAttempt).set({ status: 'cancelled' }).where(eq(paymentAttempt.id, open.id))
  }
  return await beginAttempt(tx, row, facilities, true)
}

/** Milliseconds after which the provider is asked for an order whose number we do not know, and asked once more. */
const askAfter = [5 * 60_000, 60 * 60_000] as const

/** Has the provider asked for the order of an attempt, in the transaction before it is addressed; after the last turn no more. */
export async function askLater(
  tx: Tx,
  facilities: Facilities,
  question: { attemptId: string; asked: string; turn: number },
): Promise<void> {
  const wait = askAfter[question.turn]
  if (wait === undefined) return
  await facilities.queue().send(tx, askByKey, question, { at: new Date(Date.parse(question.asked) + wait) })
}

/**
 * Puts the provider's number of an order to its attempt, which then waits for news unless it is over; answers the attempt, or
 * undefined where the order is none of ours.
 */
export async function keepNumber(facilities: Facilities, order: ProviderOrder): Promise<Attempt | undefined> {
  const [kept] = await facilities.db
    .update(paymentAttempt)
    .set({
      providerOrderId: order.orderId,
      publicOrderId: order.publicOrderId,
      redirectUrl: order.redirectUrl === '' ? null : order.redirectUrl,
      status: sql`case when ${paymentAttempt.status} = 'created' then 'pending' else ${paymentAttempt.status} end`,
    })
    .where(
      and(
        eq(paymentAttempt.provider, facilities.payments.name),
        eq(paymentAttempt.key, order.key),
        or(isNull(paymentAttempt.providerOrderId), eq(paymentAttempt.providerOrderId, order.orderId)),
      ),
    )
    .returning()
  return kept
}
