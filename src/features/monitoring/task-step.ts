import { eq, sql } from 'drizzle-orm'
import { monitoringTaskMachine, type MonitoringTaskStatus } from '#domain/monitoring/status.ts'
import { AppError, found } from '#kernel/errors.ts'
import { decide as decideStep } from '#kernel/state-machine.ts'
import type { Tx } from '#platform/db/database.ts'
import { brandMonitoringTask, brandMonitoringTaskTracking } from '#schema/monitoring.ts'

export type TaskRow = typeof brandMonitoringTask.$inferSelect

/** A search, locked until the transaction ends. Throws `not-found`. */
export async function lockedTask(tx: Tx, id: string): Promise<TaskRow> {
  const [row] = await tx.select().from(brandMonitoringTask).where(eq(brandMonitoringTask.id, id)).for('update')
  return found(row)
}

/** Takes a search to a status, compare-and-set, with its tracking row. Throws `transition-refused` off its table. */
export async function moveTask(
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
