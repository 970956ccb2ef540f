import { and, eq, sql } from 'drizzle-orm'
import { designationChangeDecide, internationalEnd } from '#contract/designation-change.ts'
import { goodsLines } from '#domain/catalog/goods-lines.ts'
import { mayCarry, type ChangeSide, type DesignationChangeKind } from '#domain/trademark/designation-changes.ts'
import { hasEnded, trademarkStatusGroup, type TrademarkStatus } from '#domain/trademark/status.ts'
import { addMonths } from '#kernel/dates.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'
import { designationChange } from '#schema/designation-change.ts'
import { trademark, trademarkTracking } from '#schema/trademark.ts'
import { refreshDocket } from '#features/docket/index.ts'
import { handle } from '#features/facilities.ts'
import { addNote } from '#features/note/index.ts'
import { locked } from './filing.ts'
import { followed } from './follow-international.ts'

type Row = typeof trademark.$inferSelect

const graceMonths = 6

/** Whether a designation still has what stood on the screen. */
function stands(row: Row, kind: DesignationChangeKind, side: ChangeSide): boolean {
  if (kind === 'owner') return row.ownerEntityId === (side.ownerEntityId ?? null)
  if (kind === 'end') return row.status === side.status
  return goodsLines(row.goodsAndServices) === goodsLines(side.goods ?? [])
}

/**
 * Takes a mark to the end of its registration, or back from it. No step of the machine leads there from a registered mark, so the
 * database is told why and writes that down.
 */
async function setStatus(
  tx: Tx,
  row: Row,
  to: TrademarkStatus,
  { reason, userId }: { reason: string; userId: string | null },
) {
  await tx.$client.query(`select set_config('app.actor', $1, true), set_config('app.force', $2, true)`, [
    userId ?? '',
    reason,
  ])
  const moved = await tx
    .update(trademark)
    .set({ status: to, statusGroup: trademarkStatusGroup(to), lastTrackingUpdate: sql`clock_timestamp()` })
    .where(and(eq(trademark.id, row.id), eq(trademark.status, row.status)))
  await tx.$client.query(`select set_config('app.force', '', true)`)
  if (moved.rowCount !== 1) throw new AppError('changed-meanwhile')
  await tx
    .insert(trademarkTracking)
    .values({ trademarkId: row.id, name: to, userId, createdAt: sql`clock_timestamp()` })
}

/** Writes one side of a change to a designation. */
async function write(
  tx: Tx,
  row: Row,
  {
    kind,
    side,
    reason,
    userId,
  }: { kind: DesignationChangeKind; side: ChangeSide; reason: string; userId: string | null },
): Promise<void> {
  if (kind === 'end') return await setStatus(tx, row, found(side.status), { reason, userId })
  await tx.$client.query(`select set_config('app.actor', $1, true)`, [userId ?? ''])
  await tx
    .update(trademark)
    .set(kind === 'owner' ? { ownerEntityId: side.ownerEntityId ?? null } : { goodsAndServices: side.goods ?? [] })
    .where(eq(trademark.id, row.id))
}

/** A person decides on one change: of the two values that they saw, and only while the designation still has the one of them. */
export const decide = handle(designationChangeDecide, async ({ params, body }, caller, { write: inTx, clock }) => {
  await inTx(async (tx) => {
    const { row } = await locked(tx, params.id)
    const one = and(eq(designationChange.id, params.changeId), eq(designationChange.trademarkId, row.id))
    const [change] = await tx.select().from(designationChange).where(one).for('update')
    const { kind, held, becomes, foundAt, doneAt, dismissedAt } = found(change)
    const what = kind as DesignationChangeKind
    const isDone = doneAt !== null
    if (new Date(foundAt).getTime() !== new Date(body.foundAt).getTime()) throw new AppError('changed-meanwhile')
    if (isDone !== (body.kind === 'undo') || (dismissedAt !== null) !== (body.kind === 'reopen'))
      throw new AppError('changed-meanwhile')
    const at = clock().toISOString()
    const { userId } = caller
    const [from, to] = body.kind === 'undo' ? [becomes, held] : [held, becomes]
    if (body.kind === 'carry' || body.kind === 'undo') {
      if (!stands(row, what, from)) throw new AppError('changed-meanwhile')
      if (body.kind === 'carry' && !mayCarry(what, held, becomes))
        throw new AppError('transition-refused', { facts: { from: row.status, to: 'Carried over' } })
      const reason = body.kind === 'undo' ? 'Taken back: not carried over.' : 'Carried over from the registration.'
      await write(tx, row, { kind: what, side: to, reason, userId })
      await tx
        .update(designationChange)
        .set(body.kind === 'undo' ? { doneAt: null, doneByUserId: null } : { doneAt: at, doneByUserId: userId })
        .where(one)
      await refreshDocket(tx, [row.id], clock())
    } else
      await tx
        .update(designationChange)
        .set(
          body.kind === 'dismiss'
            ? { dismissedAt: at, dismissReason: body.reason, dismissedByUserId: userId }
            : { dismissedAt: null, dismissReason: null, dismissedByUserId: null },
        )
        .where(one)
  })
  return { done: true as const }
})

/** The registration is over as a whole; what follows for its designations is asked of each, with what it has. */
export const endInternational = handle(internationalEnd, async ({ params, body }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const { row } = await locked(tx, params.id)
    if (row.jurisdiction !== 'WIPO') throw new AppError('rules-unmet', { facts: { missing: 'international' } })
    if (hasEnded(row.status)) throw new AppError('changed-meanwhile', { facts: { from: row.status } })
    const today = facilities.today()
    if (body.endedOn > today) refuseField('endedOn', 'date-in-future')
    const first = row.registrationDate ?? row.filingDate
    if (first !== null && body.endedOn < first) refuseField('endedOn', 'date-too-early')
    // Until six months after its term a registration can still be renewed (Protocol, art. 7(4)); of an unknown term nobody can tell.
    if (
      body.how === 'not-renewed' &&
      (row.expirationDate === null || today <= addMonths(row.expirationDate, graceMonths))
    )
      refuseField('how', 'not-a-choice')
    const said = `${body.how}, ${body.endedOn}: ${body.reason}`
    await setStatus(tx, row, 'Abandoned', { reason: said, userId: caller.userId })
    await addNote(tx, row.noteHubId, said, caller.userId)
    await followed(tx, facilities, row.id)
  })
  return { done: true as const }
})
