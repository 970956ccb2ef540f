import { eq } from 'drizzle-orm'
import type { Caller } from '#domain/account/caller.ts'
import { isStaff } from '#domain/account/roles.ts'
import { servicePhase } from '#domain/service-order/phase.ts'
import { AppError, found } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { serviceRequest } from '#schema/service-order.ts'

export type ServiceRow = typeof serviceRequest.$inferSelect

/** Whether a caller may work on a service order: staff any, a customer the own one, a link the one it opens. */
export function mayWorkOnService(row: ServiceRow, caller: Caller): boolean {
  if (isStaff(caller.role)) return true
  if (caller.role === 'customer') return row.userId !== null && row.userId === caller.userId
  return caller.role === 'link' && caller.serviceRequestId === row.id
}

/** The order when this caller may work on it. */
export async function serviceFor(db: Database, id: string, caller: Caller): Promise<ServiceRow> {
  const [row] = await db.select().from(serviceRequest).where(eq(serviceRequest.id, id))
  return found(row && mayWorkOnService(row, caller) ? row : null)
}

/** The same, and nobody else changes the order until the transaction ends. */
export async function lockedService(db: Database, id: string, caller: Caller): Promise<ServiceRow> {
  const [row] = await db.select().from(serviceRequest).where(eq(serviceRequest.id, id)).for('update')
  return found(row && mayWorkOnService(row, caller) ? row : null)
}

/** Throws `transition-refused` unless nothing of the order is binding yet. */
export function mustBeOpen(row: ServiceRow): void {
  if (servicePhase(row.status) !== 'open')
    throw new AppError('transition-refused', { facts: { from: row.status, to: 'Created' } })
}

/** Throws `transition-refused` when what the order is for is changed in the matter that it was ordered in. */
export function mustStandAlone(row: ServiceRow): void {
  if (row.parameters.matter) throw new AppError('transition-refused', { facts: { from: row.status, to: row.status } })
}
