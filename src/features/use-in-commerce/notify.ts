import { commerceUseNotify, commerceUseVisit } from '#contract/use-in-commerce.ts'
import { dateKindOf } from '#domain/use-in-commerce/filing.ts'
import type { UseInCommerceStatus } from '#domain/use-in-commerce/status.ts'
import { AppError } from '#kernel/errors.ts'
import { repeatedLetterId } from '#platform/mail/repeated-letter.ts'
import { refuseHeld } from '#features/billing/index.ts'
import { refreshDocket } from '#features/docket/index.ts'
import { handle } from '#features/facilities.ts'
import { commerceUseFor } from './policy.ts'
import { prepare } from './prepare.ts'
import { orderOf } from './price.ts'
import { lastDayOf } from './show-dates.ts'
import { ownerOf, tellOf } from './tell.ts'
import { moveUse, trackUse } from './transition.ts'

/** The mail goes out again without a step. */
const mailedAlready: readonly string[] = ['Kick-off sent', 'Opened', 'Ordered', 'In preparation', 'Reopened']

/** Mails the client the link to the request; at most once in five minutes. One that was let go is taken up again in time. */
export const notify = handle(commerceUseNotify, async ({ params }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
    await prepare(tx, await commerceUseFor(tx, params.id, caller, { lock: true }))
    const matter = await commerceUseFor(tx, params.id, caller)
    const { row, mark } = matter
    const last = await lastDayOf(tx, matter)
    // The letter says until when; a day that the docket does not have is nobody's to tell.
    if (dateKindOf(row.type) !== null && (last === null || row.deadlineNumber === null))
      throw new AppError('rules-unmet', { facts: { missing: 'open-date' } })
    if (last !== null && last < facilities.today()) throw new AppError('rules-unmet', { facts: { missing: 'time' } })
    const order = await orderOf(tx, matter)
    // Nobody is asked to show use for an order that is not worked on; one that is over may be placed anew.
    if (order.id !== null) await refuseHeld(tx, { by: 'service_request_id', id: order.id })
    // What is paid for is not offered again: nothing would lead from there to its signature. Staff take it up by reopening it.
    if (row.status === 'Abandoned' && order.ordered === 'paid')
      throw new AppError('transition-refused', { facts: { from: row.status, to: 'Kick-off sent' } })
    const owner = await ownerOf(tx, matter)
    const name = `use-kick-off-${row.id}`
    // Taken up again it is another letter, however soon.
    const id =
      row.status === 'Abandoned'
        ? `${name}-again-${facilities.clock().getTime()}`
        : await repeatedLetterId(tx, name, facilities.clock())
    await tellOf(tx, facilities, owner, matter, { mail: 'kickOff', id })
    if (mailedAlready.includes(row.status)) {
      await trackUse(tx, row.id, 'Kick-off repeated', caller.userId)
      return row.status as UseInCommerceStatus
    }
    const status = await moveUse(tx, {
      id: row.id,
      from: row.status,
      to: 'Kick-off sent',
      actor: 'staff',
      userId: caller.userId,
    })
    await refreshDocket(tx, [mark.id], facilities.clock())
    return status
  }),
}))

/** The client opened the page. The first time counts; later ones change nothing. */
export const visit = handle(commerceUseVisit, async ({ params }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const { row } = await commerceUseFor(tx, params.id, caller, { lock: true })
    if (row.status !== 'Kick-off sent') return
    await moveUse(tx, { id: row.id, from: row.status, to: 'Opened', actor: 'client', userId: caller.userId })
  })
  return { done: true as const }
})
