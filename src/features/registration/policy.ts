import { eq } from 'drizzle-orm'
import type { Caller } from '#domain/account/caller.ts'
import { isStaff } from '#domain/account/roles.ts'
import { AppError, found } from '#kernel/errors.ts'
import { registrationRequest } from '#schema/registration.ts'
import type { Database } from '#platform/db/database.ts'

export type RequestRow = typeof registrationRequest.$inferSelect

/** The request, when this caller may work on it: staff any, a customer the own one, a link the one it opens. */
export async function requestFor(db: Database, id: string, caller: Caller): Promise<RequestRow> {
  const [row] = await db.select().from(registrationRequest).where(eq(registrationRequest.id, id))
  return found(row && mayWorkOnRequest(row, caller) ? row : null)
}

/** The same, and nobody else changes the request until the transaction ends. */
export async function lockedRequest(db: Database, id: string, caller: Caller): Promise<RequestRow> {
  const [row] = await db.select().from(registrationRequest).where(eq(registrationRequest.id, id)).for('update')
  return found(row && mayWorkOnRequest(row, caller) ? row : null)
}

/** Throws when a request is ordered: nothing is asked about it any more. One that was only begun is none. */
export function refuseOrdered({ status: from, productId }: RequestRow): void {
  if (from === 'Registration order started' && productId !== null)
    throw new AppError('transition-refused', { facts: { from, to: 'Verification requested' } })
}

/** Whether a caller may work on a request; the one owner rule that every verb uses. */
export function mayWorkOnRequest(row: RequestRow, caller: Caller): boolean {
  if (isStaff(caller.role)) return true
  if (caller.role === 'customer') return row.userId !== null && row.userId === caller.userId
  return caller.role === 'link' && caller.requestId === row.id
}
