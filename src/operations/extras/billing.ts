import { operation } from '../operation.ts'

const invoice = 'variable_symbol id serial_number year payment_date payment_type created_at document_context'
const creditNote = 'id variable_symbol invoice_reference year created_at document_context'

/** Credit notes issued in a span of instants; the second end does not belong to it. */
export const creditNoteInitializedBetweenDates = operation(
  'creditNoteInitializedBetweenDates',
  `query creditNoteInitializedBetweenDates($from: timestamptz!, $to: timestamptz!) {
    credit_note(where: { created_at: { _gte: $from, _lt: $to } }, order_by: [{ created_at: asc }, { id: asc }]) { ${creditNote} }
  }`,
)

export const creditNoteByInvoiceReference = operation(
  'creditNoteByInvoiceReference',
  `query creditNoteByInvoiceReference($invoice_reference: String!) {
    credit_note(where: { invoice_reference: { _eq: $invoice_reference } }, order_by: { created_at: asc }) { ${creditNote} }
  }`,
)

export const allUserCreditNotes = operation(
  'allUserCreditNotes',
  `query allUserCreditNotes($user_id: uuid!) {
    credit_note(where: { user_id: { _eq: $user_id } }, order_by: [{ created_at: desc }, { id: desc }]) { ${creditNote} }
  }`,
)

/** The highest number of an issuer's year. For display only: numbers come from the counter, never from here. */
export const invoiceGetMaximumId = operation(
  'invoiceGetMaximumId',
  `query invoiceGetMaximumId($year: Int!, $issuer: String!) {
    invoice_aggregate(where: { year: { _eq: $year }, issuer: { _eq: $issuer } }) { aggregate { max { serial_number } } }
  }`,
)

/** One issued invoice of a customer. */
export const invoiceGetOneByVariableSymbolForUser = operation(
  'invoiceGetOneByVariableSymbolForUser',
  `query invoiceGetOneByVariableSymbolForUser($variable_symbol: String!, $user_id: uuid!) {
    invoice(where: { variable_symbol: { _eq: $variable_symbol }, user_id: { _eq: $user_id } }) { ${invoice} }
  }`,
)

/** Proformas made in a span that nobody paid or cancelled. */
export const invoiceGetManyUnpaidBetweenDates = operation(
  'invoiceGetManyUnpaidBetweenDates',
  `query invoiceGetManyUnpaidBetweenDates($from: timestamptz!, $to: timestamptz!) {
    invoice(
      where: { payment_date: { _is_null: true }, cancelled_at: { _is_null: true }, created_at: { _gte: $from, _lt: $to } }
      order_by: [{ created_at: asc }, { variable_symbol: asc }]
    ) { ${invoice} }
  }`,
)

/** Where the documents of invoices paid between two days lie, both days included. */
export const invoicesGetPathsForPaid = operation(
  'invoicesGetPathsForPaid',
  `query invoicesGetPathsForPaid($from: date!, $to: date!) {
    invoice(
      where: { payment_date: { _gte: $from, _lte: $to }, serial_number: { _is_null: false } }
      order_by: [{ year: asc }, { serial_number: asc }]
    ) { variable_symbol serial_number year documents(order_by: { id: asc }) { path name } }
  }`,
)

/** A customer's issued invoices: those with a serial number. */
export const allUserInvoices = operation(
  'allUserInvoices',
  `query allUserInvoices($user_id: uuid!) {
    invoice(
      where: { user_id: { _eq: $user_id }, serial_number: { _is_null: false } }
      order_by: [{ created_at: desc }, { variable_symbol: desc }]
    ) { ${invoice} }
  }`,
)
