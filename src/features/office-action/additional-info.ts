import { actorOf } from '#domain/account/actor.ts'
import { and, eq } from 'drizzle-orm'
import { officeActionAdditionalInfo, officeActionAsk } from '#contract/office-action.ts'
import { refuseField } from '#kernel/errors.ts'
import { officeActionIssue } from '#schema/office-action.ts'
import { handle } from '#features/facilities.ts'
import { officeActionFor } from './policy.ts'
import { ownerOf, tellOf } from './tell.ts'
import { moveOfficeAction } from './transition.ts'

/** The client answers, issue by issue or in general; what they left empty stays as they said it before. */
export const inform = handle(officeActionAdditionalInfo, async ({ params, body }, caller, facilities) => {
  const answers = body.answers.filter(({ answer }) => answer !== null)
  if (answers.length === 0 && body.note === null) refuseField('note', 'required')
  return {
    status: await facilities.write(async (tx) => {
      const { row } = await officeActionFor(tx, params.id, caller, { lock: true })
      for (const [at, { issueId, answer }] of answers.entries()) {
        const { rowCount } = await tx
          .update(officeActionIssue)
          .set({ answer })
          .where(and(eq(officeActionIssue.id, issueId), eq(officeActionIssue.officeActionId, row.id)))
        if (rowCount !== 1) refuseField(`answers.${at}.issueId`, 'not-a-choice')
      }
      return await moveOfficeAction(tx, {
        id: row.id,
        from: row.status,
        to: 'Additional info provided',
        actor: actorOf(caller),
        userId: caller.userId,
        set: body.note === null ? {} : { clientInput: body.note },
      })
    }),
  }
})

/** Staff ask for what the answer still needs; the question stands on the client's page and in their mail. */
export const ask = handle(officeActionAsk, async ({ params, body }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
    const matter = await officeActionFor(tx, params.id, caller, { lock: true })
    const { row } = matter
    const status = await moveOfficeAction(tx, {
      id: row.id,
      from: row.status,
      to: 'Additional info requested',
      actor: 'staff',
      userId: caller.userId,
      set: { additionalInfoNote: body.note },
    })
    const id = `office-action-question-${row.id}-${facilities.clock().getTime()}`
    await tellOf(tx, facilities, await ownerOf(tx, matter), matter, { mail: 'question', question: body.note, id })
    return status
  }),
}))
