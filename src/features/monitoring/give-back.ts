import { eq } from 'drizzle-orm'
import { refundedPayment, searchedStatuses } from '#domain/monitoring/phase.ts'
import { subscriptionMachine } from '#domain/monitoring/status.ts'
import { addDays } from '#kernel/dates.ts'
import { AppError, found } from '#kernel/errors.ts'
import { decide } from '#kernel/state-machine.ts'
import type { Tx } from '#platform/db/database.ts'
import { brandSubscription } from '#schema/monitoring.ts'
import type { Facilities } from '#features/facilities.ts'
import { openOf, paymentsOf, subscriptionOf, type PaymentRow, type Subscription } from './policy.ts'
import { closePayment } from './run.ts'
import { tellOwner } from './tell.ts'
import { movePayment, moveSubscription } from './transition.ts'

/**
 * A person gave all of a period's money back: its days are no longer paid for. When they were the last ones, the plan ends with
 * what else is paid, and its owner is told; what is open of it is closed. Throws `changed-meanwhile` while a card is charged for
 * the next period.
 */
export async function giveBackPeriod(
  tx: Tx,
  facilities: Facilities,
  { one, payment, userId }: { one: Subscription; payment: PaymentRow; userId: string },
): Promise<void> {
  if (payment.status !== 'Confirmed') return
  await movePayment(tx, payment, refundedPayment, {}, 'staff')
  if (payment.endDate !== one.row.endDate) return
  const payments = await paymentsOf(tx, one.row.id)
  const open = openOf(payments)
  if (open?.status === 'Charging') throw new AppError('changed-meanwhile', { facts: { payment: open.status } })
  const paidUntil = payments.flatMap(({ status, endDate }) => (status === 'Confirmed' ? [endDate] : [])).toSorted()
  const yesterday = addDays(facilities.today(), -1)
  const { startDate } = one.row
  // What began today ends today: no plan ends before it began.
  const endDate = paidUntil.at(-1) ?? (startDate !== null && startDate > yesterday ? startDate : yesterday)
  if (!searchedStatuses.some((status) => status === one.row.status)) {
    await tx.update(brandSubscription).set({ endDate }).where(eq(brandSubscription.id, one.row.id))
    return
  }
  await moveSubscription(tx, one.row, { to: 'Cancelled', actor: 'staff', userId, more: { endDate } })
  if (open) await closePayment(tx, facilities, open)
  const now = found(await subscriptionOf(tx, one.row.id))
  await tellOwner(tx, facilities, now, 'given-back', { id: `subscription-given-back-${payment.id}` })
}

/**
 * A consumer withdrew from a period's contract: the plan is cancelled, what is open of it is closed, and nothing more is charged.
 * The declaration is taken whatever stands; while a card is charged, a person sees to what came of it.
 */
export async function endWithdrawn(
  tx: Tx,
  facilities: Facilities,
  { one, userId }: { one: Subscription; userId: string | null },
): Promise<void> {
  const open = openOf(await paymentsOf(tx, one.row.id))
  if (open?.status === 'Charging' || !decide(subscriptionMachine, one.row.status, 'Cancelled', 'client').ok) return
  await moveSubscription(tx, one.row, { to: 'Cancelled', actor: 'client', userId })
  if (open) await closePayment(tx, facilities, open)
}
