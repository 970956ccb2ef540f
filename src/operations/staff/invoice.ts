import { paymentWays } from '#domain/billing/payment.ts'
import type { Condition } from '../generated/reads.ts'
import { equals, type ListReads, search } from './list-reads.ts'
import { staffPage, type StaffRow } from './page.ts'
import { personFields } from './people.ts'

const fields = `id variable_symbol serial_number year payment_date payment_type created_at cancelled_at document_context
  product { id registration_request { id public_id value contact_email } service_request { id public_id service_name } }`

export const invoiceList = staffPage('invoice', 'list', fields)
export const invoiceShow = staffPage(
  'invoice',
  'show',
  `${fields.replace(
    'product { id',
    `product { id brand_subscription_payment_id
    payment_attempts(where: { status: { _eq: "paid" } }, limit: 1) { id provider }
    events(where: { name: { _in: ["Checkout completed", "Withdrawal declared"] } }, order_by: { created_at: asc }) { id name data created_at }`,
  )}
  billing_entity { vat vat_payer vat_asked_at vat_consultation }
  credit_notes(order_by: [{ created_at: asc }, { id: asc }]) {
    id document_context refund { status reason created_at user { ${personFields} } payment_attempt { provider } }
  }`,
)

export type InvoiceListRow = StaffRow<'invoice', 'list'>

export type InvoiceRow = StaffRow<'invoice', 'show'>

export const invoiceStates = ['paid', 'unpaid', 'cancelled'] as const
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

export const invoiceReads: ListReads = {
  table: 'invoice',
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
