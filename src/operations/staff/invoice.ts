import { givenBack, type Summed } from '#domain/billing/credit.ts'
import { paymentWays } from '#domain/billing/payment.ts'
import type { Condition } from '../generated/reads.ts'
import { equals, type ListReads, search } from './list-reads.ts'
import { staffPage, type StaffRow } from './page.ts'
import { personFields } from './people.ts'

const fields = `id variable_symbol serial_number year payment_date payment_type created_at cancelled_at document_context
  product { id registration_request { id public_id value contact_email } service_request { id public_id service_name } }`
const notes = 'credit_notes(limit: 100) { id document_context }'

export const invoiceList = staffPage('invoice', 'list', `${fields} ${notes}`)
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

/** What a list of invoices is narrowed to; one that was given back was paid before. */
export const invoiceStates = ['paid', 'unpaid', 'cancelled'] as const
export type InvoiceState = (typeof invoiceStates)[number] | 'given-back' | 'partly-given-back'

interface StandingInvoice extends Pick<InvoiceListRow, 'payment_date' | 'cancelled_at'> {
  document_context: Summed
  credit_notes: readonly { document_context: Summed }[]
}

/** A cancelled invoice is neither paid nor open; of one that was paid, what was given back says more. */
export function invoiceState({
  cancelled_at,
  payment_date,
  document_context,
  credit_notes,
}: StandingInvoice): InvoiceState {
  if (cancelled_at) return 'cancelled'
  if (!payment_date) return 'unpaid'
  const back = givenBack(
    document_context,
    credit_notes.map((note) => note.document_context),
  )
  if (back === null) return 'paid'
  return back === 'whole' ? 'given-back' : 'partly-given-back'
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
