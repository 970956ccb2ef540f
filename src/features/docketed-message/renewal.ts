import { eq } from 'drizzle-orm'
import { officeMailRenewal } from '#contract/docketed-message.ts'
import { hasEnded } from '#domain/trademark/status.ts'
import { addYears } from '#kernel/dates.ts'
import { AppError, refuseField, refuseStale } from '#kernel/errors.ts'
import { trademark } from '#schema/trademark.ts'
import { markRenewed, refreshDocket } from '#features/docket/index.ts'
import { handle } from '#features/facilities.ts'
import { lockedMark } from '#features/trademark/index.ts'
import { takeMessage } from './take-message.ts'

/** Longer than any term that a law gives. */
const longestYears = 20

/** The receipt of a renewal: the term of its mark goes on to the day that it states, and the mail is dealt with. */
export const recordRenewal = handle(officeMailRenewal, async ({ params, body }, caller, facilities) => {
  const { renewedUntil, before } = body
  await facilities.write(async (tx) => {
    const trademarkId = await takeMessage(tx, params.id, facilities.clock())
    const { row } = await lockedMark(tx, trademarkId)
    if (hasEnded(row.status)) throw new AppError('rules-unmet', { facts: { missing: 'open-matter' } })
    // The term of a designation is that of its registration at WIPO.
    if (row.internationalId !== null) throw new AppError('rules-unmet', { facts: { missing: 'own-term' } })
    const ended = row.expirationDate
    refuseStale(before, { expirationDate: ended })
    if (ended !== null && renewedUntil <= ended) refuseField('renewedUntil', 'date-too-early')
    if (renewedUntil <= facilities.today()) refuseField('renewedUntil', 'date-too-early')
    if (renewedUntil > addYears(facilities.today(), longestYears)) refuseField('renewedUntil', 'date-too-late')
    const at = facilities.clock()
    await tx.$client.query(`select set_config('app.actor', $1, true)`, [caller.userId ?? ''])
    await markRenewed(tx, trademarkId, { ended, userId: caller.userId, at })
    // What the office states decides, whatever the sum gives.
    await tx.update(trademark).set({ expirationDate: renewedUntil }).where(eq(trademark.id, trademarkId))
    await refreshDocket(tx, [trademarkId], at)
  })
  return { expirationDate: renewedUntil }
})
