import { subscriptionCancel } from '#contract/monitoring.ts'
import { AppError, found } from '#kernel/errors.ts'
import { handle } from '#features/facilities.ts'
import { isStaff } from '#domain/account/roles.ts'
import { openOf, paymentsOf, subscriptionFor, subscriptionOf } from './policy.ts'
import { closePayment } from './run.ts'
import { tellOwner } from './tell.ts'
import { moveSubscription } from './transition.ts'

/**
 * Ends a subscription: what is open of it is closed, nothing more is charged, and what is paid for runs to its last day. Throws
 * `changed-meanwhile` while a card is being charged, because nobody knows yet what is paid.
 */
export const cancel = handle(
  subscriptionCancel,
  async ({ params }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const one = await subscriptionFor(tx, params.id, caller)
      const open = openOf(await paymentsOf(tx, one.row.id))
      if (open?.status === 'Charging') throw new AppError('changed-meanwhile', { facts: { payment: open.status } })
      const actor = isStaff(caller.role) ? 'staff' : 'client'
      await moveSubscription(tx, one.row, { to: 'Cancelled', actor, userId: caller.userId })
      if (open) await closePayment(tx, facilities, open)
      const now = found(await subscriptionOf(tx, one.row.id))
      if (one.row.status !== 'Created')
        await tellOwner(tx, facilities, now, 'cancelled', { id: `subscription-cancelled-${one.row.id}` })
      return { status: 'Cancelled' as const, endsOn: now.row.endDate }
    }),
)
