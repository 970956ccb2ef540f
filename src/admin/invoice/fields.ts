import type { InvoiceDocument } from '#domain/billing/invoice-document.ts'
import { equals, search, type Condition, type Reads } from '../reads.ts'

const fields = `id variable_symbol serial_number year payment_date payment_type created_at cancelled_at document_context
  product { id registration_request { id public_id value contact_email } }`

export interface InvoiceRow {
  id: string
  variable_symbol: string
  serial_number: number | null
  year: number | null
  payment_date: string | null
  payment_type: 'card' | 'transfer' | 'wallet'
  created_at: string
  cancelled_at: string | null
  document_context: InvoiceDocument
  product: {
    id: string
    registration_request: { id: string; public_id: string; value: string; contact_email: string } | null
  } | null
}

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

export const invoiceReads: Reads = {
  list: fields,
  show: fields,
  filters: {
    q: search(
      'variable_symbol',
      'product.registration_request.value',
      'product.registration_request.public_id',
      'product.registration_request.contact_email',
    ),
    state: (value) => stateConditions[value] ?? {},
    how: equals('payment_type'),
  },
}
