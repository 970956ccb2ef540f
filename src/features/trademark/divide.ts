import { trademarkDivide } from '#contract/trademark.ts'
import { goodsVersion } from '#domain/catalog/goods-version.ts'
import { divisionLaw } from '#domain/jurisdiction/application-law.ts'
import { dividedGoods, divisibleAs } from '#domain/trademark/divide.ts'
import { trademarkStatuses, type TrademarkStatus } from '#domain/trademark/status.ts'
import { AppError, refuseField } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'
import { handle } from '#features/facilities.ts'
import { locked } from './filing.ts'
import { partOff, type Mark } from './part.ts'

/** Locks the order first: who divides two marks of one register at once counts on one after the other. */
async function lockedInOrder(tx: Tx, id: string): Promise<Mark> {
  await tx.$client.query(
    `select 1 from registration_request where id = (select registration_request_id from trademark where id = $1) for update`,
    [id],
  )
  return await locked(tx, id)
}

/**
 * Divides a mark: each part becomes a mark of its own of the same order and register, with the day of filing and the priority of
 * the first, and its own number and dates. Before the filing it is ours to do; afterwards the office's law says whether it can be.
 */
export const divide = handle(trademarkDivide, async ({ params, body }, caller, facilities) => {
  return await facilities.write(async (tx) => {
    const mark = await lockedInOrder(tx, params.id)
    const { row, place } = mark
    const facts = { from: row.status, to: 'Created from a divide' }
    if (row.status !== body.from || goodsVersion(row.goodsAndServices) !== body.version)
      throw new AppError('changed-meanwhile', { facts })
    const status = trademarkStatuses.find((one) => one === row.status)
    const as = status === undefined ? null : divisibleAs(status)
    if (as === null) throw new AppError('transition-refused', { facts })
    const { answer } = divisionLaw(place, facilities.today())
    if (as === 'filed' && answer === 'no') throw new AppError('rules-unmet', { facts: { missing: 'division' } })
    if (as === 'filed' && answer === 'to-confirm' && !body.confirmed) refuseField('confirmed', 'must-accept')
    const goods = dividedGoods(row.goodsAndServices, body.parts)
    if (goods === null) refuseField('parts', 'not-a-choice')
    const to: TrademarkStatus = as === 'drafted' ? 'Ready for filing' : 'Created from a divide'
    const ids = await partOff(tx, facilities, mark, { goods, to, by: caller.userId })
    return { ids }
  })
})
