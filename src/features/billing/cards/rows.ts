import { and, eq } from 'drizzle-orm'
import { paymentMethodMachine, type PaymentMethodStatus } from '#domain/billing/payment-method-status.ts'
import type { Actor } from '#domain/account/actor.ts'
import { AppError, found } from '#kernel/errors.ts'
import { decide } from '#kernel/state-machine.ts'
import type { Tx } from '#platform/db/database.ts'
import type { KeptCard } from '#platform/payments/provider.ts'
import { user } from '#schema/account.ts'
import { userPaymentMethod } from '#schema/payment-method.ts'

export type CardRow = typeof userPaymentMethod.$inferSelect

/** The card of a customer, locked; anybody else's is not found. */
export async function ownCard(tx: Tx, id: string, userId: string | null): Promise<CardRow> {
  const [row] = await tx.select().from(userPaymentMethod).where(eq(userPaymentMethod.id, id)).for('update')
  return found(row && row.userId === userId ? row : null)
}

/** Takes a card to a status, compare-and-set. Throws `transition-refused` when its table does not allow it. */
export async function moveCard(
  tx: Tx,
  row: CardRow,
  to: PaymentMethodStatus,
  actor: Actor,
  more: Partial<typeof userPaymentMethod.$inferInsert> = {},
): Promise<void> {
  const facts = { from: row.status, to }
  if (!decide(paymentMethodMachine, row.status, to, actor).ok) throw new AppError('transition-refused', { facts })
  const moved = await tx
    .update(userPaymentMethod)
    .set({ ...more, status: to, updatedAt: new Date().toISOString() })
    .where(and(eq(userPaymentMethod.id, row.id), eq(userPaymentMethod.status, row.status)))
  if (moved.rowCount !== 1) throw new AppError('changed-meanwhile', { facts })
}

/** Whether a provider may keep something of a card: the card, or the page on which it is entered. */
export const isKeptThere = ({ providerCardId, validationOrderId }: CardRow): boolean =>
  providerCardId !== null || validationOrderId !== null

/** What is kept of a card here. */
export const columnsOf = (provider: string, card: KeptCard) => ({
  provider,
  providerCardId: card.cardId,
  paymentCustomerId: card.customerId,
  cardBrand: card.brand,
  cardLastFour: card.lastFour,
  cardExpiration: card.expires,
})

/** The provider's number of a customer, so that the next card is kept under the same. */
export async function rememberHolder(tx: Tx, userId: string, customerId: string): Promise<void> {
  await tx.update(user).set({ paymentCustomerId: customerId }).where(eq(user.id, userId))
}
