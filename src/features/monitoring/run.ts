import { and, eq, gte, inArray, or } from 'drizzle-orm'
import { isOverdue, mostAttempts, nextAttemptOn, prepareDays, trialNoticeDays } from '#domain/monitoring/dunning.ts'
import { searchedStatuses } from '#domain/monitoring/phase.ts'
import { addDays, type PlainDate } from '#kernel/dates.ts'
import { found } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { eachOf } from '#platform/queue/each.ts'
import { brandSubscription } from '#schema/monitoring.ts'
import { closeLater, makeProforma, openInvoice, settleFree } from '#features/billing/index.ts'
import { remindOnce } from '#features/docket/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { beginCharge, isCharged, isOrdered, usableCard } from './charge.ts'
import { chargePeriod } from './jobs.ts'
import { payablePeriod } from './payable.ts'
import { lockedSubscription, openOf, paymentsOf, type PaymentRow, type Subscription } from './policy.ts'
import { preparePayment } from './prepare.ts'
import { makeTask, nextSearchOn } from './schedule.ts'
import { tellOwner } from './tell.ts'
import { movePayment, moveSubscription } from './transition.ts'

/** Brings every running subscription to where the day has it, each on its own. Answers how many there are. */
export async function advanceAll(facilities: Facilities): Promise<number> {
  const rows = await facilities.db
    .select({ id: brandSubscription.id })
    .from(brandSubscription)
    .where(
      or(
        inArray(brandSubscription.status, [...searchedStatuses]),
        // A cancelled one is looked for to its last day.
        and(eq(brandSubscription.status, 'Cancelled'), gte(brandSubscription.endDate, facilities.today())),
      ),
    )
    .orderBy(brandSubscription.id)
  await eachOf(rows, { log: facilities.log, what: 'subscriptions', name: ({ id }) => id }, async ({ id }) => {
    await inTransaction(facilities.pool, async (tx) => await advance(tx, facilities, id))
  })
  return rows.length
}

/** Takes the steps that are due for one subscription today. Running again the same day takes no other. */
export async function advance(tx: Tx, facilities: Facilities, id: string): Promise<void> {
  const one = await lockedSubscription(tx, id)
  if (!one) return
  const on = facilities.today()
  const payment = openOf(await paymentsOf(tx, id))
  switch (one.row.status) {
    case 'Trial started':
      await trial(tx, facilities, one, on)
      break
    case 'Subscription started':
      await running(tx, facilities, one, payment, on)
      break
    case 'Payment failed':
      await failed(tx, facilities, one, payment, on)
      break
    default:
  }
  const now = await lockedSubscription(tx, id)
  const isLookedFor =
    now &&
    (searchedStatuses.some((status) => status === now.row.status) ||
      (now.row.status === 'Cancelled' && now.row.endDate !== null && now.row.endDate >= on))
  if (isLookedFor && (await nextSearchOn(tx, now, on)) <= on) await makeTask(tx, facilities, now, on)
}

async function trial(tx: Tx, facilities: Facilities, one: Subscription, on: PlainDate): Promise<void> {
  const end = found(one.row.endDate)
  if (on > end) {
    await moveSubscription(tx, one.row, { to: 'Trial ended', actor: 'system' })
    await tellOwner(tx, facilities, one, 'trial-ended', { id: `trial-ended-${one.row.id}` })
    return
  }
  if (on < addDays(end, -trialNoticeDays)) return
  const about = { name: 'trial-ending', rowId: one.row.id, occasion: end, at: facilities.clock() }
  if (!(await remindOnce(tx, about))) return
  const payment = await preparePayment(tx, one, facilities)
  await tellOwner(tx, facilities, one, 'trial-ending', { id: `trial-ending-${one.row.id}`, payment })
}

