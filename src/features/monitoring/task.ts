import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { sightingAdd, sightingDecide, taskDismiss, taskNotify, taskProcess } from '#contract/sighting.ts'
import { hostOf, sightingScore } from '#domain/monitoring/sighting-score.ts'
import { sightingMachine } from '#domain/monitoring/sighting.ts'
import { monitoringTaskMachine, type MonitoringTaskStatus } from '#domain/monitoring/status.ts'
import { AppError, found } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { decide as decideStep } from '#kernel/state-machine.ts'
import type { Tx } from '#platform/db/database.ts'
import { repeatedLetterId } from '#platform/mail/repeated-letter.ts'
import { brand } from '#schema/brand.ts'
import { brandMonitoringTask, brandMonitoringTaskTracking, sighting } from '#schema/monitoring.ts'
import { readerOf } from '#features/account/index.ts'
import { handle, type CallFacilities } from '#features/facilities.ts'
import { monitoringReport } from './mails.ts'
import { soughtOf } from './search.ts'

type TaskRow = typeof brandMonitoringTask.$inferSelect

async function lockedTask(tx: Tx, id: string): Promise<TaskRow> {
  const [row] = await tx.select().from(brandMonitoringTask).where(eq(brandMonitoringTask.id, id)).for('update')
  return found(row)
}

/** Takes a search to a status, compare-and-set, with its tracking row. Throws `transition-refused` off its table. */
async function moveTask(
  tx: Tx,
  row: TaskRow,
  to: MonitoringTaskStatus,
  userId: string | null,
  more: Partial<typeof brandMonitoringTask.$inferInsert> = {},
): Promise<MonitoringTaskStatus> {
  const facts = { from: row.status, to }
  if (!decideStep(monitoringTaskMachine, row.status, to, 'staff').ok)
    throw new AppError('transition-refused', { facts })
  await tx
    .update(brandMonitoringTask)
    .set({ ...more, status: to, lastStatusUpdate: sql`clock_timestamp()` })
    .where(eq(brandMonitoringTask.id, row.id))
  await tx.insert(brandMonitoringTaskTracking).values({ brandMonitoringTaskId: row.id, name: to, userId })
  return to
}

/** Sightings that are still to be decided; those that repeat another follow it. */
async function openIn(tx: Tx, taskId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(sighting)
    .where(and(eq(sighting.brandMonitoringTaskId, taskId), eq(sighting.status, 'Open'), isNull(sighting.foldedIntoId)))
  return row?.n ?? 0
}

/** Mails the owner of a brand what a search found; nobody is written to whose account is gone. */
async function report(tx: Tx, facilities: CallFacilities, row: TaskRow, id: string): Promise<void> {
  const [owned] = await tx.select().from(brand).where(eq(brand.id, row.brandId))
  const reader = owned && (await readerOf(tx, owned.userId))
  if (!owned || !reader) return
  const [shown] = await tx
    .select({ n: count() })
    .from(sighting)
    .where(and(eq(sighting.brandMonitoringTaskId, row.id), inArray(sighting.status, ['Accepted', 'Case'])))
  const found = shown?.n ?? 0
  await facilities.tell(tx, reader, monitoringReport, {
    id,
    link: { page: 'brand', id: owned.id },
    facts: { count: String(found) },
    words: { brand: owned.name },
    notice: { type: 'monitoring-report', message: owned.name, metadata: { brandId: owned.id, taskId: row.id, found } },
  })
}

/** Releases a search: what was accepted is the customer's to see from now on. */
export const process = handle(
  taskProcess,
  async ({ params }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const row = await lockedTask(tx, params.id)
      const open = await openIn(tx, row.id)
      if (open > 0) throw new AppError('rules-unmet', { facts: { open: String(open) } })
      const status = await moveTask(tx, row, 'Processed', caller.userId, {
        processedTimestamp: facilities.clock().toISOString(),
      })
      await report(tx, facilities, row, `monitoring-report-${row.id}`)
      return { status }
    }),
)

export const dismiss = handle(
  taskDismiss,
  async ({ params, body }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const row = await lockedTask(tx, params.id)
      return { status: await moveTask(tx, row, body.again ? 'Created' : 'Dismissed', caller.userId) }
    }),
)

export const notifyTask = handle(taskNotify, async ({ params }, _caller, facilities) => {
  await facilities.write(async (tx) => {
    const row = await lockedTask(tx, params.id)
    if (row.status !== 'Processed') throw new AppError('rules-unmet', { facts: { status: row.status } })
    await report(tx, facilities, row, await repeatedLetterId(tx, `monitoring-report-${row.id}`, facilities.clock()))
  })
  return { done: true as const }
})

/** A search that somebody works on is in progress. Throws `transition-refused` for one that is over. */
async function workOn(tx: Tx, id: string, userId: string | null): Promise<TaskRow> {
  const row = await lockedTask(tx, id)
  if (row.status === 'Created') await moveTask(tx, row, 'In progress', userId)
  else if (row.status !== 'In progress')
    throw new AppError('transition-refused', { facts: { from: row.status, to: 'In progress' } })
  return row
}

export const addSighting = handle(
  sightingAdd,
  async ({ params, body }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const row = await workOn(tx, params.id, caller.userId)
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

/** Decides a sighting, and with it those that repeat it. */
export const decide = handle(
  sightingDecide,
  async ({ params, body }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const [seen] = await tx.select().from(sighting).where(eq(sighting.id, params.id))
      await workOn(tx, found(seen).brandMonitoringTaskId, caller.userId)
      const [row] = await tx.select().from(sighting).where(eq(sighting.id, params.id)).for('update')
      const { status: from } = found(row)
      const facts = { from, to: body.status }
      if (!decideStep(sightingMachine, from, body.status, 'staff').ok)
        throw new AppError('transition-refused', { facts })
      const open = body.status === 'Open'
      const values = {
        status: body.status,
        dismissReason: body.reason,
        decidedByUserId: open ? null : caller.userId,
        decidedAt: open ? null : facilities.clock().toISOString(),
      }
      await tx.update(sighting).set(values).where(eq(sighting.id, params.id))
      await tx
        .update(sighting)
        .set(values)
        .where(and(eq(sighting.foldedIntoId, params.id), eq(sighting.status, from)))
      return { status: body.status }
    }),
)
