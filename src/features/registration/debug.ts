import { requestDebugNotify } from '#contract/debug.ts'
import { found } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { handle } from '#features/facilities.ts'
import { requestFor } from './policy.ts'

/** An administrator looks at a letter of a request in their own mailbox; the client is told nothing. */
export const debugNotify = handle(requestDebugNotify, async ({ params, body }, caller, facilities) => {
  const row = await requestFor(bindDatabase(facilities.pool), params.id, caller)
  await facilities.write(async (tx) => {
    const { rows } = await tx.query<{ email: string }>('select email from "user" where id = $1', [caller.userId])
    await facilities.post(tx, {
      id: `debug-${uuidv7()}`,
      template: body.template,
      to: found(rows[0]).email,
      language: body.language,
      link: { page: 'verificationSummary', id: row.id },
      facts: { number: row.publicId },
      words: { mark: row.value },
    })
  })
  return { done: true as const }
})