async function running(
  tx: Tx,
  facilities: Facilities,
  one: Subscription,
  open: PaymentRow | null,
  on: PlainDate,
): Promise<void> {
  const end = found(one.row.endDate)
  const card = await usableCard(tx, one)
  const lead = card ? prepareDays.card : prepareDays.transfer
  if (on < addDays(end, 1 - lead)) return
  const payment = await ordered(tx, facilities, one, open, card !== null)
  if (on <= end || payment.status === 'Confirmed') return
  if (payment.status === 'Charging') await facilities.queue().send(tx, chargePeriod, { paymentId: payment.id })
  else if (card && (await isCharged(tx, payment))) await beginCharge(tx, facilities, one, payment)
  else await overdue(tx, facilities, one, payment)
}

/** The payment that is open, with its document: also one that the customer has opened the checkout of and left. */
async function ordered(
  tx: Tx,
  facilities: Facilities,
  one: Subscription,
  open: PaymentRow | null,
  byCard: boolean,
): Promise<PaymentRow> {
  if (open && (open.status === 'Charging' || (await isOrdered(tx, open)))) return open
  return await prepareAndTell(tx, facilities, one, byCard)
}

/** Prepares a period with its document, as nobody comes to a checkout for it, and says what will happen. */
export async function prepareAndTell(
  tx: Tx,
  facilities: Facilities,
  one: Subscription,
  byCard: boolean,
): Promise<PaymentRow> {
  const payment = await preparePayment(tx, one, facilities)
  const payable = found(await payablePeriod(tx, payment.productId, 'system', { lock: true }))
  // Who has ordered once has agreed to the periods that follow; anybody else orders at the checkout.
  const goesOn = one.row.status === 'Subscription started' || one.row.status === 'Payment failed'
  if (goesOn && payable.billingEntityId !== null && !(await openInvoice(tx, payment.productId))) {
    const couponId = payment.invoiceContent?.coupon?.id ?? null
    const row = await makeProforma(tx, payable, { paymentType: byCard ? 'card' : 'transfer', couponId }, facilities)
    if (await settleFree(tx, facilities, row))
      return found((await paymentsOf(tx, one.row.id)).find(({ id }) => id === payment.id))
  }
  const id = `payment-prepared-${payment.id}`
  await tellOwner(tx, facilities, one, byCard ? 'coming' : 'due', { id, payment })
  return payment
}

async function overdue(tx: Tx, facilities: Facilities, one: Subscription, payment: PaymentRow): Promise<void> {
  await moveSubscription(tx, one.row, { to: 'Payment failed', actor: 'system' })
  await tellOwner(tx, facilities, one, 'due', { id: `payment-overdue-${payment.id}`, payment })
}

async function failed(
  tx: Tx,
  facilities: Facilities,
  one: Subscription,
  payment: PaymentRow | null,
  on: PlainDate,
): Promise<void> {
  if (payment?.status === 'Charging') {
    await facilities.queue().send(tx, chargePeriod, { paymentId: payment.id })
    return
  }
  if (!payment || isOverdue(payment.startDate, on)) {
    await endUnpaid(tx, facilities, one, payment)
    return
  }
  const { startDate, numberOfAttempts, declineReason, status } = payment
  const again = status === 'Prepared' ? on : nextAttemptOn(startDate, numberOfAttempts, declineReason)
  if (again === null || again > on || numberOfAttempts >= mostAttempts || !(await usableCard(tx, one))) return
  const due = await ordered(tx, facilities, one, payment, true)
  if (due.status !== 'Confirmed' && (await isCharged(tx, due))) await beginCharge(tx, facilities, one, due)
}

/** Nobody paid in the days to make up for it: the subscription ends with the last paid day. */
async function endUnpaid(tx: Tx, facilities: Facilities, one: Subscription, payment: PaymentRow | null): Promise<void> {
  if (payment) await closePayment(tx, facilities, payment)
  await moveSubscription(tx, one.row, { to: 'Expired', actor: 'system' })
  await tellOwner(tx, facilities, one, 'ended', { id: `subscription-ended-${payment?.id ?? one.row.id}` })
}

/** Ends a payment that nobody makes any more, and what is open of it at the provider and in the books. */
export async function closePayment(tx: Tx, facilities: Facilities, payment: PaymentRow): Promise<void> {
  await movePayment(tx, payment, payment.status === 'Prepared' ? 'Cancelled' : 'Failed')
  if (payment.productId) await closeLater(tx, facilities, payment.productId)
}
