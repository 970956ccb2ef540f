import { productMarkPaid } from '#contract/product.ts'
import { today } from '#kernel/dates.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { once } from '#platform/db/once.ts'
import { handle } from '#features/facilities.ts'
import { openInvoice } from './invoices.ts'
import { payInvoice } from './settle.ts'

/** Records a transfer. The amount must be the invoice's to the minor unit; anything else is for a person to sort out. */
export const markPaid = handle(productMarkPaid, async ({ params, body, idempotencyKey }, caller, facilities) => {
  if (!idempotencyKey) throw new AppError('malformed-request')
  const scope = `${productMarkPaid.name}:${params.id}:${caller.userId ?? ''}`
  return await once(facilities.pool, { scope, key: idempotencyKey, request: body }, async (tx) => {
    const row = found(await openInvoice(bindDatabase(tx), params.id))
    if (row.serialNumber !== null) throw new AppError('already-done')
    const { totals, currency } = row.documentContext
    if (body.currency !== currency) refuseField('currency', 'not-a-choice')
    if (body.amount !== totals.total)
      throw new AppError('rules-unmet', {
        fields: { amount: 'not-a-choice' },
        facts: { expected: String(totals.total) },
      })
    if (body.receivedOn > today('Europe/Bratislava', facilities.clock())) refuseField('receivedOn', 'date-in-future')
    return { number: await payInvoice(tx, row, facilities, body.receivedOn) }
  })
})
