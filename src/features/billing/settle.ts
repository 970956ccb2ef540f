import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '#kernel/errors.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { OrderState } from '#platform/payments/provider.ts'
import { paymentAttempt, productEvent } from '#schema/billing.ts'
import type { Facilities } from '#features/facilities.ts'
import { lockProduct } from './counters.ts'
import { keepNumber, type Attempt } from './attempts.ts'
import { paymentDeclined } from './events.ts'
import { refundPayment, settlePayment } from './jobs.ts'
import { openInvoice } from './invoices.ts'
import { payInvoice } from './pay-invoice.ts'

export interface News {
  state: OrderState
  declineReason: string | null
  event: { id: string; type: string } | null
}

/**
 * Takes what the provider says of an order, once, from whichever side it comes first: webhook, repeated webhook, or our own
 * question. Money is entered before anything is made of it, so no rule of ours can lose it.
 */
export async function takeNews(facilities: Facilities, providerOrderId: string, news: News): Promise<void> {
  await adopt(facilities, providerOrderId)
  const received = await enter(facilities, providerOrderId, await confirmed(facilities, providerOrderId, news))
  if (received === null) return
  // The job of it waits in the queue: what fails here is done there.
  await settleReceived(facilities, received).catch((error: unknown) => {
    facilities.log.error({ err: error, attemptId: received }, 'money is received and not settled yet')
  })
}

/**
 * News as they stand at the provider. A message that says no may be of an earlier card or come out of its order, and the one that
 * said yes may be lost: money that was taken is entered whatever the message says. Throws where the provider does not answer, so
 * that the message comes again.
 */
async function confirmed(facilities: Facilities, providerOrderId: string, news: News): Promise<News> {
  if (news.event === null || news.state === 'paid' || news.state === 'pending') return news
  const order = await facilities.payments.getOrder(providerOrderId)
  return order?.state === 'paid' ? { ...news, state: 'paid', declineReason: null } : news
}

const ofOrder = (facilities: Facilities, providerOrderId: string) =>
  and(eq(paymentAttempt.provider, facilities.payments.name), eq(paymentAttempt.providerOrderId, providerOrderId))

/** Finds the attempt of an order whose number we never kept: the process ended between the provider's answer and ours. */
async function adopt(facilities: Facilities, providerOrderId: string): Promise<void> {
  const db = facilities.db
  const known = await db
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(ofOrder(facilities, providerOrderId))
  if (known.length > 0) return
  const order = await facilities.payments.getOrder(providerOrderId)
  if (!order || !(await keepNumber(facilities, order)))
    facilities.log.error({ providerOrderId }, 'the provider tells of an order that is none of ours')
}

/** Enters the news; answers the attempt whose money waits to be settled. */
async function enter(facilities: Facilities, providerOrderId: string, news: News): Promise<string | null> {
  return await inTransaction(facilities.pool, async (tx) => {
    const provider = facilities.payments.name
    if (news.event) {
      const first = await tx.$client.query(
        'insert into payment_event (provider, event_id, type, provider_order_id) values ($1, $2, $3, $4) on conflict do nothing',
        [provider, news.event.id, news.event.type, providerOrderId],
      )
      if (first.rowCount === 0) return null
    }
    // The noun of a refused payment hears of it, so its row is locked in the order that all of billing locks in.
    const [seen] =
      news.state === 'paid' ? [] : await tx.select().from(paymentAttempt).where(ofOrder(facilities, providerOrderId))
    if (seen) await facilities.orders.payable(tx, seen.productId, 'system', { lock: true })
    const [attempt] = await tx.select().from(paymentAttempt).where(ofOrder(facilities, providerOrderId)).for('update')
    if (!attempt || attempt.receivedAt !== null || news.state === 'pending') return null
    if (news.state === 'paid') {
      await tx
        .update(paymentAttempt)
        .set({ status: 'received', declineReason: null, receivedAt: facilities.clock().toISOString() })
        .where(eq(paymentAttempt.id, attempt.id))
      await note(tx, attempt, 'Payment received')
      await facilities.queue().send(tx, settlePayment, { attemptId: attempt.id })
      return attempt.id
    }
    if (attempt.status === 'created' || attempt.status === 'pending') await close(tx, facilities, attempt, news)
    return null
  })
}

async function close(tx: Tx, facilities: Facilities, attempt: Attempt, news: News): Promise<void> {
  const status = news.state === 'cancelled' ? 'cancelled' : 'declined'
  await tx
    .update(paymentAttempt)
    .set({ status, declineReason: news.declineReason })
    .where(eq(paymentAttempt.id, attempt.id))
  await tx
    .insert(productEvent)
    .values({ productId: attempt.productId, name: 'Payment declined', data: { reason: news.declineReason } })
  const { productId, id: attemptId, isCharge } = attempt
  await facilities.events.publish(tx, paymentDeclined, { productId, attemptId, isCharge, reason: news.declineReason })
}

/** Writes a movement of money into the history of what was ordered. */
export async function note(db: Database, attempt: Attempt, name: string): Promise<void> {
  const { productId, amount, currency, id } = attempt
  await db.insert(productEvent).values({ productId, name, data: { attempt: id, amount, currency } })
}

/** Makes of received money a paid order or, where the order takes none, a refund that is due. Running again changes nothing. */
export async function settleReceived(facilities: Facilities, attemptId: string): Promise<void> {
  try {
    await inTransaction(facilities.pool, async (tx) => {
      const held = await holdOrder(tx, facilities, attemptId)
      if (held?.attempt.status !== 'received') return
      const { attempt, phase } = held
      const row = await openInvoice(tx, attempt.productId)
      const { totals, currency } = row?.documentContext ?? {}
      const fits = totals?.total === attempt.amount && currency === attempt.currency
      if (!row || row.serialNumber !== null || !fits || phase !== 'placed')
        return await owe(tx, facilities, attempt, row?.serialNumber ? 'paid-already' : 'order-over')
      await tx.update(paymentAttempt).set({ status: 'paid' }).where(eq(paymentAttempt.id, attempt.id))
      await payInvoice(tx, row, facilities)
    })
  } catch (error) {
    // A rule said no: the order does not take this money, so it goes back.
    if (!(error instanceof AppError)) throw error
    facilities.log.error({ err: error, attemptId }, 'an order refused its payment')
    await inTransaction(facilities.pool, async (tx) => {
      const held = await holdOrder(tx, facilities, attemptId)
      if (held?.attempt.status === 'received') await owe(tx, facilities, held.attempt, 'order-refused')
    })
  }
}

/** Locks an order and one of its attempts, in the order that all of billing locks in. */
async function holdOrder(tx: Tx, facilities: Facilities, attemptId: string) {
  const [seen] = await tx.select().from(paymentAttempt).where(eq(paymentAttempt.id, attemptId))
  if (!seen) return null
  const payable = await facilities.orders.payable(tx, seen.productId, 'system', { lock: true })
  await lockProduct(tx, seen.productId)
  const [attempt] = await tx.select().from(paymentAttempt).where(eq(paymentAttempt.id, attemptId)).for('update')
  return attempt ? { attempt, phase: payable?.phase ?? 'closed' } : null
}

/** The money of an attempt is to go back to the payer. */
export async function owe(tx: Tx, facilities: Facilities, attempt: Attempt, reason: string): Promise<void> {
  await tx
    .update(paymentAttempt)
    .set({ status: 'refund-due', refundReason: reason })
    .where(and(eq(paymentAttempt.id, attempt.id), inArray(paymentAttempt.status, ['received', 'paid'])))
  await facilities.queue().send(tx, refundPayment, { attemptId: attempt.id })
}
