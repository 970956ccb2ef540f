import { nextAttemptOn } from '#domain/monitoring/dunning.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Facilities } from '#features/facilities.ts'
import type { PaymentRow, Subscription } from './policy.ts'
import { tellOwner } from './tell.ts'
import { movePayment, moveSubscription, trackSubscription } from './transition.ts'

/** A charge was refused: the payment waits for the next attempt or for its payer, who is told why and until when. */
export async function decline(
  tx: Tx,
  facilities: Facilities,
  { one, payment, reason }: { one: Subscription; payment: PaymentRow; reason: string | null },
): Promise<void> {
  const declined = await movePayment(tx, payment, 'Declined', { declineReason: reason ?? 'other' })
  await trackSubscription(tx, one.row.id, 'Payment declined', null)
  if (one.row.status === 'Subscription started')
    await moveSubscription(tx, one.row, { to: 'Payment failed', actor: 'system' })
  const { id, numberOfAttempts: attempts, startDate, declineReason } = declined
  await tellOwner(tx, facilities, one, 'declined', { id: `payment-declined-${id}-${attempts}`, payment: declined })
  facilities.log.info(
    { subscription: one.row.id, attempts, next: nextAttemptOn(startDate, attempts, declineReason) },
    'subscriptions: a card was declined',
  )
}
