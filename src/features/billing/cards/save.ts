import { and, desc, eq, ne } from 'drizzle-orm'
import {
  paymentMethodCreate,
  paymentMethodList,
  paymentMethodRemove,
  paymentMethodValidate,
} from '#contract/payment-method.ts'
import { paymentMethodStatuses, type PaymentMethodStatus } from '#domain/billing/payment-method-status.ts'
import { AppError, found } from '#kernel/errors.ts'
import { isLanguage } from '#kernel/languages.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { eachOf } from '#platform/queue/each.ts'
import { user } from '#schema/account.ts'
import { userPaymentMethod } from '#schema/payment-method.ts'
import { signedInUser } from '#features/account/index.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { cardRemoved } from '../events.ts'
import { forgetCard } from '../jobs.ts'
import { columnsOf, isKeptThere, moveCard, ownCard, rememberHolder, type CardRow } from './rows.ts'

const takesCards = ({ payments }: Pick<Facilities, 'payments'>): boolean => payments.name !== 'none'
const statusOf = ({ status }: CardRow) => paymentMethodStatuses.find((one) => one === status) ?? 'Invalid'

export const list = handle(paymentMethodList, async (_input, caller, facilities) => {
  const userId = signedInUser(caller)

  const mine = and(eq(userPaymentMethod.userId, userId), ne(userPaymentMethod.status, 'Removed'))
  const waiting = await facilities.db
    .select({ order: userPaymentMethod.validationOrderId })
    .from(userPaymentMethod)
    .where(and(mine, eq(userPaymentMethod.status, 'Pending validation')))
  // Asking is a help, not a condition: when the provider does not answer, its message is still waited for.
  await eachOf(
    waiting.flatMap(({ order }) => order ?? []),
    { log: facilities.log, what: 'cards that are validated', name: (order) => order },
    async (order) => void (await askOfCard(facilities, order)),
  ).catch((error: unknown) => facilities.log.warn({ err: error }, 'the payment provider did not answer'))
  const rows = await facilities.db
    .select()
    .from(userPaymentMethod)
    .where(mine)
    .orderBy(desc(userPaymentMethod.createdAt))
    .limit(50)
  return {
    takesCards: takesCards(facilities),
    cards: rows.map((row) => ({
      id: row.id,
      brand: row.cardBrand,
      lastFour: row.cardLastFour,
      expires: row.cardExpiration,
      status: statusOf(row),
      createdAt: new Date(row.createdAt).toISOString(),
    })),
  }
})

export const create = handle(paymentMethodCreate, async (_input, caller, facilities) => {
  const userId = signedInUser(caller)
  if (!takesCards(facilities)) throw new AppError('rules-unmet', { facts: { missing: 'payment provider' } })
  return await facilities.write(async (tx) => {
    const [row] = await tx
      .insert(userPaymentMethod)
      .values({ userId, provider: facilities.payments.name })
      .returning({ id: userPaymentMethod.id })
    return found(row)
  })
})

/**
 * Leads to the page on which the card is entered. Asked again while it waits, it leads to the same page; a card that was
 * refused or has expired begins anew.
 */
export const validate = handle(paymentMethodValidate, async ({ params }, caller, facilities) => {
  const userId = signedInUser(caller)
  const row = await facilities.write(async (tx) => {
    const card = await ownCard(tx, params.id, userId)
    if (card.status === 'Valid') return card
    if (card.status === 'Pending validation' && card.validations > 0) return card
    const validations = card.validations + 1
    if (card.status === 'Pending validation') {
      await tx.update(userPaymentMethod).set({ validations }).where(eq(userPaymentMethod.id, card.id))
    } else await moveCard(tx, card, 'Pending validation', 'client', { validations, validationOrderId: null })
    return { ...card, validations, validationOrderId: null, status: 'Pending validation' }
  })
  if (row.status === 'Valid') return { status: 'Valid' as const, redirectUrl: null }
  if (row.validationOrderId !== null) {
    const now = await askOfCard(facilities, row.validationOrderId)
    if (now !== null && now !== 'Pending validation') return { status: now, redirectUrl: null }
    // One page for a card: a second one, in another language say, would keep a card that nobody knows of.
    const page = await facilities.payments.getOrder(row.validationOrderId).catch(unanswered)
    if (page?.redirectUrl) return { status: 'Pending validation' as const, redirectUrl: page.redirectUrl }
  }
  return { status: 'Pending validation' as const, redirectUrl: await openPage(facilities, row, caller.language) }
})

async function openPage(facilities: Facilities, row: CardRow, wanted: string): Promise<string> {
  const [holder] = await facilities.db.select().from(user).where(eq(user.id, row.userId))
  const { email, paymentCustomerId: customerId } = found(holder)
  const language = isLanguage(wanted) ? wanted : 'en'
  const order = await facilities.payments
    .validateCard({
      key: `card-${row.id}-${row.validations}`,
      holder: { email, customerId },
      returnUrl: facilities.pages.paymentMethods(language),
      language,
    })
    .catch(unanswered)
  const kept = await facilities.db
    .update(userPaymentMethod)
    .set({ validationOrderId: order.orderId })
    .where(and(eq(userPaymentMethod.id, row.id), eq(userPaymentMethod.status, 'Pending validation')))
  if (kept.rowCount === 1) return order.redirectUrl
  // The card was removed while the provider made its page: nobody is sent there, and nobody can enter one on it.
  await facilities.payments.cancelOrder(order.orderId)
  throw new AppError('transition-refused', { facts: { from: 'Removed', to: 'Valid' } })
}

const unanswered = (cause: unknown): never => {
  throw new AppError('provider-failed', { cause })
}

/**
 * Takes what the provider says of the validation of a card, from whichever side it comes first; answers how the card stands, or
 * null for an order that validates none.
 */
export async function askOfCard(facilities: Facilities, orderId: string): Promise<PaymentMethodStatus | null> {
  const [known] = await facilities.db
    .select()
    .from(userPaymentMethod)
    .where(eq(userPaymentMethod.validationOrderId, orderId))
  if (!known) return null
  if (known.status !== 'Pending validation') return statusOf(known)
  const order = await facilities.payments.getOrder(orderId)
  if (!order || order.state === 'pending') return statusOf(known)
  const card = order.state === 'paid' ? await facilities.payments.keptCard(orderId) : null
  return await inTransaction(facilities.pool, async (tx) => {
    const row = await ownCard(tx, known.id, known.userId)
    if (row.status !== 'Pending validation' || row.validationOrderId !== orderId) return statusOf(row)
    if (!card) {
      await moveCard(tx, row, 'Invalid', 'system')
      return 'Invalid'
    }
    await moveCard(tx, row, 'Valid', 'system', columnsOf(facilities.payments.name, card))
    await rememberHolder(tx, row.userId, card.customerId)
    return 'Valid'
  })
}

export const remove = handle(paymentMethodRemove, async ({ params }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const row = await ownCard(tx, params.id, signedInUser(caller))
    if (row.status === 'Removed') throw new AppError('already-done')
    await moveCard(tx, row, 'Removed', 'client')
    await facilities.events.publish(tx, cardRemoved, { cardId: row.id })
    if (isKeptThere(row)) await facilities.queue().send(tx, forgetCard, { cardId: row.id })
  })
  return { done: true as const }
})
