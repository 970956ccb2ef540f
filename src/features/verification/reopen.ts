import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#platform/db/database.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { similarTrademark, verificationResult } from '#schema/verification.ts'

/**
 * Opens a new version of a completed result, with its facts to begin with and what the client asks. Without a completed
 * result there is nothing to open; the versions before stay as they were sent.
 */
export async function reopenResult(db: Database, requestId: string, requestNote: string): Promise<void> {
  const [last] = await db
    .select()
    .from(verificationResult)
    .where(and(eq(verificationResult.registrationRequestId, requestId), eq(verificationResult.completed, true)))
    .orderBy(desc(verificationResult.version))
    .limit(1)
  if (!last) return
  const id = uuidv7()
  // What was searched, looked at and confirmed was so for the version that was sent.
  const { createdAt: _created, updatedAt: _updated, otherRefusalReason: _reason, updatedByUserId: _by, ...kept } = last
  const { review: _review, registersAsked: _asked, verifiedClasses: _verified, ...facts } = kept
  await db
    .insert(verificationResult)
    .values({ ...facts, id, version: last.version + 1, completed: false, clientNote: null, requestNote })
  const marks = await db.select().from(similarTrademark).where(eq(similarTrademark.verificationResultId, last.id))
  if (marks.length === 0) return
  await db.insert(similarTrademark).values(marks.map((mark) => ({ ...mark, id: uuidv7(), verificationResultId: id })))
}
