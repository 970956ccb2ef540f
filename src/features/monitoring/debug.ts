import {
  paymentCharge,
  paymentConfirm,
  paymentDecline,
  paymentNotify,
  paymentPrepare,
  subscriptionNotify,
} from '#contract/monitoring.ts'
import type { Caller } from '#domain/account/caller.ts'
import { subscriptionPaymentStatuses, type SubscriptionPaymentStatus } from '#domain/monitoring/status.ts'
import { AppError, found } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { repeatedLetterId } from '#platform/mail/repeated-letter.ts'
import { cancelAttempt, openAttempt, openInvoice } from '#features/billing/index.ts'
import { handle, type CallFacilities } from '#features/facilities.ts'
import { mustRun } from './change.ts'
import { beginCharge, charge as chargeNow } from './charge.ts'
import { openOf, paymentsOf, subscriptionFor, type PaymentRow } from './policy.ts'
import { prepareAndTell } from './run.ts'
import { occasionOf, tellOwner } from './tell.ts'
import { usableCard } from './charge.ts'

const statusOf = ({ status }: PaymentRow): SubscriptionPaymentStatus =>
  found(subscriptionPaymentStatuses.find((one) => one === status))

/** The payment that is neither made nor over. Throws `rules-unmet` when there is none. */
async function open(tx: Tx, id: string, caller: Caller) {
  const one = await subscriptionFor(tx, id, caller)
  const payment = openOf(await paymentsOf(tx, id))
  if (!payment) throw new AppError('rules-unmet', { facts: { missing: 'open payment' } })
  return { one, payment }
}

/** How the newest payment of a subscription stands after what was done outside of the write. */
async function after(facilities: CallFacilities, paymentId: string, id: string, caller: Caller) {
  return await inTransaction(facilities.pool, async (tx) => {
    await subscriptionFor(tx, id, caller)
    return { status: statusOf(found((await paymentsOf(tx, id)).find((one) => one.id === paymentId))) }
  })
}

export const prepare = handle(
  paymentPrepare,
  async ({ params }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const one = await subscriptionFor(tx, params.id, caller)
      mustRun(one)
      return { status: statusOf(await prepareAndTell(tx, facilities, one, (await usableCard(tx, one)) !== null)) }
    }),
)

export const charge = handle(paymentCharge, async ({ params }, caller, facilities) => {
  const payment = await facilities.write(async (tx) => {
    const { one, payment } = await open(tx, params.id, caller)
    return payment.status === 'Charging' ? payment : await beginCharge(tx, facilities, one, payment)
  })
  await atProvider(() => chargeNow(facilities, payment.id))
  return await after(facilities, payment.id, params.id, caller)
})

export const confirm = handle(paymentConfirm, async ({ params }, caller, facilities) => {
  const payment = await charging(facilities, params.id, caller)
  // Asking again under the same key answers how the charge went.
  await atProvider(() => chargeNow(facilities, payment.id))
  return await after(facilities, payment.id, params.id, caller)
})

export const decline = handle(paymentDecline, async ({ params }, caller, facilities) => {
  const payment = await charging(facilities, params.id, caller)
  const attempt = await inTransaction(facilities.pool, async (tx) => {
    const row = payment.productId ? await openInvoice(tx, payment.productId) : null
    return row && (await openAttempt(tx, row))
  })
  // A charge that never reached the provider is made and answered first: only then is it known what to give up.
  if (attempt?.providerOrderId) await atProvider(() => cancelAttempt(facilities, attempt))
  else await atProvider(() => chargeNow(facilities, payment.id))
  return await after(facilities, payment.id, params.id, caller)
})

async function charging(facilities: CallFacilities, id: string, caller: Caller): Promise<PaymentRow> {
  return await facilities.write(async (tx) => {
    const { payment } = await open(tx, id, caller)
    if (payment.status !== 'Charging') throw new AppError('rules-unmet', { facts: { payment: payment.status } })
    return payment
  })
}

async function atProvider(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('provider-failed', { cause })
  }
}

/** The letter that tells how it stands now, once more. */
async function tellAgain(tx: Tx, facilities: CallFacilities, id: string, caller: Caller, needed: boolean) {
  const one = await subscriptionFor(tx, id, caller)
  const payments = await paymentsOf(tx, id)
  const payment = openOf(payments)
  if (needed && !payment) throw new AppError('rules-unmet', { facts: { missing: 'open payment' } })
  const occasion = occasionOf(one, payment, payments)
  const letter = await repeatedLetterId(tx, `subscription-${occasion}-${id}`, facilities.clock())
  await tellOwner(tx, facilities, one, occasion, { id: letter, payment })
  return payment
}

export const notifyPayment = handle(
  paymentNotify,
  async ({ params }, caller, facilities) =>
    await facilities.write(async (tx) => ({
      status: statusOf(found(await tellAgain(tx, facilities, params.id, caller, true))),
    })),
)

export const notify = handle(subscriptionNotify, async ({ params }, caller, facilities) => {
  await facilities.write(async (tx) => {
    await tellAgain(tx, facilities, params.id, caller, false)
  })
  return { done: true as const }
})
