import { requestStatus } from '#contract/registration.ts'
import { handle } from '#features/facilities.ts'
import { addNote } from '#features/note/index.ts'
import { mustBeAnswered } from '#features/verification/index.ts'
import { closeEnded } from './payable.ts'
import { lockedRequest } from './policy.ts'
import { moveRequest } from './transition.ts'

/** Staff take a request along its table by hand, with an optional note for the file. */
export const setStatus = handle(
  requestStatus,
  async ({ params, body }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const row = await lockedRequest(tx, params.id, caller)
      // That there is an answer is said by sending one; by hand a request goes back to the one that was sent.
      if (body.to === 'Verification approved') await mustBeAnswered(tx, row.id, 'approved')
      if (body.to === 'Verification dismissed') await mustBeAnswered(tx, row.id, 'dismissed')
      const status = await moveRequest(tx, {
        id: row.id,
        from: body.from,
        to: body.to,
        actor: 'staff',
        userId: caller.userId,
      })
      await closeEnded(tx, facilities, { id: row.id, productId: row.productId, status, userId: caller.userId })
      if (body.note) await addNote(tx, row.noteHubId, body.note, caller.userId)
      return { status }
    }),
)
