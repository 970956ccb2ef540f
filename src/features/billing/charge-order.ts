import { inTransaction } from '#platform/db/transaction.ts'
import type { ProviderOrder } from '#platform/payments/provider.ts'
import type { Facilities } from '#features/facilities.ts'
import { lockProduct } from './counters.ts'
import { beginCharge, keepNumber, openAttempt } from './attempts.ts'
import type { CardRow } from './cards/rows.ts'
import { cancelOrder } from './close-order.ts'
import { openInvoice } from './invoices.ts'
import { settleFree } from './settle-free.ts'
import { takeNews } from './settle.ts'

/**
 * Charges a saved card for an order that waits for its money; what the provider answers is taken as its messages are. What was
 * asked of the provider before, and perhaps answered to nobody, is looked at first: an open page is closed, a charge is taken
 * as it stands. So nothing is charged twice, also after the provider has forgotten our keys.
 */
export async function chargeOrder(facilities: Facilities, productId: string, card: CardRow): Promise<void> {
  const { providerCardId: cardId, paymentCustomerId: customerId } = card
  if (cardId === null || customerId === null) throw new Error(`the card ${card.id} is kept nowhere`)
  const before = await askedBefore(facilities, productId)
  if (before && isOver(before)) return await take(facilities, before)
  if (before) await cancelOrder(facilities, before.orderId)
  const begun = await inTransaction(facilities.pool, async (tx) => {
    const payable = await facilities.orders.payable(tx, productId, 'system', { lock: true })
    await lockProduct(tx, productId)
    const row = await openInvoice(tx, productId)
    if (!row || row.serialNumber !== null || payable?.phase !== 'placed') return null
    if (await settleFree(tx, facilities, row)) return null
    return { row, attempt: await beginCharge(tx, row, facilities) }
  })
  // What was charged already and is still worked on tells of itself.
  if (!begun || begun.attempt.providerOrderId !== null) return
  const { row, attempt } = begun
  const { subject } = row.documentContext
  const order = await facilities.payments.chargeCard({
    key: attempt.key,
    card: { cardId, customerId },
    amount: attempt.amount,
    currency: attempt.currency,
    reference: row.variableSymbol,
    description: `${subject.mark}, ${subject.order}`,
  })
  await take(facilities, order)
}

/** What the provider has of an order that is still open here; null where it was asked for nothing. */
async function askedBefore(facilities: Facilities, productId: string): Promise<ProviderOrder | null> {
  const attempt = await inTransaction(facilities.pool, async (tx) => {
    const row = await openInvoice(tx, productId)
    return row && (await openAttempt(tx, row))
  })
  if (!attempt) return null
  return attempt.providerOrderId === null
    ? await facilities.payments.findOrder(attempt.key, new Date(attempt.createdAt))
    : await facilities.payments.getOrder(attempt.providerOrderId)
}

/** Whether there is nothing to close: no page that waits for a payer. */
const isOver = ({ state, redirectUrl }: ProviderOrder): boolean =>
  state === 'paid' || state === 'declined' || (state === 'pending' && redirectUrl === '')

async function take(facilities: Facilities, order: ProviderOrder): Promise<void> {
  await keepNumber(facilities, order)
  const { orderId, state, declineReason } = order
  if (state !== 'pending') await takeNews(facilities, orderId, { state, declineReason, event: null })
}
