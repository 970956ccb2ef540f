import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '#domain/account/actor.ts'
import { officeActionMachine, type OfficeActionStatus } from '#domain/office-action/status.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { AppError } from '#kernel/errors.ts'
import { decide } from '#kernel/state-machine.ts'
import { officeAction, officeActionTracking } from '#schema/office-action.ts'
import type { Tx } from '#platform/db/database.ts'

export interface Move {
  id: string
  from: string
  to: OfficeActionStatus
  actor: Actor
  userId: string | null
  /** Columns that change in the same step. */
  set?: Partial<typeof officeAction.$inferInsert>
  /** The last day that the step sets, for the history. */
  day?: SetDay
}

/** A last day as a step set it: what it was before, and the reason that was given. */
export interface SetDay {
  dueBefore: PlainDate | null
  dueAfter: PlainDate
  reason: string | null
}

/**
 * Takes an office action to a status, compare-and-set, and writes the tracking row of the same name. Throws
 * `transition-refused` with both names when the table does not allow it, `changed-meanwhile` when the row moved on.
 */
export async function moveOfficeAction(tx: Tx, move: Move): Promise<OfficeActionStatus> {
  const facts = { from: move.from, to: move.to }
  const decision = decide(officeActionMachine, move.from, move.to, move.actor)
  if (!decision.ok) throw new AppError('transition-refused', { facts })
  const moved = await tx
    .update(officeAction)
    .set({ ...move.set, status: decision.to, lastStatusUpdate: sql`clock_timestamp()` })
    .where(and(eq(officeAction.id, move.id), eq(officeAction.status, decision.from)))
  if (moved.rowCount !== 1) throw new AppError('changed-meanwhile', { facts })
  await trackOfficeAction(tx, move.id, decision.to, move.userId, move.day)
  return decision.to
}

/** Writes one line of the history of an office action. */
export async function trackOfficeAction(
  tx: Tx,
  officeActionId: string,
  name: string,
  userId: string | null,
  day?: SetDay,
): Promise<void> {
  await tx
    .insert(officeActionTracking)
    .values({ officeActionId, name, userId, createdAt: sql`clock_timestamp()`, ...day })
}
