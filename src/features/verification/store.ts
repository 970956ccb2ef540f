import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#platform/db/database.ts'
import { similarTrademark, verificationResult } from '#schema/verification.ts'

export type ResultRow = typeof verificationResult.$inferSelect

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
