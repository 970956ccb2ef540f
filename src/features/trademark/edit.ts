import { eq } from 'drizzle-orm'
import { trademarkEdit } from '#contract/trademark.ts'
import { goodsLines, readGoods } from '#domain/catalog/goods-lines.ts'
import { firstTermEnd, registeredDates } from '#domain/docket/registered-dates.ts'
import { isExtension } from '#domain/use-in-commerce/status.ts'
import { ownMarkProblem } from '#domain/trademark/own-mark.ts'
import { AppError, refuseField } from '#kernel/errors.ts'
import { trademark } from '#schema/trademark.ts'
import { priorityOf } from '#features/docket/index.ts'
import { handle } from '#features/facilities.ts'
import { followed } from './follow-international.ts'
import { locked, refuseTaken } from './filing.ts'

const recorded = [
  'name',
  'number',
  'filingDate',
  'registrationDate',
  'publicationDate',
  'expirationDate',
  'ipoLink',
] as const

/**
 * Puts the record of a mark right. What somebody else changed since it was read is not written over; a mark has a day of
 * registration exactly when its status says that it is registered, which a milestone does.
 */
export const edit = handle(trademarkEdit, async ({ params, body }, caller, facilities) => {
  const { before, goods, ...set } = body
  const on = facilities.today()
  if (set.publicationDate !== null && set.publicationDate > on) refuseField('publicationDate', 'date-in-future')
  await facilities.write(async (tx) => {
    const { row, place } = await locked(tx, params.id)
    const isSame = recorded.every((name) => row[name] === before[name])
    if (!isSame || goodsLines(row.goodsAndServices) !== goodsLines(readGoods(before.goods ?? '') ?? []))
      throw new AppError('changed-meanwhile')
    const isFiled = row.filingDate !== null || row.registrationDate !== null
    const problem = isFiled || set.filingDate !== null ? ownMarkProblem(set, on) : null
    if (problem) refuseField(problem.field, problem.code)
    if ((row.registrationDate === null) !== (set.registrationDate === null))
      refuseField('registrationDate', set.registrationDate === null ? 'required' : 'unknown-field')
    if (set.number !== null && set.number !== row.number) await refuseTaken(tx, row, set.number)
    const hasOwnEnd = set.expirationDate !== row.expirationDate
    // A designation ends with its registration, at WIPO.
    if (hasOwnEnd && row.internationalId !== null) refuseField('expirationDate', 'renewed-at-wipo')
    const since = set.registrationDate ?? set.filingDate
    if (hasOwnEnd && since !== null && set.expirationDate !== null && set.expirationDate <= since)
      refuseField('expirationDate', 'date-too-early')
    const isMadrid = isExtension(row)
    const dates = {
      filed: set.filingDate,
      registered: set.registrationDate,
      priority: await priorityOf(tx, row.id),
      isMadrid,
    }
    const { termEnd, useDue } = registeredDates(place, dates, on)
    // An end that somebody stated, or that a renewal gave, is no sum of the days that were put right.
    const stood = { ...dates, filed: row.filingDate, registered: row.registrationDate }
    const summed = firstTermEnd(place, dates, on)
    const isSum =
      summed !== row.expirationDate &&
      (row.expirationDate === null || row.expirationDate === firstTermEnd(place, stood, on))
    const hasMoved = set.filingDate !== row.filingDate || set.registrationDate !== row.registrationDate
    await tx.$client.query(`select set_config('app.actor', $1, true)`, [caller.userId ?? ''])
    await tx
      .update(trademark)
      .set({
        ...set,
        goodsAndServices: readGoods(goods ?? '') ?? [],
        // An international registration ends by its own register.
        ...(hasMoved &&
          !isMadrid && {
            douDeadlineDate: useDue,
            ...(!hasOwnEnd && isSum && { expirationDate: termEnd }),
          }),
      })
      .where(eq(trademark.id, row.id))
    await followed(tx, facilities, row.id)
  })
  return { done: true as const }
})
