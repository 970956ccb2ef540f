import { eq } from 'drizzle-orm'
import { trademarkBasis } from '#contract/trademark.ts'
import { registeredDates } from '#domain/docket/registered-dates.ts'
import { isMadridBasis } from '#domain/use-in-commerce/status.ts'
import { refuseField, refuseStale } from '#kernel/errors.ts'
import { trademark } from '#schema/trademark.ts'
import { priorityOf, refreshDocket } from '#features/docket/index.ts'
import { handle } from '#features/facilities.ts'
import { locked } from './filing.ts'

/**
 * The basis of a mark at the USPTO. Of an international registration the term is its own, so its end comes from a person;
 * where a mark becomes one or ceases to be one, what the record keeps is worked out anew.
 */
export const setBasis = handle(trademarkBasis, async ({ params, body }, caller, facilities) => {
  const isMadrid = isMadridBasis(body.filingBasis)
  if (body.expirationDate !== null && !isMadrid) refuseField('expirationDate', 'not-a-choice')
  return await facilities.write(async (tx) => {
    const { row, place } = await locked(tx, params.id)
    if (place !== 'US' && body.filingBasis !== null) refuseField('filingBasis', 'not-a-choice')
    if (row.internationalId !== null && !isMadrid) refuseField('filingBasis', 'not-a-choice')
    const { before, filingBasis } = body
    const hasTurned = isMadrid !== isMadridBasis(row.filingBasis)
    // The end of the term is compared where it is written: the same request sent again finds the one that it worked out itself.
    const writesEnd = hasTurned || body.expirationDate !== null
    refuseStale<Record<string, string | null>>(
      before,
      { filingBasis: row.filingBasis, ...(writesEnd && { expirationDate: row.expirationDate }) },
      { filingBasis, ...(body.expirationDate !== null && { expirationDate: body.expirationDate }) },
    )
    const { filingDate: filed, registrationDate: registered } = row
    const dates = { filed, registered, priority: await priorityOf(tx, row.id), isMadrid }
    const { termEnd, useDue } = registeredDates(place, dates, facilities.today())
    const expirationDate = body.expirationDate ?? (hasTurned ? termEnd : row.expirationDate)
    await tx.$client.query(`select set_config('app.actor', $1, true)`, [caller.userId ?? ''])
    await tx
      .update(trademark)
      .set({ filingBasis: body.filingBasis, expirationDate, ...(hasTurned && { douDeadlineDate: useDue }) })
      .where(eq(trademark.id, row.id))
    await refreshDocket(tx, [row.id], facilities.clock())
    return { expirationDate }
  })
})
