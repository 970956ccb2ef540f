import { and, desc, eq } from 'drizzle-orm'
import { AppError, found } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { registrationRequest } from '#schema/registration.ts'
import { similarTrademark, verificationResult } from '#schema/verification.ts'

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
