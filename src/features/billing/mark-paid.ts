import { productMarkPaid } from '#contract/product.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { handle } from '#features/facilities.ts'
import { lockProduct } from './counters.ts'
import { openInvoice } from './invoices.ts'
import { receiveTransfer } from './transfer.ts'

/** Records a transfer. The amount must be the invoice's to the minor unit; anything else is for a person to sort out. */
export const markPaid = handle(productMarkPaid, async ({ params, body }, _caller, facilities) => {
  return await facilities.write(async (tx) => {
    const payable = found(await facilities.orders.payable(tx, params.id, 'system', { lock: true }))
    await lockProduct(tx, payable.productId)
    const row = found(await openInvoice(tx, params.id))
    if (row.serialNumber !== null) throw new AppError('already-done')
    const { totals, currency, issueDate } = row.documentContext
    if (body.currency !== currency) refuseField('currency', 'not-a-choice')
    if (body.amount !== totals.total)
      throw new AppError('rules-unmet', {
        fields: { amount: 'not-a-choice' },
        facts: { expected: String(totals.total) },
      })
    if (body.receivedOn > facilities.today()) refuseField('receivedOn', 'date-in-future')
    // What came before the order is put to it from its bank entry.
    if (body.receivedOn < issueDate) refuseField('receivedOn', 'date-too-early')
    return {
      number: await receiveTransfer(tx, facilities, { payable, row, receivedOn: body.receivedOn, byBank: false }),
    }
  })
})
