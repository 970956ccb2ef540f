import { and, eq, sql } from 'drizzle-orm'
import {
  trademarkMachine,
  trademarkStatusGroup,
  type TrademarkActor,
  type TrademarkStatus,
} from '#domain/trademark/status.ts'
import { AppError } from '#kernel/errors.ts'
import { decide } from '#kernel/state-machine.ts'
import { trademark, trademarkTracking } from '#schema/trademark.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { refuseHeld } from '#features/billing/index.ts'

export interface Move {
  id: string
  from: string
  to: TrademarkStatus
  actor: TrademarkActor
  userId: string | null
  /** Columns that change in the same step. */
  set?: Partial<typeof trademark.$inferInsert>
}

/** Refuses to file a mark, or to hand it on, whose order is held; what was filed is recorded as it came about. Throws `rules-unmet`. */
export async function refuseHeldOrder(tx: Database, id: string): Promise<void> {
  const [row] = await tx
    .select({ status: trademark.status, request: trademark.registrationRequestId })
    .from(trademark)
    .where(eq(trademark.id, id))
  if (row?.status === 'Ready for filing' && row.request !== null)
    await refuseHeld(tx, { by: 'registration_request_id', id: row.request })
}

/** Takes a trademark to a status, compare-and-set, with its tracking row. Refusals as for a registration request. */
export async function moveTrademark(tx: Tx, move: Move): Promise<TrademarkStatus> {
  const facts = { from: move.from, to: move.to }
  const decision = decide(trademarkMachine, move.from, move.to, move.actor)
  if (!decision.ok) throw new AppError('transition-refused', { facts })
  // Handing it on is work for an order. What an office has been asked by us is recorded whatever was withdrawn meanwhile.
  if (decision.to === 'Submitted to partner') await refuseHeldOrder(tx, move.id)
  // The database writes who changed what (trademark_change); it reads the person from here.
  await tx.$client.query(`select set_config('app.actor', $1, true)`, [move.userId ?? ''])
  const moved = await tx
    .update(trademark)
    .set({
      ...move.set,
      status: decision.to,
      statusGroup: trademarkStatusGroup(decision.to),
      lastTrackingUpdate: sql`clock_timestamp()`,
    })
    .where(and(eq(trademark.id, move.id), eq(trademark.status, decision.from)))
  if (moved.rowCount !== 1) throw new AppError('changed-meanwhile', { facts })
  await tx.insert(trademarkTracking).values({
    trademarkId: move.id,
    name: decision.to,
    userId: move.userId,
    createdAt: sql`clock_timestamp()`,
  })
  return decision.to
}
