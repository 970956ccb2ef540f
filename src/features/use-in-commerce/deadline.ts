import { eq } from 'drizzle-orm'
import { commerceUseDeadline } from '#contract/use-in-commerce.ts'
import { dateKindOf, isStatement } from '#domain/use-in-commerce/filing.ts'
import { isEndedUse } from '#domain/use-in-commerce/status.ts'
import { AppError, refuseField, refuseStale } from '#kernel/errors.ts'
import { useInCommerceRequest } from '#schema/use-in-commerce.ts'
import { confirmUseDate, refreshDocket } from '#features/docket/index.ts'
import { handle } from '#features/facilities.ts'
import { commerceUseFor } from './policy.ts'
import { prepare } from './prepare.ts'
import { datesOf } from './show-dates.ts'
import { trackUse } from './transition.ts'

/**
 * A person confirms the last day and, of a statement, the date of the notice of allowance that it counts from. Where that is
 * not the day of the recorded law, or nobody is sure of the law, they say where they have it from, and it stands under their
 * name.
 */
export const confirmDeadline = handle(commerceUseDeadline, async ({ params, body }, caller, facilities) => ({
  due: await facilities.write(async (tx) => {
    const { row, mark } = await commerceUseFor(tx, params.id, caller, { lock: true })
    if (isEndedUse(row.status))
      throw new AppError('transition-refused', { facts: { from: row.status, to: 'Deadline confirmed' } })
    const { issueDate, dueDate, reason, before } = body
    const now = { issueDate: row.issueDate, dueDate: row.dueDate }
    refuseStale(before, now, { dueDate, ...(issueDate !== null && { issueDate }) })
    const issued = issueDate ?? row.issueDate
    if (issued !== null && dueDate <= issued) refuseField('dueDate', 'date-too-early')
    const at = facilities.clock()
    if (issueDate !== null) {
      if (!isStatement(row.type)) refuseField('issueDate', 'not-a-choice')
      if (issueDate > facilities.today()) refuseField('issueDate', 'date-in-future')
      if (mark.filingDate !== null && issueDate < mark.filingDate) refuseField('issueDate', 'date-too-early')
      await tx.update(useInCommerceRequest).set({ issueDate }).where(eq(useInCommerceRequest.id, row.id))
      await refreshDocket(tx, [mark.id], at)
    }
    await prepare(tx, { row, mark })
    const matter = await commerceUseFor(tx, params.id, caller)
    const [date] = await datesOf(tx, matter)
    const isLawful = date !== undefined && date.confidence !== 'low' && date.lawfulDue === dueDate
    if (!isLawful && reason === null) refuseField('reason', 'reason-needed')
    const kind = dateKindOf(row.type)
    if (kind !== null && date !== undefined)
      await confirmUseDate(
        tx,
        { trademarkId: mark.id, kind, number: date.number },
        { due: dueDate, reason: isLawful ? null : reason, userId: caller.userId, at },
      )
    await tx
      .update(useInCommerceRequest)
      .set({ dueDate, deadlineConfirmed: true })
      .where(eq(useInCommerceRequest.id, row.id))
    await trackUse(tx, row.id, 'Deadline confirmed', caller.userId)
    return dueDate
  }),
}))
