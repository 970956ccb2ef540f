import { officeActionNotify, officeActionReminders, officeActionVisit } from '#contract/office-action.ts'
import { AppError } from '#kernel/errors.ts'
import { eq } from 'drizzle-orm'
import { officeAction } from '#schema/office-action.ts'
import { showToClient } from '#features/document/index.ts'
import { handle } from '#features/facilities.ts'
import { repeatedLetterId } from '#platform/mail/repeated-letter.ts'
import { letterOf } from './letter.ts'
import { officeActionFor } from './policy.ts'
import { ownerOf, tellOf } from './tell.ts'
import { moveOfficeAction, trackOfficeAction } from './transition.ts'

/** The mail goes out again without a step. */
const mailedAlready = ['Kick-off sent', 'Landing page visited']

/** Mails the client the link to their page; at most once in five minutes. One that was abandoned is taken up again in time. */
export const notify = handle(officeActionNotify, async ({ params }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
    const matter = await officeActionFor(tx, params.id, caller, { lock: true })
    const { row, mark } = matter
    if (row.dueDate === null || row.dueDate < facilities.today())
      throw new AppError('rules-unmet', { facts: { missing: 'time' } })
    const owner = await ownerOf(tx, matter)
    const letter = await letterOf(tx, row.documentHubId)
    if (letter) await showToClient(tx, letter.id, mark.userId)
    const name = `office-action-kick-off-${row.id}`
    // Taken up again it is another letter, however soon.
    const id =
      row.status === 'Abandoned'
        ? `${name}-again-${facilities.clock().getTime()}`
        : await repeatedLetterId(tx, name, facilities.clock())
    await tellOf(tx, facilities, owner, matter, { mail: 'kickOff', id })
    if (mailedAlready.includes(row.status)) {
      await trackOfficeAction(tx, row.id, 'Kick-off repeated', caller.userId)
      return row.status as 'Kick-off sent' | 'Landing page visited'
    }
    return await moveOfficeAction(tx, {
      id: row.id,
      from: row.status,
      to: 'Kick-off sent',
      actor: 'staff',
      userId: caller.userId,
    })
  }),
}))

/** The client opened the page. The first time counts; later ones change nothing. */
export const visit = handle(officeActionVisit, async ({ params }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const { row } = await officeActionFor(tx, params.id, caller, { lock: true })
    if (row.status !== 'Kick-off sent') return
    const { userId } = caller
    await moveOfficeAction(tx, { id: row.id, from: row.status, to: 'Landing page visited', actor: 'client', userId })
  })
  return { done: true as const }
})

export const setReminders = handle(officeActionReminders, async ({ params, body }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const { row } = await officeActionFor(tx, params.id, caller, { lock: true })
    await tx.update(officeAction).set({ remindersEnabled: body.enabled }).where(eq(officeAction.id, row.id))
  })
  return { done: true as const }
})
