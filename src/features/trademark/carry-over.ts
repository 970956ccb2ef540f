import { and, eq, sql } from 'drizzle-orm'
import { designationChangeDecide } from '#contract/designation-change.ts'
import { goodsLines } from '#domain/catalog/goods-lines.ts'
import { mayCarry, type ChangeSide, type DesignationChangeKind } from '#domain/trademark/designation-changes.ts'
import { trademarkStatusGroup, type TrademarkStatus } from '#domain/trademark/status.ts'
import { AppError, found } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'
import { designationChange } from '#schema/designation-change.ts'
import { trademark, trademarkTracking } from '#schema/trademark.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { locked } from './filing.ts'
import { followed, followInternational } from './follow-international.ts'
import { publishMove } from './milestone.ts'

type Row = typeof trademark.$inferSelect

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
export async function setStatus(
  tx: Tx,
  facilities: Facilities,
  row: Row,
  {
    to,
    reason,
    userId,
    set = {},
  }: { to: TrademarkStatus; reason: string; userId: string | null; set?: Pick<Partial<Row>, 'endedOn' | 'endedHow'> },
) {
  await tx.$client.query(`select set_config('app.actor', $1, true), set_config('app.force', $2, true)`, [
    userId ?? '',
    reason,
  ])
  const moved = await tx
    .update(trademark)
    .set({
      endedOn: null,
      endedHow: null,
      ...set,
      status: to,
      statusGroup: trademarkStatusGroup(to),
      lastTrackingUpdate: sql`clock_timestamp()`,
    })
    .where(and(eq(trademark.id, row.id), eq(trademark.status, row.status)))
  await tx.$client.query(`select set_config('app.force', '', true)`)
  if (moved.rowCount !== 1) throw new AppError('changed-meanwhile')
  await tx
    .insert(trademarkTracking)
    .values({ trademarkId: row.id, name: to, userId, createdAt: sql`clock_timestamp()` })
  await publishMove(tx, facilities, row, to)
}

/** A designation, held with its registration, which is held first as by who changes that. Throws `not-found`. */
async function lockedWithRegistration(tx: Tx, id: string): Promise<Row> {
  await tx.$client.query(
    `select 1 from trademark where id = (select international_id from trademark where id = $1) for no key update`,
    [id],
  )
  return (await locked(tx, id)).row
}

/** Writes one side of a change to a designation. */
async function write(
  tx: Tx,
  facilities: Facilities,
  row: Row,
  {
    kind,
    side,
    reason,
    userId,
  }: { kind: DesignationChangeKind; side: ChangeSide; reason: string; userId: string | null },
): Promise<void> {
  if (kind === 'end') return await setStatus(tx, facilities, row, { to: found(side.status), reason, userId })
  await tx.$client.query(`select set_config('app.actor', $1, true)`, [userId ?? ''])
  await tx
    .update(trademark)
    .set(kind === 'owner' ? { ownerEntityId: side.ownerEntityId ?? null } : { goodsAndServices: side.goods ?? [] })
    .where(eq(trademark.id, row.id))
  await followed(tx, facilities, row.id)
}

/** The change that a person decides on, as both marks are by now. What went meanwhile was there, and is no foreign row. */
async function changeOf(tx: Tx, facilities: Facilities, row: Row, id: string) {
  const one = eq(designationChange.id, id)
  const known = async () => (await tx.select().from(designationChange).where(one))[0]
  const seen = await known()
  if (seen && seen.trademarkId !== row.id) throw new AppError('not-found')
  await followInternational(tx, [row.id], facilities.clock())
  const change = await known()
  if (!change || change.foundAt !== seen?.foundAt || change.goneAt !== null) throw new AppError('changed-meanwhile')
  return { one, change }
}

/** A person decides on one change: of the two values that they saw, and only while both marks still have them. */
export const decide = handle(designationChangeDecide, async ({ params, body }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const row = await lockedWithRegistration(tx, params.id)
    const { one, change } = await changeOf(tx, facilities, row, params.changeId)
    const { kind, held, becomes, foundAt, doneAt, dismissedAt } = change
    const what = kind as DesignationChangeKind
    const isDone = doneAt !== null
    if (new Date(foundAt).getTime() !== new Date(body.foundAt).getTime()) throw new AppError('changed-meanwhile')
    if (isDone !== (body.kind === 'undo') || (dismissedAt !== null) !== (body.kind === 'reopen'))
      throw new AppError('changed-meanwhile')
    const at = facilities.clock().toISOString()
    const { userId } = caller
    const [from, to] = body.kind === 'undo' ? [becomes, held] : [held, becomes]
    if (body.kind === 'carry' || body.kind === 'undo') {
      if (!stands(row, what, from)) throw new AppError('changed-meanwhile')
      if (body.kind === 'carry' && !mayCarry(what, held, becomes))
        throw new AppError('transition-refused', { facts: { from: row.status, to: 'Carried over' } })
      const reason = body.kind === 'undo' ? 'Taken back: not carried over.' : 'Carried over from the registration.'
      // First what was decided: what follows the write would drop a change that nobody carried over.
      await tx
        .update(designationChange)
        .set(body.kind === 'undo' ? { doneAt: null, doneByUserId: null } : { doneAt: at, doneByUserId: userId })
        .where(one)
      await write(tx, facilities, row, { kind: what, side: to, reason, userId })
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
