import type { OrderState } from '#platform/payments/provider.ts'
import type { Facilities } from '#features/facilities.ts'
import { askOfCard } from './cards/save.ts'
import { takeNews } from './settle.ts'

const states = new Map<string, OrderState>([
  ['order.paid', 'paid'],
  ['order.declined', 'declined'],
  ['order.cancelled', 'cancelled'],
])

/** Takes a provider's message. False when it is not genuine; a repeated one, or one of another kind, changes nothing. */
export async function takeWebhook(facilities: Facilities, headers: Headers, rawBody: string): Promise<boolean> {
  const event = facilities.payments.readWebhook(headers, rawBody, facilities.clock().getTime())
  if (!event) return false
  // A card that is saved has an order of its own, of nothing.
  if (event.orderId !== '' && (await askOfCard(facilities, event.orderId)) !== null) return true
  const state = states.get(event.type)
  if (!state) return true
  await takeNews(facilities, event.orderId, {
    state,
    declineReason: event.declineReason,
    event: { id: event.eventId, type: event.type },
  })
  return true
}
