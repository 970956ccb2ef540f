import { and, eq } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { userPaymentMethod } from '#schema/payment-method.ts'
import { accountErased } from '#features/account/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { on, type Follower } from '#features/feature.ts'
import { cardRemoved } from '../events.ts'
import { forgetCard } from '../jobs.ts'
import { isKeptThere, moveCard } from './rows.ts'

/**
 * Has the provider forget a card that was removed, and one that is still being entered on its page. What it is known by there
 * is of no use afterwards and goes. Running again changes nothing.
 */
export async function forgetRemoved(facilities: Facilities, id: string): Promise<void> {
  const { payments, db } = facilities
  const [row] = await db.select().from(userPaymentMethod).where(eq(userPaymentMethod.id, id))
  if (row?.status !== 'Removed' || !isKeptThere(row)) return
  const { providerCardId: cardId, paymentCustomerId: customerId, validationOrderId: orderId } = row
  // What another provider keeps, only that one can forget.
  if (row.provider === payments.name) {
    if (cardId !== null && customerId !== null) await payments.forgetCard({ cardId, customerId })
    else if (orderId !== null) {
      const order = await payments.cancelOrder(orderId)
      const card = order?.state === 'paid' ? await payments.keptCard(orderId) : null
      if (card) await payments.forgetCard(card)
    }
  }
  await db
    .update(userPaymentMethod)
    .set({ providerCardId: null, paymentCustomerId: null, validationOrderId: null })
    .where(and(eq(userPaymentMethod.id, id), eq(userPaymentMethod.status, 'Removed')))
}

/** With an account its cards go, here and at the provider. */
export const followAccount: Follower[] = [
  on(accountErased, 'the payment provider forgets the cards of the account', async (tx, { userId }, facilities) => {
    await removeCardsOf(tx, facilities, userId)
  }),
]

async function removeCardsOf(tx: Tx, facilities: Facilities, userId: string): Promise<void> {
  const cards = await tx.select().from(userPaymentMethod).where(eq(userPaymentMethod.userId, userId)).for('update')
  for (const card of cards) {
    if (card.status !== 'Removed') await moveCard(tx, card, 'Removed', 'client')
    await facilities.events.publish(tx, cardRemoved, { cardId: card.id })
    if (isKeptThere(card)) await facilities.queue().send(tx, forgetCard, { cardId: card.id })
  }
}
