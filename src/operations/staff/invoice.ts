import { staffPage, type StaffRow } from './page.ts'

const fields = `id variable_symbol serial_number year payment_date payment_type created_at cancelled_at document_context
  product { id registration_request { id public_id value contact_email } service_request { id public_id service_name } }`

export const invoiceList = staffPage('invoice', 'list', fields)
export const invoiceShow = staffPage('invoice', 'show', fields)

export type InvoiceRow = StaffRow<'invoice', 'show'>
