import type { OrderState } from '#platform/payments/provider.ts'
import type { Facilities } from '#features/facilities.ts'
import { settleAttempt } from './settle.ts'

/** Takes a provider's message. False when it is not genuine; a repeated one is taken and changes nothing. */
export async function takeWebhook(facilities: Facilities, headers: Headers, rawBody: string): Promise<boolean> {
  const event = facilities.payments.readWebhook(headers, rawBody, facilities.clock().getTime())
  if (!event) return false
  const state: OrderState =
    event.type === 'order.paid' ? 'paid' : event.type === 'order.declined' ? 'declined' : 'cancelled'
  await settleAttempt(facilities, event.orderId, {
    state,
    declineReason: event.declineReason,
    event: { id: event.eventId, type: event.type },
  })
  return true
}
