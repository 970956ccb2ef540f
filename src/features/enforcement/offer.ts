import { caseSolutionOffer, caseSolutionStatus } from '#contract/case.ts'
import { actorOf } from '#domain/account/actor.ts'
import { netOf } from '#domain/enforcement/solution-item.ts'
import { caseMachine } from '#domain/enforcement/status.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { nextStates } from '#kernel/state-machine.ts'
import { caseSolution } from '#schema/enforcement.ts'
import { signedInUser } from '#features/account/index.ts'
import { handle } from '#features/facilities.ts'
import { advanceService } from '#features/service-order/index.ts'
import { caseFor } from './policy.ts'
import { solutionsOf } from './solutions.ts'
import { moveSolution, trackCase } from './transition.ts'

/** What one offer may cost, in minor units without VAT: with VAT it still fits where money is kept. */
const mostNet = 1_000_000_000

/** Statuses in which a solution can be offered: it is not over, and the client can still be asked. */
const isOpen = (status: string): boolean =>
  status === 'Kicked off' || nextStates(caseMachine, status, 'staff').includes('Kicked off')

/** Offers a way to end a case. Without the right that the case rests on nothing is offered: nobody acts without one. */
export const offer = handle(caseSolutionOffer, async ({ params, body }, caller, facilities) => ({
  id: await facilities.write(async (tx) => {
    const { row } = await caseFor(tx, params.id, caller, { lock: true })
    if (!isOpen(row.status)) throw new AppError('transition-refused', { facts: { from: row.status, to: 'Kicked off' } })
    if (row.trademarkId === null) throw new AppError('rules-unmet', { facts: { missing: 'right' } })
    const id = uuidv7()
    const offeredByUserId = signedInUser(caller)
    const net = netOf(body.items)
    if (net === 0) refuseField('items.0.amount', 'required')
    if (net > mostNet) refuseField('items.0.amount', 'too-much')
    await tx.insert(caseSolution).values({ id, caseId: row.id, ...body, offeredByUserId })
    await trackCase(tx, row.id, 'Solution offered', caller.userId)
    return id
  }),
}))

/** A step of a solution beside its order: what was not ordered is declined or withdrawn, what was paid is done or refunded. */
export const setSolution = handle(caseSolutionStatus, async ({ params, body: { to } }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
    const { row } = await caseFor(tx, params.id, caller, { lock: true })
    const solution = found((await solutionsOf(tx, row.id)).find(({ id }) => id === params.solutionId))
    // That money went back, billing says.
    if (to === 'Refunded' && solution.orderStatus !== 'Refunded')
      throw new AppError('rules-unmet', { facts: { missing: 'refund' } })
    const { id, status: from, serviceRequestId } = solution
    const status = await moveSolution(tx, { id, from, to, actor: actorOf(caller) })
    if (to === 'Done' && serviceRequestId !== null)
      await advanceService(tx, { id: serviceRequestId, to: 'Finished', userId: caller.userId })
    await trackCase(tx, row.id, `Solution ${to.toLowerCase()}`, caller.userId)
    return status
  }),
}))
