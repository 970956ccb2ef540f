import { eq } from 'drizzle-orm'
import type { CallOutput } from '#contract/call.ts'
import { productProcessPayment } from '#contract/product.ts'
import { AppError, found } from '#kernel/errors.ts'
import { isLanguage, type Language } from '#kernel/languages.ts'
import type { Database } from '#platform/db/database.ts'
import type { CardHolder } from '#platform/payments/provider.ts'
import { user } from '#schema/account.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { lockProduct } from './counters.ts'
import { beginAttempt, keepNumber, type Attempt } from './attempts.ts'
import { openInvoice, type InvoiceRow } from './invoices.ts'
import { productSteps } from './payable.ts'
import { settleFree } from './settle-free.ts'

type Answer = CallOutput<typeof productProcessPayment>

/**
 * Starts paying by card. A product has at most one open attempt, so reloading or calling again leads to the same page of
 * the provider; only after a refusal does a new attempt begin.
 */
export const processPayment = handle(productProcessPayment, async ({ params }, caller, facilities): Promise<Answer> => {
  const begun = await facilities.write(async (tx) => {
    const payable = found(await facilities.orders.payable(tx, params.id, caller, { lock: true }))
    await lockProduct(tx, payable.productId)
    const row = await openInvoice(tx, payable.productId)
    if (!row) throw new AppError('rules-unmet', { facts: { missing: 'completed checkout' } })
    if (row.serialNumber !== null) return null
    if (payable.phase !== 'placed')
      throw new AppError('transition-refused', { facts: { from: payable.standing, to: productSteps.paid } })
    if (await settleFree(tx, facilities, row)) return null
    const attempt = await beginAttempt(tx, row, facilities)
    if (attempt.status === 'received') return 'received'
    // A page beside a charge that runs would be paid a second time.
    if (attempt.isCharge)
      throw new AppError('transition-refused', { facts: { from: payable.standing, to: productSteps.paid } })
    return {
      attempt,
      row,
      language: isLanguage(payable.language) ? payable.language : ('en' as const),
      keepCardOf: await holderOf(tx, payable.keepsCardOf),
    }
  })
  if (!begun) return { state: 'paid', redirectUrl: null }
  if (begun === 'received') return { state: 'pending', redirectUrl: null }
  const { redirectUrl, providerOrderId } = begun.attempt
  // The page is there: nothing else is asked of the provider.
  if (redirectUrl !== null || providerOrderId !== null) return { state: 'pending', redirectUrl }
  return await openAtProvider(begun.attempt, begun, facilities)
})

async function holderOf(tx: Database, userId: string | undefined): Promise<CardHolder | null> {
  if (userId === undefined) return null
  const [row] = await tx.select().from(user).where(eq(user.id, userId))
  return row ? { customerId: row.paymentCustomerId, email: row.email } : null
}

async function openAtProvider(
  attempt: Attempt,
  { row, language, keepCardOf }: { row: InvoiceRow; language: Language; keepCardOf: CardHolder | null },
  facilities: Facilities,
): Promise<Answer> {
  const { subject } = row.documentContext
  const order = await facilities.payments
    .createOrder({
      key: attempt.key,
      amount: attempt.amount,
      currency: attempt.currency,
      reference: row.variableSymbol,
      description: `${subject.mark}, ${subject.order}`,
      returnUrl: facilities.pages.productSuccess(row.productId, language),
      language,
      by: row.paymentType === 'wallet' ? 'wallet' : 'card',
      ...(keepCardOf && { keepCardOf }),
    })
    .catch((cause: unknown) => {
      // The attempt stays open under its key: the next call finds the same order at the provider, if it got there.
      throw new AppError('provider-failed', { cause })
    })
  const kept = await keepNumber(facilities, order)
  if (kept && kept.status !== 'cancelled') return { state: 'pending', redirectUrl: kept.redirectUrl }
  // The order ended, or another page was kept, while the provider made this one: nobody is sent there, nor can pay on it.
  await facilities.payments.cancelOrder(order.orderId)
  if (!kept) throw new AppError('changed-meanwhile')
  throw new AppError('transition-refused', { facts: { to: productSteps.paid } })
}
