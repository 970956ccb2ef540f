import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { expenseKinds } from '#domain/billing/ledger.ts'
import { call } from './call.ts'
import { choice, currencyCode, date, field, optionalField, rowId } from './fields.ts'
import { byStaff, documentId } from './who.ts'

const staff = byStaff('product')

export const productExpense = call({
  ...staff,
  name: 'product.expense',
  method: 'POST',
  path: '/api/product/{id}/expense',
  summary:
    'Record money that was spent for an order: on an office, an agent or something else. The client reads what offices were paid',
  audit: { table: 'product', facts: ['kind', 'amount', 'currency', 'spentOn'] },
  body: z.strictObject({
    kind: choice(expenseKinds),
    /** Minor units of the currency. */
    amount: z.number().int('not-a-number').min(1, 'not-a-number').max(1_000_000_000, 'too-much'),
    currency: currencyCode,
    paidTo: field(texts.companyName),
    spentOn: date,
    note: optionalField(texts.phrase),
    /** A document of the order. */
    documentId: documentId.nullable().default(null),
  }),
  output: z.object({ id: rowId }),
  errors: ['invalid-input', 'not-found', 'rules-unmet'],
})

export const productExpenseCounter = call({
  ...staff,
  name: 'product.expense-counter',
  method: 'POST',
  path: '/api/product/{id}/expense/{expenseId}/counter',
  summary: 'Take an expense back by a counter row, once, and say why; the first row stays as it was',
  params: z.strictObject({ id: rowId, expenseId: rowId }),
  body: z.strictObject({ reason: field(texts.phrase) }),
  output: z.object({ id: rowId }),
  errors: ['invalid-input', 'not-found', 'already-done', 'rules-unmet'],
})
