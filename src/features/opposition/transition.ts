import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '#domain/account/actor.ts'
import { oppositionMachine, type OppositionStatus } from '#domain/opposition/status.ts'
import { AppError } from '#kernel/errors.ts'
import { decide } from '#kernel/state-machine.ts'
import type { Tx } from '#platform/db/database.ts'
import { opposition, oppositionTracking } from '#schema/opposition.ts'

export interface Move {
  id: string
  from: string
  to: OppositionStatus
  actor: Actor
  userId: string | null
  /** Columns that change in the same step. */
  set?: Partial<typeof opposition.$inferInsert>
}

/**
 * Takes an opposition to a status, compare-and-set, and writes the tracking row of the same name. Throws
 * `transition-refused` with both names when the table does not allow it, `changed-meanwhile` when the row moved on.
 */
export async function moveOpposition(tx: Tx, move: Move): Promise<OppositionStatus> {
  const facts = { from: move.from, to: move.to }
  const decision = decide(oppositionMachine, move.from, move.to, move.actor)
  if (!decision.ok) throw new AppError('transition-refused', { facts })
  const moved = await tx
    .update(opposition)
    .set({ ...move.set, status: decision.to, lastStatusUpdate: sql`clock_timestamp()` })
    .where(and(eq(opposition.id, move.id), eq(opposition.status, decision.from)))
  if (moved.rowCount !== 1) throw new AppError('changed-meanwhile', { facts })
  await trackOpposition(tx, move.id, decision.to, move.userId)
  return decision.to
}

/** Writes one line of the history of an opposition. */
export async function trackOpposition(
  tx: Tx,
  oppositionId: string,
  name: string,
  userId: string | null,
): Promise<void> {
  await tx.insert(oppositionTracking).values({ oppositionId, name, userId, createdAt: sql`clock_timestamp()` })
}
