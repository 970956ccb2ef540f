import { productFinishOrder } from '#contract/product.ts'
import { formatMoney } from '#kernel/money.ts'
import { formatDate } from '#kernel/dates.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { isLanguage } from '#kernel/languages.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { productEvent } from '#schema/billing.ts'
import { handle } from '#features/facilities.ts'
import { makeProforma, openInvoice, type InvoiceRow } from './invoices.ts'
import { paymentTypes } from './payment-types.ts'
import { checkoutCompleted, type Payable, type PayableSource } from './payable.ts'

/** Makes the order binding: one proforma per product, the status, the mail with how to pay, all in one step. */
export function finishOrderWith(source: PayableSource) {
  return handle(productFinishOrder, async ({ params, body }, caller, facilities) => {
    if (!paymentTypes(facilities).includes(body.paymentType)) refuseField('paymentType', 'not-a-choice')
    return await facilities.write(async (tx) => {
      const db = bindDatabase(tx)
      const payable = found(await source(tx, params.id, caller, { lock: true }))
      if (payable.lines.length === 0) throw new AppError('rules-unmet', { facts: { missing: 'priced lines' } })
      if (payable.unpriced.length > 0)
        throw new AppError('rules-unmet', { facts: { quote: payable.unpriced.join(', ') } })
      // Two checkouts of one product with different keys meet here: the second finds the first one's invoice.
      await tx.query('select 1 from product where id = $1 for update', [payable.productId])
      const existing = await openInvoice(db, payable.productId)
      if (existing)
        throw new AppError('transition-refused', { facts: { from: 'Checkout completed', to: 'Checkout completed' } })
      const row = await makeProforma(tx, payable, body.paymentType, facilities)
      const { totals, currency } = row.documentContext
      if (body.expectedTotal !== null && body.expectedTotal !== totals.total)
        throw new AppError('changed-meanwhile', { facts: { total: String(totals.total) } })
      await facilities.events.publish(tx, checkoutCompleted, {
        productId: payable.productId,
        userId: caller.userId,
        variableSymbol: row.variableSymbol,
      })
      await db.insert(productEvent).values({
        productId: payable.productId,
        name: 'Checkout completed',
        data: { paymentType: body.paymentType, beginAtOnce: body.beginAtOnce },
      })
      await facilities.post(tx, orderLetter(payable, row))
      return { variableSymbol: row.variableSymbol, invoiceId: row.id, total: totals.total, currency }
    })
  })
}

function orderLetter(payable: Payable, row: InvoiceRow) {
  const language = isLanguage(payable.language) ? payable.language : 'en'
  const { totals, currency, dueDate, supplier } = row.documentContext
  return {
    id: `order-${row.variableSymbol}`,
    template: row.paymentType === 'transfer' ? 'order-transfer' : 'order-card',
    to: payable.contactEmail,
    language,
    link: { page: 'productSuccess' as const, id: payable.productId },
    words: { mark: payable.subject.mark },
    facts: {
      number: payable.subject.order,
      total: formatMoney(totals.total, currency, language),
      due: formatDate(dueDate, language),
      variableSymbol: row.variableSymbol,
      iban: supplier.iban ?? '',
    },
  }
}
