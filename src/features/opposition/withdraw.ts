import { oppositionWithdraw } from '#contract/opposition.ts'
import { actorOf } from '#domain/account/actor.ts'
import { isStaff } from '#domain/account/roles.ts'
import { clientSteps } from '#domain/opposition/client-steps.ts'
import { AppError } from '#kernel/errors.ts'
import { handle } from '#features/facilities.ts'
import { addNote } from '#features/note/index.ts'
import { endUnpaidOrder } from '#features/service-order/index.ts'
import { oppositionFor } from './policy.ts'
import { tellOf } from './tell.ts'
import { moveOpposition } from './transition.ts'
import { waysOf } from './ways.ts'

/** The client lets the application go: unpaid orders end, and we confirm what we were told. Nothing is filed by this. */
export const withdraw = handle(oppositionWithdraw, async ({ params, body }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
    const matter = await oppositionFor(tx, params.id, caller, { lock: true })
    const { row } = matter
    const ways = await waysOf(tx, row.id, row.orderCurrency ?? 'EUR')
    const isPaid = ways.some(({ ordered }) => ordered === 'paid')
    if (!isStaff(caller.role) && !clientSteps(row.status, { isPaid }).withdraw)
      throw new AppError('transition-refused', { facts: { from: row.status, to: 'Withdrawal instructed' } })
    const status = await moveOpposition(tx, {
      id: row.id,
      from: row.status,
      to: 'Withdrawal instructed',
      actor: actorOf(caller),
      userId: caller.userId,
    })
    for (const { orderId } of ways)
      if (orderId !== null) await endUnpaidOrder(tx, facilities, { id: orderId, userId: caller.userId })
    if (body.note) await addNote(tx, row.noteHubId, body.note, caller.userId)
    const id = `opposition-withdrawal-${row.id}-${facilities.clock().getTime()}`
    await tellOf(tx, facilities, matter, { mail: 'withdrawal', id })
    return status
  }),
}))
