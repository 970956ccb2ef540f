import { personFields } from './people.ts'
import { staffPage, type StaffRow } from './page.ts'

const fields = `id variable_symbol serial_number year payment_date payment_type created_at cancelled_at document_context
  product { id registration_request { id public_id value contact_email } service_request { id public_id service_name } }`

export const invoiceList = staffPage('invoice', 'list', fields)
export const invoiceShow = staffPage(
  'invoice',
  'show',
  `${fields.replace(
    'product { id',
    `product { id
    payment_attempts(where: { status: { _eq: "paid" } }, limit: 1) { id provider }
    events(where: { name: { _in: ["Checkout completed", "Withdrawal declared"] } }, order_by: { created_at: asc }) { id name data created_at }`,
  )}
  credit_notes(order_by: [{ created_at: asc }, { id: asc }]) {
    id document_context refund { status reason created_at user { ${personFields} } payment_attempt { provider } }
  }`,
)

export type InvoiceListRow = StaffRow<'invoice', 'list'>

export type InvoiceRow = StaffRow<'invoice', 'show'>
