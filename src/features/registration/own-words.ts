import { eq } from 'drizzle-orm'
import { requestOwnWords, requestSummaryLink } from '#contract/mark.ts'
import { isOver } from './payable.ts'
import { registrationStatusGroup, type RegistrationStatus } from '#domain/registration/status.ts'
import { AppError } from '#kernel/errors.ts'
import { isLanguage } from '#kernel/languages.ts'
import { registrationRequest } from '#schema/registration.ts'
import { handle } from '#features/facilities.ts'
import { lockedRequest, requestFor } from './policy.ts'
import { track } from './transition.ts'

/** What a client says of what they sell, until the lists made of it are approved. */
export const setOwnWords = handle(requestOwnWords, async ({ params, body }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const row = await lockedRequest(tx, params.id, caller)
    const group = registrationStatusGroup(row.status as RegistrationStatus)
    if (isOver(row.status) || group === 'Filing' || group === 'Closed')
      throw new AppError('transition-refused', { facts: { from: row.status, to: 'Ready for drafting' } })
    if (row.businessDescription === body.businessDescription) return
    await tx
      .update(registrationRequest)
      .set({ businessDescription: body.businessDescription })
      .where(eq(registrationRequest.id, row.id))
    await track(tx, row.id, 'Service description updated by user', caller.userId)
  })
  return { done: true as const }
})

/** The address that the client's letter leads to, for who is asked for it on the phone. */
export const summaryLink = handle(requestSummaryLink, async ({ params }, caller, { db, pages }) => {
  const row = await requestFor(db, params.id, caller)
  const language = isLanguage(row.language) ? row.language : 'en'
  return { url: pages.verificationSummary(row.id, language), seenAt: row.answerSeenAt }
})
