import { and, eq } from 'drizzle-orm'
import { requestChangeType, requestType } from '#contract/mark.ts'
import { registrationRequest } from '#schema/registration.ts'
import { verificationResult } from '#schema/verification.ts'
import { handle } from '#features/facilities.ts'
import { addNote } from '#features/note/index.ts'
import { reopenResult } from '#features/verification/index.ts'
import { openDraft } from './draft.ts'
import { lockedRequest, refuseOrdered } from './policy.ts'
import { actorOf, moveRequest, track } from './transition.ts'

/**
 * Another sign is another question: what was answered is asked anew with the reason, what nobody has begun is answered for the
 * new sign. Once something is ordered the sign is what was ordered.
 */
export const changeType = handle(requestChangeType, async ({ params, body }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const row = await lockedRequest(tx, params.id, caller)
    refuseOrdered(row)
    const { type, value, note } = body
    const isNew = row.status === 'Verification requested'
    if (!isNew)
      await moveRequest(tx, {
        id: row.id,
        to: 'Verification requested',
        actor: actorOf(caller),
        userId: caller.userId,
      })
    await tx.update(registrationRequest).set({ type, value }).where(eq(registrationRequest.id, row.id))
    if (!isNew) await reopenResult(tx, row.id, note)
    await tx
      .update(verificationResult)
      .set({ value, requestNote: note, registersAsked: null, verifiedClasses: [], review: null })
      .where(and(eq(verificationResult.registrationRequestId, row.id), eq(verificationResult.completed, false)))
    await track(tx, row.id, 'Verification repeated', caller.userId)
  })
  return { done: true as const }
})

/** Staff put right what kind of mark a draft is of; why stands in the file. */
export const setType = handle(requestType, async ({ params, body }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const { request } = await openDraft(tx, params.id, caller)
    await tx.update(registrationRequest).set({ type: body.type }).where(eq(registrationRequest.id, request.id))
    if (body.note) await addNote(tx, request.noteHubId, body.note, caller.userId)
  })
  return { done: true as const }
})
