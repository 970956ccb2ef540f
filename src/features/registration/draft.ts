import { eq, sql } from 'drizzle-orm'
import type { Caller } from '#domain/account/caller.ts'
import { requestCan } from '#domain/registration/can.ts'
import { AppError, found } from '#kernel/errors.ts'
import { application } from '#schema/registration.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { lockedRequest, requestFor, type RequestRow } from './policy.ts'

export type DraftRow = typeof application.$inferSelect

/** Refuses what is written into a draft that nobody writes any more, or not yet. */
export function refuseClosed(request: RequestRow): void {
  if (!requestCan.owner(request))
    throw new AppError('transition-refused', { facts: { from: request.status, to: 'Ready for drafting' } })
}

/** The draft of a request. Throws `not-found` before there is one. */
export async function draftOf(db: Database, request: RequestRow): Promise<DraftRow> {
  const [row] = await db.select().from(application).where(eq(application.registrationRequestId, request.id))
  return found(row)
}

export async function applicationOf(tx: Tx, request: RequestRow): Promise<DraftRow> {
  const [row] = await tx
    .select()
    .from(application)
    .where(eq(application.registrationRequestId, request.id))
    .for('update')
  return found(row)
}

/** A request and its draft for a read. */
export async function readDraft(db: Database, id: string, caller: Caller) {
  const request = await requestFor(db, id, caller)
  return { request, draft: await draftOf(db, request) }
}

/** A request and its draft, to be written by this caller; what was approved is to be approved again. */
export async function openDraft(tx: Tx, id: string, caller: Caller): Promise<{ request: RequestRow; draft: DraftRow }> {
  const request = await lockedRequest(tx, id, caller)
  refuseClosed(request)
  const draft = await applicationOf(tx, request)
  await tx
    .update(application)
    .set({ clientApproval: false, updatedAt: sql`now()` })
    .where(eq(application.id, draft.id))
  return { request, draft }
}
