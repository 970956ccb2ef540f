import { officeActionDebugNotify } from '#contract/office-action.ts'
import type { OfficeActionLetter } from '#domain/office-action/letters.ts'
import { found } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { handle } from '#features/facilities.ts'
import { officeActionFor } from './policy.ts'
import { tellOf, type OfficeActionTold } from './tell.ts'

/** An administrator looks at a letter of an office action in their own mailbox; the client is told nothing. */
export const debugNotify = handle(officeActionDebugNotify, async ({ params, body }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const matter = await officeActionFor(tx, params.id, caller)
    const { rows } = await tx.$client.query<{ email: string }>('select email from "user" where id = $1', [
      caller.userId,
    ])
    const reader = { email: found(rows[0]).email, language: body.language }
    const told: Record<OfficeActionLetter, OfficeActionTold> = {
      'office-action-kick-off': { mail: 'kickOff' },
      'office-action-question': { mail: 'question', question: matter.row.additionalInfoNote ?? '…' },
      'office-action-response': { mail: 'response' },
      'office-action-submitted': { mail: 'submitted', submitted: facilities.today() },
      'office-action-corrected': { mail: 'corrected', wrong: matter.row.dueDate ?? facilities.today() },
      'office-action-abandoned': { mail: 'abandoned' },
    }
    const data = { ...told[body.template], id: `debug-${uuidv7()}`, notice: false }
    await tellOf(tx, facilities, reader, matter, data)
  })
  return { done: true as const }
})
