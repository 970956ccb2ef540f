import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '#domain/account/actor.ts'
import {
  subscriptionMachine,
  subscriptionPaymentMachine,
  type SubscriptionPaymentStatus,
  type SubscriptionStatus,
} from '#domain/monitoring/status.ts'
import { AppError } from '#kernel/errors.ts'
import { decide } from '#kernel/state-machine.ts'
import type { Tx } from '#platform/db/database.ts'
import { brandSubscription, brandSubscriptionPayment, brandSubscriptionTracking } from '#schema/monitoring.ts'
import type { PaymentRow, SubscriptionRow } from './policy.ts'

interface Move<S, T> {
  to: S
  actor: Actor
  userId?: string | null
  more?: Partial<T>
}

/**
 * Takes a subscription to a status, compare-and-set, and writes the tracking row of the same name. Throws
 * `transition-refused` when its table does not allow it, `changed-meanwhile` when the row moved on.
 */
export async function moveSubscription(
  tx: Tx,
  row: SubscriptionRow,
  { to, actor, userId = null, more = {} }: Move<SubscriptionStatus, typeof brandSubscription.$inferInsert>,
): Promise<void> {
  const facts = { from: row.status, to }
  if (!decide(subscriptionMachine, row.status, to, actor).ok) throw new AppError('transition-refused', { facts })
  const moved = await tx
    .update(brandSubscription)
    .set({ ...more, status: to, lastStatusUpdate: sql`clock_timestamp()`, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(brandSubscription.id, row.id), eq(brandSubscription.status, row.status)))
  if (moved.rowCount !== 1) throw new AppError('changed-meanwhile', { facts })
  await trackSubscription(tx, row.id, to, userId)
}

/** Writes one line of the history of a subscription. */
export async function trackSubscription(
  tx: Tx,
  brandSubscriptionId: string,
  name: string,
  userId: string | null,
): Promise<void> {
  await tx
    .insert(brandSubscriptionTracking)
    .values({ brandSubscriptionId, name, userId, createdAt: sql`clock_timestamp()` })
}

/** Takes the payment of a period to a status, compare-and-set, with the same refusals. Answers the row as it is then. */
export async function movePayment(
  tx: Tx,
  row: PaymentRow,
  to: SubscriptionPaymentStatus,
  more: Partial<typeof brandSubscriptionPayment.$inferInsert> = {},
  actor: Actor = 'system',
): Promise<PaymentRow> {
  const facts = { from: row.status, to }
  if (!decide(subscriptionPaymentMachine, row.status, to, actor).ok) throw new AppError('transition-refused', { facts })
  const [moved] = await tx
    .update(brandSubscriptionPayment)
    .set({ ...more, status: to, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(brandSubscriptionPayment.id, row.id), eq(brandSubscriptionPayment.status, row.status)))
    .returning()
  if (!moved) throw new AppError('changed-meanwhile', { facts })
  return moved
}
