import { z } from 'zod'
import { currencies } from '#kernel/money.ts'
import { call } from './call.ts'
import { choice, line, nothing, rowId } from './fields.ts'

/** Characters of a reason as a credit note prints it. */
export const mostReason = 200

const money = z.number({ error: 'not-a-number' }).int('not-a-number')

export const invoiceRefund = call({
  name: 'invoice.refund',
  method: 'POST',
  path: '/api/invoice/{id}/refund',
  summary:
    'Give back a paid invoice or a part of it: a credit note of the amount, and the money by the way it came. What came by transfer counts as sent',
  who: ['staff', 'admin'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'invoice', facts: ['amount', 'currency'] },
  params: z.strictObject({ id: rowId }),
  query: nothing,
  body: z.strictObject({
    /** Minor units with VAT, at most what no credit note has taken back. */
    amount: money.min(1, 'not-a-number'),
    currency: choice(currencies),
    /** What was credited when the amount was decided; when it is more by now, nothing is given back. */
    credited: money.min(0, 'not-a-number'),
    /** Printed on the credit note. */
    reason: line(mostReason),
  }),
  output: z.object({ number: z.string() }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'changed-meanwhile'],
  idempotent: 'by-key',
})
