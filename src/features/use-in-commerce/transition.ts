import { and, eq, sql } from 'drizzle-orm'
import { actorOf, type Actor } from '#domain/account/actor.ts'
import type { Caller } from '#domain/account/caller.ts'
import { isWritable, commerceUseMachine, type UseInCommerceStatus } from '#domain/use-in-commerce/status.ts'
import { AppError } from '#kernel/errors.ts'
import { decide } from '#kernel/state-machine.ts'
import type { Tx } from '#platform/db/database.ts'
import { useInCommerceRequest, useInCommerceRequestTracking } from '#schema/use-in-commerce.ts'
import type { UseRow } from './policy.ts'

export interface Move {
  id: string
  from: string
  to: UseInCommerceStatus
  actor: Actor
  userId: string | null
  /** Columns that change in the same step. */
  set?: Partial<typeof useInCommerceRequest.$inferInsert>
}

/**
 * Takes a request to a status, compare-and-set, and writes the tracking row of the same name. Throws `transition-refused`
 * with both names when the table does not allow it, `changed-meanwhile` when the row moved on.
 */
export async function moveUse(tx: Tx, move: Move): Promise<UseInCommerceStatus> {
  const facts = { from: move.from, to: move.to }
  const decision = decide(commerceUseMachine, move.from, move.to, move.actor)
  if (!decision.ok) throw new AppError('transition-refused', { facts })
  const now = sql`clock_timestamp()`
  const moved = await tx
    .update(useInCommerceRequest)
    .set({ ...move.set, status: decision.to, lastStatusUpdate: now, updatedAt: now, updatedByUserId: move.userId })
    .where(and(eq(useInCommerceRequest.id, move.id), eq(useInCommerceRequest.status, decision.from)))
  if (moved.rowCount !== 1) throw new AppError('changed-meanwhile', { facts })
  await trackUse(tx, move.id, decision.to, move.userId)
  return decision.to
}

/** Writes one line of the history of a request. */
export async function trackUse(
  tx: Tx,
  useInCommerceRequestId: string,
  name: string,
  userId: string | null,
): Promise<void> {
  await tx
    .insert(useInCommerceRequestTracking)
    .values({ useInCommerceRequestId, name, userId, createdAt: sql`clock_timestamp()` })
}

/**
 * Something that would be filed has changed: it is another version, and what was signed has to be signed again. Throws
 * `transition-refused` where nothing is written any more.
 */
export async function rewritten(
  tx: Tx,
  row: UseRow,
  caller: Caller,
  set: Partial<typeof useInCommerceRequest.$inferInsert> = {},
): Promise<UseInCommerceStatus> {
  if (!isWritable(row.status))
    throw new AppError('transition-refused', { facts: { from: row.status, to: 'In preparation' } })
  const { userId } = caller
  if (row.status === 'Approved for filing')
    return await moveUse(tx, {
      id: row.id,
      from: row.status,
      to: 'In preparation',
      actor: actorOf(caller),
      userId,
      set: { ...set, signedBy: null, signedAt: null },
    })
  await tx
    .update(useInCommerceRequest)
    .set({ ...set, updatedAt: sql`clock_timestamp()`, updatedByUserId: userId })
    .where(eq(useInCommerceRequest.id, row.id))
  return row.status as UseInCommerceStatus
}
