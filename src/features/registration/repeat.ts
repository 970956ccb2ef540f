import { verificationRepeat } from '#contract/registration.ts'
import { handle } from '#features/facilities.ts'
import { reopenResult } from '#features/verification/index.ts'
import { lockedRequest, refuseOrdered } from './policy.ts'
import { actorOf, moveRequest, track } from './transition.ts'

/** The client asks again, with what changed: the request goes back to the lawyers, who begin with the last answer. */
export const repeat = handle(
  verificationRepeat,
  async ({ params, body }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const row = await lockedRequest(tx, params.id, caller)
      refuseOrdered(row)
      await moveRequest(tx, {
        id: row.id,
        to: 'Verification requested',
        actor: actorOf(caller),
        userId: caller.userId,
      })
      await reopenResult(tx, row.id, body.note)
      await track(tx, row.id, 'Verification repeated', caller.userId)
      return { done: true as const }
    }),
)
