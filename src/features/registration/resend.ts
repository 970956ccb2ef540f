import { requestResendMail } from '#contract/registration.ts'
import { AppError } from '#kernel/errors.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { askedBy } from '#features/account/index.ts'
import { handle } from '#features/facilities.ts'
import { confirm, confirmationId } from './confirmation.ts'
import { requestFor } from './policy.ts'

const slotMs = 300_000
const daySeconds = 86_400

/**
 * Sends the confirmation again, at most once in five minutes: the mail's id carries the five-minute slot. Who does
 * not own the address may have typed another's, which gets one such letter a day.
 */
export const resend = handle(requestResendMail, async ({ params }, caller, facilities) => {
  const db = bindDatabase(facilities.pool)
  const row = await requestFor(db, params.id, caller)
  const now = facilities.clock().getTime()
  const slot = Math.floor(now / slotMs)
  const id = confirmationId(row.id, `again-${slot}`)
  const asked = await askedBy(db, caller, row.contactEmail)
  await facilities.write(async (tx) => {
    const sent = await tx.query('select 1 from mail.outbox where id = $1', [id])
    if (sent.rowCount)
      throw new AppError('too-many-requests', { retryAfter: Math.ceil(((slot + 1) * slotMs - now) / 1000) })
    if ((await confirm(tx, facilities, row, { id, asked })) === 'held')
      throw new AppError('too-many-requests', { retryAfter: daySeconds })
  })
  return { done: true as const }
})
