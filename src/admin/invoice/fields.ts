import { invoiceList, invoiceShow, type InvoiceRow } from '#operations/staff/invoice.ts'
import { equals, search, type Condition, type Reads } from '../reads.ts'

export const invoiceStates = ['paid', 'unpaid', 'cancelled'] as const
export const paymentWays = ['card', 'transfer', 'wallet'] as const
export type PaymentWay = (typeof paymentWays)[number]
export type InvoiceState = (typeof invoiceStates)[number]

/** A cancelled invoice is neither paid nor open. */
export function invoiceState(row: Pick<InvoiceRow, 'payment_date' | 'cancelled_at'>): InvoiceState {
  if (row.cancelled_at) return 'cancelled'
  return row.payment_date ? 'paid' : 'unpaid'
}

const stateConditions: Record<string, Condition> = {
  paid: { payment_date: { _is_null: false }, cancelled_at: { _is_null: true } },
  unpaid: { payment_date: { _is_null: true }, cancelled_at: { _is_null: true } },
  cancelled: { cancelled_at: { _is_null: false } },
}

export const invoiceReads: Reads = {
  list: invoiceList,
  show: invoiceShow,
  filters: {
    q: search(
      ['product.registration_request.value', 'product.registration_request.contact_email'],
      ['variable_symbol', 'product.registration_request.public_id'],
    ),
    state: (value) => stateConditions[value] ?? {},
    how: equals('payment_type'),
  },
  choices: { state: invoiceStates, how: paymentWays },
  sorts: { number: 'serial_number', symbol: 'variable_symbol', created: 'created_at' },
  blanks: ['serial_number'],
  first: { field: 'created_at', order: 'DESC' },
}
