import { officeActionAbandon } from '#contract/office-action.ts'
import { actorOf } from '#domain/account/actor.ts'
import { isStaff } from '#domain/account/roles.ts'
import { AppError } from '#kernel/errors.ts'
import { refreshDocket } from '#features/docket/index.ts'
import { handle } from '#features/facilities.ts'
import { addNote } from '#features/note/index.ts'
import { endUnpaidOrder } from '#features/service-order/index.ts'
import { officeActionFor } from './policy.ts'
import { solutionsOf } from './solutions.ts'
import { tellOwner } from './tell.ts'
import { isUntold } from '#domain/office-action/status.ts'
import { moveOfficeAction } from './transition.ts'

/** Nothing is answered: reminders end, and an order that nothing was paid of. What was paid is for staff to give back. */
export const abandon = handle(officeActionAbandon, async ({ params, body }, caller, facilities) => {
  return await facilities.write(async (tx) => {
    const matter = await officeActionFor(tx, params.id, caller, { lock: true })
    const { row, mark } = matter
    const solutions = await solutionsOf(tx, row.id, row.orderCurrency ?? 'EUR')
    if (!isStaff(caller.role) && solutions.some(({ ordered }) => ordered === 'paid'))
      throw new AppError('transition-refused', { facts: { from: row.status, to: 'Abandoned' } })
    const wasTold = !isUntold(row.status)
    const status = await moveOfficeAction(tx, {
      id: row.id,
      from: row.status,
      to: 'Abandoned',
      actor: actorOf(caller),
      userId: caller.userId,
    })
    for (const { orderId } of solutions)
      if (orderId !== null) await endUnpaidOrder(tx, facilities, { id: orderId, userId: caller.userId })
    if (body.note) await addNote(tx, row.noteHubId, body.note, caller.userId)
    await refreshDocket(tx, [mark.id], facilities.clock())
    const id = `office-action-abandoned-${row.id}-${facilities.clock().getTime()}`
    const told = wasTold && (await tellOwner(tx, facilities, matter, { mail: 'abandoned', id }))
    return { status, told }
  })
})
