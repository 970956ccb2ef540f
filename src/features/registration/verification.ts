import { asc, eq, sql } from 'drizzle-orm'
import { verificationViewed } from '#contract/registration.ts'
import { isAnswerUnseen } from '#domain/registration/status.ts'
import { registrationRequest, registrationRequestTracking } from '#schema/registration.ts'
import { handle } from '#features/facilities.ts'
import { on, type Follower } from '#features/feature.ts'
import { verificationCompleted, verificationOpened } from '#features/verification/index.ts'
import { verificationApproved, verificationDismissed } from './mails.ts'
import { lockedRequest } from './policy.ts'
import { moveRequest, track } from './transition.ts'

/** What a verification means for its request. */
export const followVerification: Follower[] = [
  on(verificationOpened, 'the request is being verified, by whoever began', async (tx, { requestId, userId }) => {
    const [row] = await tx
      .select({ status: registrationRequest.status })
      .from(registrationRequest)
      .where(eq(registrationRequest.id, requestId))
    if (row?.status === 'Verification started') return
    await moveRequest(tx, { id: requestId, to: 'Verification started', actor: 'staff', userId })
    await tx
      .update(registrationRequest)
      .set({ assignedAdminId: sql`coalesce(${registrationRequest.assignedAdminId}, ${userId}::uuid)` })
      .where(eq(registrationRequest.id, requestId))
  }),
  on(
    verificationCompleted,
    'the request is approved or dismissed, and its client is told',
    async (tx, news, facilities) => {
      const { requestId, resultId, outcome, userId } = news
      const to = outcome === 'approved' ? ('Verification approved' as const) : ('Verification dismissed' as const)
      await moveRequest(tx, { id: requestId, to, actor: 'staff', userId })
      const [row] = await tx.select().from(registrationRequest).where(eq(registrationRequest.id, requestId))
      if (!row) return
      const mail = outcome === 'approved' ? verificationApproved : verificationDismissed
      await facilities.tell(tx, { email: row.contactEmail, language: row.language, userId: row.userId }, mail, {
        id: `verification-${outcome}-${resultId}`,
        notice: { type: 'verification-result', message: row.value, metadata: { requestId } },
        link: { page: 'verificationSummary', id: row.id },
        facts: { number: row.publicId },
        words: { mark: row.value, name: row.contactFirstName },
      })
    },
  ),
]

/** The client opened the summary. The first time of each version counts; staff who look on do not reach this call. */
export const viewed = handle(verificationViewed, async ({ params }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const row = await lockedRequest(tx, params.id, caller)
    const lines = await tx
      .select({ name: registrationRequestTracking.name })
      .from(registrationRequestTracking)
      .where(eq(registrationRequestTracking.registrationRequestId, row.id))
      .orderBy(asc(registrationRequestTracking.createdAt), asc(registrationRequestTracking.id))
    if (isAnswerUnseen(lines.map(({ name }) => name)))
      await track(tx, row.id, 'Verification result viewed', caller.userId)
  })
  return { done: true as const }
})
