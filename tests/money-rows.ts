import type { CallRow } from './call-row.ts'

const product = (body: unknown): CallRow => ({ scoped: true, body, params: ({ a }) => ({ id: a.product ?? '' }) })

/** The rows of the matrix for the calls by which money of an order is written down. */
export const moneyRows: Record<string, CallRow> = {
  'experiment.list': {},
  'issuer.list': {},
  'discount-coupon.verify': { params: () => ({ code: 'MATRIX-COUPON' }) },
  'discount-coupon.end': { params: () => ({ id: 'MATRIX-COUPON' }), body: { validTo: null } },
  'product.mark-paid': product({ amount: 1, currency: 'EUR', receivedOn: '2026-11-20' }),
  'product.expense': product({
    kind: 'official',
    amount: 1,
    currency: 'EUR',
    paidTo: 'matrix',
    spentOn: '2026-05-02',
  }),
  'product.expense-counter': {
    scoped: true,
    params: ({ a }) => ({ id: a.product ?? '', expenseId: a.expense ?? '' }),
    body: { reason: 'matrix' },
  },
  'bank-entry.undo': { params: ({ a }) => ({ id: a.bank_entry ?? '' }) },
  'bank-entry.candidates': { params: ({ a }) => ({ id: a.bank_entry ?? '' }) },
}
