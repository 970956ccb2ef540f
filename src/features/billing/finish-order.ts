import type { Tx } from '#platform/db/database.ts'
import { later } from '#platform/db/transaction.ts'
import { holdCoupon } from './coupons.ts'
import { productFinishOrder } from '#contract/product.ts'
import { formatMoney } from '#kernel/money.ts'
import { formatDate } from '#kernel/dates.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import type { Language } from '#kernel/languages.ts'
import { productEvent } from '#schema/billing.ts'
import { askedBy } from '#features/account/index.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { lockProduct, symbolFor } from './counters.ts'
import { makeProforma, type InvoiceRow } from './invoices.ts'
import { orderCard, orderTransfer } from './mails.ts'
import { buyerOf } from './parties.ts'
import { paymentTypes } from './payment-types.ts'
import { checkoutCompleted } from './events.ts'
import { productSteps, type Payable } from './payable.ts'
import { settleFree } from './settle-free.ts'

/** Makes the order binding: one proforma per product, the status, the mail with how to pay, all in one step. */
export const finishOrder = handle(productFinishOrder, async ({ params, body }, caller, facilities) => {
  return await facilities.write(async (tx) => {
    const payable = found(await facilities.orders.payable(tx, params.id, caller, { lock: true }))
    const at = { on: facilities.today(), currency: payable.currency }
    const buyer = await buyerOf(tx, payable, at.on, facilities)
    if (!buyer) throw new AppError('rules-unmet', { facts: { missing: 'billing details' } })
    if (!paymentTypes(facilities, buyer.seller).includes(body.paymentType)) refuseField('paymentType', 'not-a-choice')
    const consumer = !buyer.business
    // A business has no right to withdraw, so nothing is asked of it and nothing kept.
    if (consumer && !body.beginAtOnce) refuseField('beginAtOnce', 'must-accept')
    const terms = facilities.terms(caller.language)
    if (body.termsHash !== null && body.termsHash !== terms.hash)
      throw new AppError('changed-meanwhile', { facts: { terms: terms.version } })
    if (payable.lines.length === 0) throw new AppError('rules-unmet', { facts: { missing: 'priced-lines' } })
    if (payable.unpriced.length > 0)
      throw new AppError('rules-unmet', { facts: { quote: payable.unpriced.join(', ') } })
    // Two checkouts of one product with different keys meet here: the second finds the first one's invoice.
    await lockProduct(tx, payable.productId)
    const { symbol, isPlaced } = await symbolFor(tx, payable.productId)
    if (isPlaced)
      throw new AppError('transition-refused', { facts: { from: payable.standing, to: productSteps.placed } })
    const couponId = await holdCoupon(tx, payable.lines, at)
    const row = await makeProforma(tx, payable, { buyer, symbol, paymentType: body.paymentType, couponId }, facilities)
    const { totals, currency } = row.documentContext
    if (body.expectedTotal !== null && body.expectedTotal !== totals.total)
      throw new AppError('changed-meanwhile', { facts: { total: String(totals.total) } })
    await facilities.events.publish(tx, checkoutCompleted, {
      productId: payable.productId,
      order: payable.order,
      standing: payable.standing,
      userId: caller.userId,
      variableSymbol: row.variableSymbol,
    })
    const data = { paymentType: body.paymentType, consumer, beginAtOnce: consumer && body.beginAtOnce, terms }
    const { productId } = payable
    await later(tx, tx.insert(productEvent).values({ productId, name: productSteps.placed, data }))
    if (!(await settleFree(tx, facilities, row))) {
      const asked = payable.isUnseen ? await askedBy(tx, caller, payable.contactEmail) : 'us'
      await tellOrder(tx, facilities, { payable, row, asked })
    }
    return { variableSymbol: row.variableSymbol, invoiceId: row.id, total: totals.total, currency }
  })
})

interface Ordered {
  payable: Payable
  row: InvoiceRow
  asked: 'us' | 'stranger'
}

/** Says what was ordered and how it is paid; the page that follows says the same to whoever ordered. */
async function tellOrder(tx: Tx, facilities: Facilities, { payable, row, asked }: Ordered): Promise<void> {
  const { totals, currency, dueDate, supplier } = row.documentContext
  const reader = { email: payable.contactEmail, language: payable.language }
  const told = (language: Language) => ({
    id: `order-${row.variableSymbol}`,
    asked,
    link: { page: 'productSuccess' as const, id: payable.productId },
    words: { mark: payable.subject.mark },
    facts: { number: payable.subject.order, total: formatMoney(totals.total, currency, language) },
  })
  if (row.paymentType !== 'transfer') {
    await facilities.tell(tx, reader, orderCard, told)
    return
  }
  await facilities.tell(tx, reader, orderTransfer, (language) => {
    const { facts, ...rest } = told(language)
    const { variableSymbol } = row
    const how = { due: formatDate(dueDate, language), variableSymbol, iban: supplier.iban ?? '' }
    return { ...rest, facts: { ...facts, ...how } }
  })
}
