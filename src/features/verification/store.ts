import { and, desc, eq } from 'drizzle-orm'
import { hasPicture } from '#domain/catalog/mark-types.ts'
import { AppError, found } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { registrationRequest } from '#schema/registration.ts'
import { similarTrademark, verificationResult } from '#schema/verification.ts'
import { lastOfType } from '#features/document/index.ts'

export type ResultRow = typeof verificationResult.$inferSelect
type RequestRow = typeof registrationRequest.$inferSelect

/** The request, which nobody else changes until the transaction ends. */
export async function lockedRequest(db: Database, id: string): Promise<RequestRow> {
  const [row] = await db.select().from(registrationRequest).where(eq(registrationRequest.id, id)).for('update')
  return found(row)
}

/** Throws `changed-meanwhile` when the open version is another than the caller saw. */
export function refuseRevised(open: ResultRow | null, seen: number | null | undefined): void {
  if (seen !== undefined && (open?.revision ?? null) !== seen) throw new AppError('changed-meanwhile')
}

/** The version that is still being written, if there is one. */
export async function openResult(db: Database, requestId: string): Promise<ResultRow | null> {
  const [row] = await db
    .select()
    .from(verificationResult)
    .where(and(eq(verificationResult.registrationRequestId, requestId), eq(verificationResult.completed, false)))
    .orderBy(desc(verificationResult.version))
    .limit(1)
    .for('update')
  return row ?? null
}

/** The picture of the sign as the request has it now; null for words, and where it has none. */
export async function pictureNow(db: Database, { type, documentHubId }: RequestRow): Promise<number | null> {
  if (!hasPicture(type)) return null
  const kept = await lastOfType(db, documentHubId, 'logo')
  return kept && kept.removedAt === null ? kept.id : null
}

/** Whether a version is about another picture than the request has now. */
export const hasOtherPicture = ({ documentId }: ResultRow, now: number | null): boolean =>
  documentId !== null && documentId !== now

export async function lastVersion(db: Database, requestId: string): Promise<number> {
  const [row] = await db
    .select({ version: verificationResult.version })
    .from(verificationResult)
    .where(eq(verificationResult.registrationRequestId, requestId))
    .orderBy(desc(verificationResult.version))
    .limit(1)
  return row?.version ?? 0
}

export async function replaceSimilar(
  db: Database,
  resultId: string,
  rows: (typeof similarTrademark.$inferInsert)[],
): Promise<void> {
  await db.delete(similarTrademark).where(eq(similarTrademark.verificationResultId, resultId))
  if (rows.length > 0) await db.insert(similarTrademark).values(rows)
}
