import { verificationRepeat } from '#contract/registration.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { handle } from '#features/facilities.ts'
import { reopenResult } from '#features/verification/index.ts'
import { lockedRequest } from './policy.ts'
import { actorOf, moveRequest, track } from './transition.ts'

/** The client asks again, with what changed: the request goes back to the lawyers, who begin with the last answer. */
export const repeat = handle(
  verificationRepeat,
  async ({ params, body }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const db = bindDatabase(tx)
      const row = await lockedRequest(db, params.id, caller)
      await moveRequest(tx, {
        id: row.id,
        to: 'Verification requested',
        actor: actorOf(caller),
        userId: caller.userId,
      })
      await reopenResult(db, row.id, body.note)
      await track(tx, row.id, 'Verification repeated', caller.userId)
      return { done: true as const }
    }),
)
