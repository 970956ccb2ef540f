import { and, desc, eq } from 'drizzle-orm'
import { verificationComplete } from '#contract/registration.ts'
import { lacksReason } from '#domain/verification/verdict.ts'
import { worstRisk } from '#domain/verification/vocabulary.ts'
import { AppError, refuseField } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { verificationResult } from '#schema/verification.ts'
import { mustBeTakenOn } from '#features/conflict-check/index.ts'
import { handle } from '#features/facilities.ts'
import { verificationCompleted } from './events.ts'
import { hasOtherPicture, lockedRequest, openResult, pictureNow, refuseRevised, type ResultRow } from './store.ts'

/** Closes the open version and tells the client, in one step with the request's new status. */
export const complete = handle(verificationComplete, async ({ params, body }, caller, facilities) => {
  if (body.outcome === 'dismissed' && body.reason === null) refuseField('reason', 'reason-needed')
  const isApproved = body.outcome === 'approved'
  return await facilities.write(async (tx) => {
    const row = await lockedRequest(tx, params.id)
    const open = await openResult(tx, row.id)
    refuseRevised(open, body.revision)
    if (!open) throw new AppError('rules-unmet', { facts: { missing: 'result' } })
    if (isApproved) {
      refuseUnfinished(open, row.jurisdictions)
      // An answer about earlier marks rests on a search for them.
      if (!open.registersAsked) throw new AppError('rules-unmet', { facts: { missing: 'text-search' } })
      if (hasOtherPicture(open, await pictureNow(tx, row))) throw new AppError('changed-meanwhile')
      await mustBeTakenOn(tx, 'request', row.id)
    }
    await tx
      .update(verificationResult)
      .set({ completed: true, otherRefusalReason: isApproved ? null : body.reason, updatedByUserId: caller.userId })
      .where(and(eq(verificationResult.id, open.id), eq(verificationResult.completed, false)))
    await facilities.events.publish(tx, verificationCompleted, {
      requestId: row.id,
      resultId: open.id,
      outcome: body.outcome,
      reason: body.reason,
      userId: caller.userId,
    })
    return {
      status: isApproved ? ('Verification approved' as const) : ('Verification dismissed' as const),
    }
  })
})

/**
 * Throws `rules-unmet` where the newest answer to a request was not sent with this outcome; where an approved one may not be taken on
 * as well.
 */
export async function mustBeAnswered(
  tx: Database,
  requestId: string,
  outcome: 'approved' | 'dismissed',
): Promise<void> {
  const [last] = await tx
    .select()
    .from(verificationResult)
    .where(eq(verificationResult.registrationRequestId, requestId))
    .orderBy(desc(verificationResult.version))
    .limit(1)
  const isApproved = outcome === 'approved'
  if (!last?.completed || (last.otherRefusalReason === null) !== isApproved)
    throw new AppError('rules-unmet', { facts: { missing: 'result' } })
  if (isApproved) await mustBeTakenOn(tx, 'request', requestId)
}

function refuseUnfinished(result: ResultRow, asked: readonly string[]): void {
  if (!result.distinctiveness) refuseField('distinctiveness', 'required')
  if (!result.overallRisk) refuseField('overallRisk', 'required')
  if (result.jurisdictions.length === 0) refuseField('jurisdictions', 'choose-at-least-one')
  const left = asked.filter((place) => !result.jurisdictions.some(({ jurisdiction }) => jurisdiction === place))
  if (left.length > 0) throw new AppError('rules-unmet', { facts: { missing: 'places', places: left.join(', ') } })
  const bare = result.jurisdictions.filter(lacksReason).map(({ jurisdiction }) => jurisdiction)
  if (bare.length > 0)
    throw new AppError('rules-unmet', { facts: { missing: 'verdict-reasons', places: bare.join(', ') } })
  // Who says otherwise than the places do says why.
  const rule = worstRisk(result.jurisdictions.map(({ risk }) => risk))
  if (rule !== result.overallRisk && !result.clientNote?.trim()) refuseField('clientNote', 'reason-needed')
  if (result.recommendedClasses.length === 0) refuseField('recommendedClasses', 'choose-at-least-one')
}
