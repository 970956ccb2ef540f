import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { taskDismiss, taskNotify, taskProcess } from '#contract/sighting.ts'
import { AppError } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'
import { repeatedLetterId } from '#platform/mail/repeated-letter.ts'
import { brand } from '#schema/brand.ts'
import { sighting } from '#schema/monitoring.ts'
import { readerOf } from '#features/account/index.ts'
import { handle, type CallFacilities } from '#features/facilities.ts'
import { searchReleased } from './events.ts'
import { searchTask } from './jobs.ts'
import { monitoringReport } from './mails.ts'
import { lockedTask, moveTask, type TaskRow } from './task-step.ts'

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
    .where(
      and(
        eq(sighting.brandMonitoringTaskId, row.id),
        inArray(sighting.status, ['Accepted', 'Case']),
        // Those that repeat another are one with it, here as on the page of the brand.
        isNull(sighting.foldedIntoId),
      ),
    )
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
      // "Nothing was found" is told of a search that was made.
      if (row.searchedAt === null) throw new AppError('rules-unmet', { facts: { missing: 'search' } })
      const open = await openIn(tx, row.id)
      if (open > 0) throw new AppError('rules-unmet', { facts: { open: String(open) } })
      const status = await moveTask(tx, row, 'Processed', caller.userId, {
        processedTimestamp: facilities.clock().toISOString(),
      })
      await report(tx, facilities, row, `monitoring-report-${row.id}`)
      await facilities.events.publish(tx, searchReleased, { taskId: row.id, userId: caller.userId })
      return { status }
    }),
)

export const dismiss = handle(
  taskDismiss,
  async ({ params, body }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const row = await lockedTask(tx, params.id)
      const status = await moveTask(tx, row, body.again ? 'Created' : 'Dismissed', caller.userId)
      // One that was put aside before it was searched is searched now.
      if (body.again && row.searchedAt === null) await facilities.queue().send(tx, searchTask, { taskId: row.id })
      return { status }
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
