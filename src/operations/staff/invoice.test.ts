import { expect, test } from 'vitest'
import { invoiceState } from './invoice.ts'

const document = (total: number) => ({ document_context: { totals: { total } } })
const paid = { payment_date: '2026-11-20', cancelled_at: null, ...document(1000) }

test('an invoice is paid until it is given back, in part or whole, by however many notes; a cancelled one is neither', () => {
  expect(invoiceState({ ...paid, credit_notes: [] })).toBe('paid')
  expect(invoiceState({ ...paid, credit_notes: [document(999)] })).toBe('partly-given-back')
  expect(invoiceState({ ...paid, credit_notes: [document(999), document(1)] })).toBe('given-back')
  expect(invoiceState({ ...paid, payment_date: null, credit_notes: [] })).toBe('unpaid')
  expect(invoiceState({ ...paid, cancelled_at: '2026-11-21T10:00:00Z', credit_notes: [] })).toBe('cancelled')
})

test('one of nothing has nothing to give back', () => {
  expect(invoiceState({ ...paid, ...document(0), credit_notes: [document(0)] })).toBe('paid')
})
