import { eq } from 'drizzle-orm'
import { officeActionCorrection } from '#contract/office-action.ts'
import { longestYears } from '#domain/docket/by-letter.ts'
import { isEnded, isUntold } from '#domain/office-action/status.ts'
import { addYears } from '#kernel/dates.ts'
import { AppError, refuseField, refuseStale } from '#kernel/errors.ts'
import { officeAction } from '#schema/office-action.ts'
import { confirmReply, refreshDocket } from '#features/docket/index.ts'
import { handle } from '#features/facilities.ts'
import { officeActionFor } from './policy.ts'
import { tellOwner } from './tell.ts'
import { trackOfficeAction } from './transition.ts'

/**
 * A last day that somebody entered wrongly, of the letter or of more time that was granted, is put right, also to an earlier one.
 * It stands under the name and the reason of who corrects it. Whoever knows the matter has seen the wrong day, and is told; where
 * nobody can be, the day is put right all the same.
 */
export const correct = handle(officeActionCorrection, async ({ params, body }, caller, facilities) => {
  return await facilities.write(async (tx) => {
    const matter = await officeActionFor(tx, params.id, caller, { lock: true })
    const { row, mark } = matter
    const { dueDate, reason, before } = body
    if (isEnded(row.status))
      throw new AppError('transition-refused', { facts: { from: row.status, to: 'Last day corrected' } })
    // Before the first docketing there is no day that could be wrong.
    if (row.dueDate === null || row.issueDate === null) throw new AppError('rules-unmet', { facts: { missing: 'day' } })
    refuseStale(before, { dueDate: row.dueDate })
    if (dueDate === row.dueDate) refuseField('dueDate', 'not-a-choice')
    if (dueDate <= row.issueDate) refuseField('dueDate', 'date-too-early')
    if (dueDate > addYears(row.issueDate, longestYears)) refuseField('dueDate', 'date-too-late')
    const { userId } = caller
    const at = facilities.clock()
    await tx.update(officeAction).set({ dueDate }).where(eq(officeAction.id, row.id))
    const day = { dueBefore: row.dueDate, dueAfter: dueDate, reason }
    await trackOfficeAction(tx, row.id, 'Last day corrected', userId, day)
    await refreshDocket(tx, [mark.id], at)
    await confirmReply(tx, { trademarkId: mark.id, issueDate: row.issueDate }, { due: dueDate, reason, userId, at })
    const id = `office-action-corrected-${row.id}-${at.getTime()}`
    const corrected = { row: { ...row, dueDate }, mark }
    const told =
      !isUntold(row.status) &&
      (await tellOwner(tx, facilities, corrected, { mail: 'corrected', wrong: row.dueDate, id }))
    return { due: dueDate, told }
  })
})
