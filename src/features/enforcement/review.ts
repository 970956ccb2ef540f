import { eq } from 'drizzle-orm'
import { caseRequestNotify, caseRequestStatus } from '#contract/case-request.ts'
import type { CaseRequestStatus } from '#domain/enforcement/status.ts'
import { found, refuseField } from '#kernel/errors.ts'
import { repeatedLetterId } from '#platform/mail/repeated-letter.ts'
import { caseRequest } from '#schema/enforcement.ts'
import { handle } from '#features/facilities.ts'
import { caseFor, requestFor } from './policy.ts'
import { tellOfCase, tellOfRequest } from './tell.ts'
import { moveRequest, trackRequest } from './transition.ts'

/** Staff take a report on, ask about it or dismiss it; a question and a reason are mailed as they are written. */
export const review = handle(caseRequestStatus, async ({ params, body: { to, text } }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
    const row = await requestFor(tx, params.id, caller, { lock: true })
    const isTold = to !== 'In review'
    if (isTold && text === null) refuseField('text', 'required')
    const { userId } = caller
    // A question or a dismissal is somebody's look at it, which the history says as well.
    const begun = row.status === 'Created' && to === 'Info requested'
    if (begun) await moveRequest(tx, { id: row.id, from: row.status, to: 'In review', actor: 'staff', userId })
    const status = await moveRequest(tx, {
      id: row.id,
      from: begun ? 'In review' : row.status,
      to,
      actor: 'staff',
      userId,
      set:
        to === 'Dismissed' ? { dismissReason: text } : to === 'Info requested' ? { question: text, answer: null } : {},
    })
    if (isTold) {
      const [now] = await tx.select().from(caseRequest).where(eq(caseRequest.id, row.id))
      await tellOfRequest(tx, facilities, found(now), {
        id: `case-request-${status}-${row.id}-${facilities.clock().getTime()}`,
      })
    }
    return status
  }),
}))

/** Mails again what stands: the receipt, the question, the reason; of a report that became a case, the case. */
export const notifyOfRequest = handle(caseRequestNotify, async ({ params }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
    const row = await requestFor(tx, params.id, caller, { lock: true })
    const id = await repeatedLetterId(tx, `case-request-${row.id}`, facilities.clock())
    if (row.status === 'Case created' && row.caseId !== null)
      await tellOfCase(tx, facilities, await caseFor(tx, row.caseId, caller), { mail: 'opened', id })
    else await tellOfRequest(tx, facilities, row, { id })
    await trackRequest(tx, row.id, 'Mailed again', caller.userId)
    return row.status as CaseRequestStatus
  }),
}))
