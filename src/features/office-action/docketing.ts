import { officeActionDocketing } from '#contract/examination.ts'
import { replyDates } from '#domain/office-action/reply-dates.ts'
import { isMadridBasis } from '#domain/use-in-commerce/status.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { refuseField } from '#kernel/errors.ts'
import { confirmReply, refreshDocket } from '#features/docket/index.ts'
import { handle } from '#features/facilities.ts'
import { officeActionFor, type MarkRow } from './policy.ts'
import { moveOfficeAction } from './transition.ts'

/** What the law gives for a letter about a mark. */
export const datesOf = (mark: MarkRow, issued: PlainDate) =>
  replyDates(
    { jurisdiction: mark.jurisdiction, filed: mark.filingDate, isMadrid: isMadridBasis(mark.filingBasis) },
    issued,
  )

/**
 * A person confirms the date of the letter and the last day. Where that is not the day of the recorded law, or nobody is sure
 * of the law, they say where they have it from, and it stands under their name.
 */
export const saveDocketing = handle(officeActionDocketing, async ({ params, body }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
    const { row, mark } = await officeActionFor(tx, params.id, caller, { lock: true })
    const { issueDate, dueDate, reason, remindersEnabled } = body
    if (issueDate > facilities.today()) refuseField('issueDate', 'date-in-future')
    if (mark.filingDate !== null && issueDate < mark.filingDate) refuseField('issueDate', 'date-too-early')
    if (dueDate <= issueDate) refuseField('dueDate', 'date-too-early')
    const { reply } = datesOf(mark, issueDate)
    const isLawful = reply !== null && reply.confidence !== 'low' && reply.due === dueDate
    if (!isLawful && reason === null) refuseField('reason', 'reason-needed')
    const status = await moveOfficeAction(tx, {
      id: row.id,
      from: row.status,
      to: 'Docketing saved',
      actor: 'staff',
      userId: caller.userId,
      set: { issueDate, dueDate, remindersEnabled },
    })
    const at = facilities.clock()
    await refreshDocket(tx, [mark.id], at)
    const letter = { trademarkId: mark.id, issueDate }
    await confirmReply(tx, letter, { due: dueDate, reason: isLawful ? null : reason, userId: caller.userId, at })
    return status
  }),
}))
