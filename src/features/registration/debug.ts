import { requestDebugNotify } from '#contract/debug.ts'
import { found } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { handle } from '#features/facilities.ts'
import {
  applicationApproved,
  draftForReview,
  verificationApproved,
  verificationDismissed,
  verificationRequested,
} from './mails.ts'
import { requestFor } from './policy.ts'

const named = [verificationApproved, verificationDismissed, draftForReview, applicationApproved]

/** An administrator looks at a letter of a request in their own mailbox; the client is told nothing. */
export const debugNotify = handle(requestDebugNotify, async ({ params, body }, caller, facilities) => {
  const row = await requestFor(facilities.db, params.id, caller)
  await facilities.write(async (tx) => {
    const { rows } = await tx.$client.query<{ email: string }>('select email from "user" where id = $1', [
      caller.userId,
    ])
    const reader = { email: found(rows[0]).email, language: body.language }
    const told = {
      id: `debug-${uuidv7()}`,
      link: { page: 'verificationSummary' as const, id: row.id },
      facts: { number: row.publicId },
    }
    const words = { mark: row.value, name: row.contactFirstName }
    if (body.template === verificationRequested.name)
      await facilities.tell(tx, reader, verificationRequested, { ...told, words: { mark: row.value } })
    else await facilities.tell(tx, reader, found(named.find(({ name }) => name === body.template)), { ...told, words })
  })
  return { done: true as const }
})
