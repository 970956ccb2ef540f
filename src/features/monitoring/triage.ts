import { and, eq } from 'drizzle-orm'
import { sightingAdd, sightingDecide } from '#contract/sighting.ts'
import { hostOf } from '#domain/monitoring/host.ts'
import { sightingScore } from '#domain/monitoring/sighting-score.ts'
import { sightingMachine, type SightingStatus } from '#domain/monitoring/sighting.ts'
import { AppError, found } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { decide as decideStep } from '#kernel/state-machine.ts'
import type { Tx } from '#platform/db/database.ts'
import { sighting } from '#schema/monitoring.ts'
import { handle, type CallFacilities } from '#features/facilities.ts'
import { soughtOf } from './search.ts'
import { lockedTask, moveTask, type TaskRow } from './task-step.ts'

/** A search that somebody works on is in progress. Throws `transition-refused` for one that is over. */
async function workOn(tx: Tx, row: TaskRow, userId: string | null): Promise<void> {
  if (row.status === 'Created') await moveTask(tx, row, 'In progress', userId)
  else if (row.status !== 'In progress')
    throw new AppError('transition-refused', { facts: { from: row.status, to: 'In progress' } })
}

export const addSighting = handle(
  sightingAdd,
  async ({ params, body }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const row = await lockedTask(tx, params.id)
      await workOn(tx, row, caller.userId)
      const on = facilities.today()
      const host = hostOf(body.url)
      const one = { ...body, host, classes: [], foundOn: on }
      const { score, reasons } = sightingScore(await soughtOf(tx, row.brandId), one, on)
      const id = uuidv7()
      const made = await tx
        .insert(sighting)
        .values({ id, brandMonitoringTaskId: row.id, source: 'by-hand', ...one, score, reasons })
        .onConflictDoNothing()
      if (made.rowCount !== 1) throw new AppError('already-done')
      return { id }
    }),
)

type SightingRow = typeof sighting.$inferSelect

/** A sighting with its search, both locked in this order, as everywhere. Throws `not-found`. */
export async function lockedSighting(tx: Tx, id: string): Promise<{ task: TaskRow; seen: SightingRow }> {
  const [first] = await tx.select().from(sighting).where(eq(sighting.id, id))
  const task = await lockedTask(tx, found(first).brandMonitoringTaskId)
  const [row] = await tx.select().from(sighting).where(eq(sighting.id, id)).for('update')
  return { task, seen: found(row) }
}

/** Throws `transition-refused` for a decision that a sighting does not take. */
function mustTake({ status: from }: SightingRow, to: SightingStatus): void {
  if (!decideStep(sightingMachine, from, to, 'staff').ok)
    throw new AppError('transition-refused', { facts: { from, to } })
}

/** Writes a decision onto a sighting and onto those that repeat it. */
async function write(
  tx: Tx,
  { id, status }: SightingRow,
  values: Partial<typeof sighting.$inferInsert>,
): Promise<void> {
  await tx.update(sighting).set(values).where(eq(sighting.id, id))
  await tx
    .update(sighting)
    .set(values)
    .where(and(eq(sighting.foldedIntoId, id), eq(sighting.status, status)))
}

/** A case was made of a sighting. One of a search that was put aside takes none: throws `transition-refused`. */
export async function takeForCase(
  tx: Tx,
  { clock }: Pick<CallFacilities, 'clock'>,
  { task, seen, caseId, userId }: { task: TaskRow; seen: SightingRow; caseId: string; userId: string | null },
): Promise<void> {
  mustTake(seen, 'Case')
  if (task.status !== 'Processed') await workOn(tx, task, userId)
  await write(tx, seen, { status: 'Case', caseId, decidedByUserId: userId, decidedAt: clock().toISOString() })
}

/** Decides a sighting, and with it those that repeat it. */
export const decide = handle(
  sightingDecide,
  async ({ params, body }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const { task, seen } = await lockedSighting(tx, params.id)
      await workOn(tx, task, caller.userId)
      mustTake(seen, body.status)
      const open = body.status === 'Open'
      await write(tx, seen, {
        status: body.status,
        dismissReason: body.reason,
        decidedByUserId: open ? null : caller.userId,
        decidedAt: open ? null : facilities.clock().toISOString(),
      })
      return { status: body.status }
    }),
)
