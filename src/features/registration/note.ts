import { requestNote } from '#contract/registration.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { handle } from '#features/facilities.ts'
import { addNote } from '#features/note/index.ts'
import { lockedRequest } from './policy.ts'

export const writeNote = handle(
  requestNote,
  async ({ params, body }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const row = await lockedRequest(bindDatabase(tx), params.id, caller)
      return { id: await addNote(tx, row.noteHubId, body.text, caller.userId) }
    }),
)
