import { and, eq, inArray } from 'drizzle-orm'
import { requestAssign, requestNote } from '#contract/registration.ts'
import { found, refuseField } from '#kernel/errors.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { user } from '#schema/account.ts'
import { registrationRequest } from '#schema/registration.ts'
import { handle } from '#features/facilities.ts'
import { addNote } from '#features/note/index.ts'
import { lockedRequest } from './policy.ts'

/** Gives a request to an active member of staff, or to no one. */
export const assign = handle(requestAssign, async ({ params, body }, _caller, facilities) => {
  const db = bindDatabase(facilities.pool)
  if (body.userId !== null) {
    const [member] = await db
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.id, body.userId), inArray(user.role, ['staff', 'admin']), eq(user.state, 'active')))
    if (!member) refuseField('userId', 'not-a-choice')
  }
  const set = await db
    .update(registrationRequest)
    .set({ assignedAdminId: body.userId })
    .where(eq(registrationRequest.id, params.id))
  found(set.rowCount === 1 ? true : null)
  return { done: true as const }
})

export const writeNote = handle(
  requestNote,
  async ({ params, body }, caller, facilities) =>
    await inTransaction(facilities.pool, async (tx) => {
      const row = await lockedRequest(bindDatabase(tx), params.id, caller)
      return { id: await addNote(tx, row.noteHubId, body.text, caller.userId) }
    }),
)
