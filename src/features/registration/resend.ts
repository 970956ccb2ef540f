import { requestResendMail } from '#contract/registration.ts'
import { AppError } from '#kernel/errors.ts'
import { askedBy } from '#features/account/index.ts'
import { handle } from '#features/facilities.ts'
import { repeatedLetterId } from '#platform/mail/repeated-letter.ts'
import { confirm, confirmationId } from './confirmation.ts'
import { requestFor } from './policy.ts'

const daySeconds = 86_400

/**
 * Sends the confirmation again, at most once in five minutes. Who does not own the address may have typed another's, which
 * gets one such letter a day.
 */
export const resend = handle(requestResendMail, async ({ params }, caller, facilities) => {
  const db = facilities.db
  const row = await requestFor(db, params.id, caller)
  const asked = await askedBy(db, caller, row.contactEmail)
  await facilities.write(async (tx) => {
    const id = await repeatedLetterId(tx, confirmationId(row.id, 'again'), facilities.clock())
    if ((await confirm(tx, facilities, row, { id, asked })) === 'held')
      throw new AppError('too-many-requests', { retryAfter: daySeconds })
  })
  return { done: true as const }
})
