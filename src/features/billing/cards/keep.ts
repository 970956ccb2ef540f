import type { Tx } from '#platform/db/database.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import { paymentAttempt } from '#schema/billing.ts'
import { userPaymentMethod } from '#schema/payment-method.ts'
import type { KeptCard } from '#platform/payments/provider.ts'
import type { Facilities } from '#features/facilities.ts'
import { columnsOf, rememberHolder } from './rows.ts'

/** The card that a paid order left with the provider; null where it was paid in another way. */
export async function cardThatPaid(facilities: Facilities, productId: string): Promise<KeptCard | null> {
  const [paid] = await facilities.db
    .select()
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.productId, productId),
        eq(paymentAttempt.status, 'paid'),
        eq(paymentAttempt.provider, facilities.payments.name),
        isNotNull(paymentAttempt.providerOrderId),
      ),
    )
  return paid?.providerOrderId ? await facilities.payments.keptCard(paid.providerOrderId) : null
}

/** Keeps a card that has just paid among the saved ones of its holder; answers its id. A card that is kept already stays one. */
export async function keepCard(
  tx: Tx,
  { payments }: Pick<Facilities, 'payments'>,
  userId: string,
  card: KeptCard,
): Promise<string> {
  await tx
    .insert(userPaymentMethod)
    .values({ userId, status: 'Pending validation', ...columnsOf(payments.name, card) })
    .onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(userPaymentMethod)
    .where(and(eq(userPaymentMethod.provider, payments.name), eq(userPaymentMethod.providerCardId, card.cardId)))
    .for('update')
  if (!row) throw new Error('the card was not kept')
  if (row.status === 'Pending validation')
    await tx.update(userPaymentMethod).set({ status: 'Valid' }).where(eq(userPaymentMethod.id, row.id))
  await rememberHolder(tx, userId, card.customerId)
  return row.id
}
