import { commerceUseAbandon } from '#contract/use-in-commerce.ts'
import { actorOf } from '#domain/account/actor.ts'
import { isStaff } from '#domain/account/roles.ts'
import { isUntoldUse } from '#domain/use-in-commerce/status.ts'
import { AppError } from '#kernel/errors.ts'
import { refreshDocket } from '#features/docket/index.ts'
import { handle } from '#features/facilities.ts'
import { addNote } from '#features/note/index.ts'
import { endUnpaidOrder } from '#features/service-order/index.ts'
import { commerceUseFor } from './policy.ts'
import { orderOf } from './price.ts'
import { ownerOf, tellOf } from './tell.ts'
import { moveUse } from './transition.ts'

/** Use is not stated or declared: reminders end, and an order that nothing was paid of. What was paid is for staff to give back. */
export const abandon = handle(commerceUseAbandon, async ({ params, body }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
    const matter = await commerceUseFor(tx, params.id, caller, { lock: true })
    const { row, mark } = matter
    const order = await orderOf(tx, matter)
    if (!isStaff(caller.role) && order.ordered === 'paid')
      throw new AppError('transition-refused', { facts: { from: row.status, to: 'Abandoned' } })
    const wasTold = !isUntoldUse(row.status)
    const status = await moveUse(tx, {
      id: row.id,
      from: row.status,
      to: 'Abandoned',
      actor: actorOf(caller),
      userId: caller.userId,
    })
    if (order.id !== null) await endUnpaidOrder(tx, facilities, { id: order.id, userId: caller.userId })
    if (body.note) await addNote(tx, row.noteHubId, body.note, caller.userId)
    await refreshDocket(tx, [mark.id], facilities.clock())
    if (wasTold) {
      const id = `use-abandoned-${row.id}-${facilities.clock().getTime()}`
      await tellOf(tx, facilities, await ownerOf(tx, matter), matter, { mail: 'abandoned', id })
    }
    return status
  }),
}))
