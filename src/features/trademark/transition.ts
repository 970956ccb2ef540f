import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import {
  trademarkMachine,
  trademarkStatusGroup,
  type TrademarkActor,
  type TrademarkStatus,
} from '#domain/trademark/status.ts'
import { AppError } from '#kernel/errors.ts'
import { decide } from '#kernel/state-machine.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { trademark, trademarkTracking } from '#schema/trademark.ts'

export interface Move {
  id: string
  from: string
  to: TrademarkStatus
  actor: TrademarkActor
  userId: string | null
  /** Columns that change in the same step. */
  set?: Partial<typeof trademark.$inferInsert>
}

/** Takes a trademark to a status, compare-and-set, with its tracking row. Refusals as for a registration request. */
export async function moveTrademark(tx: pg.PoolClient, move: Move): Promise<TrademarkStatus> {
  const facts = { from: move.from, to: move.to }
  const decision = decide(trademarkMachine, move.from, move.to, move.actor)
  if (!decision.ok) throw new AppError('transition-refused', { facts })
  // The database writes who changed what (trademark_change); it reads the person from here.
  await tx.query(`select set_config('app.actor', $1, true)`, [move.userId ?? ''])
  const db = bindDatabase(tx)
  const moved = await db
    .update(trademark)
    .set({
      ...move.set,
      status: decision.to,
      statusGroup: trademarkStatusGroup(decision.to),
      lastTrackingUpdate: sql`clock_timestamp()`,
    })
    .where(and(eq(trademark.id, move.id), eq(trademark.status, decision.from)))
  if (moved.rowCount !== 1) throw new AppError('changed-meanwhile', { facts })
  await db.insert(trademarkTracking).values({
    trademarkId: move.id,
    name: decision.to,
    userId: move.userId,
    createdAt: sql`clock_timestamp()`,
  })
  return decision.to
}
