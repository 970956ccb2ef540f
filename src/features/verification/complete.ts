import { and, eq } from 'drizzle-orm'
import { verificationComplete } from '#contract/registration.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { registrationRequest } from '#schema/registration.ts'
import { verificationResult } from '#schema/verification.ts'
import { handle } from '#features/facilities.ts'
import { verificationCompleted } from './events.ts'
import { openResult, type ResultRow } from './store.ts'

/** Closes the open version and tells the client, in one step with the request's new status. */
export const complete = handle(verificationComplete, async ({ params, body }, caller, facilities) => {
  if (body.outcome === 'dismissed' && body.reason === null) refuseField('reason', 'reason-needed')
  return await facilities.write(async (tx) => {
    const [request] = await tx
      .select()
      .from(registrationRequest)
      .where(eq(registrationRequest.id, params.id))
      .for('update')
    const row = found(request)
    const open = await openResult(tx, row.id)
    if (!open) throw new AppError('rules-unmet', { facts: { missing: 'result' } })
    if (body.outcome === 'approved') {
      refuseUnfinished(open)
      // An answer about earlier marks rests on a search for them.
      if (!open.registersAsked) throw new AppError('rules-unmet', { facts: { missing: 'text-search' } })
    }
    await tx
      .update(verificationResult)
      .set({ completed: true, otherRefusalReason: body.reason, updatedByUserId: caller.userId })
      .where(and(eq(verificationResult.id, open.id), eq(verificationResult.completed, false)))
    await facilities.events.publish(tx, verificationCompleted, {
      requestId: row.id,
      resultId: open.id,
      outcome: body.outcome,
      reason: body.reason,
      userId: caller.userId,
    })
    return {
      status: body.outcome === 'approved' ? ('Verification approved' as const) : ('Verification dismissed' as const),
    }
  })
})

function refuseUnfinished(result: ResultRow): void {
  if (!result.distinctiveness) refuseField('distinctiveness', 'required')
  if (!result.overallRisk) refuseField('overallRisk', 'required')
  if (result.jurisdictions.length === 0) refuseField('jurisdictions', 'choose-at-least-one')
  if (result.recommendedClasses.length === 0) refuseField('recommendedClasses', 'choose-at-least-one')
}
