import { entityOperations } from '../entity-operations.ts'

export interface Invoice {
  variable_symbol: string
  id: string
  issuer: string
  serial_number: number | null
  year: number | null
  payment_date: string | null
  payment_type: string
  product_id: string
  user_id: string | null
  billing_entity_id: string | null
  created_at: string
  cancelled_at: string | null
  document_context: unknown
  payment_order_id: string | null
  payment_public_order_id: string | null
  discount_coupon_id: string | null
}

export const invoice = entityOperations<'invoice', Invoice, { variable_symbol: string }>({
  entity: 'invoice',
  key: { variable_symbol: 'String!' },
  fields: [
    'variable_symbol',
    'id',
    'issuer',
    'serial_number',
    'year',
    'payment_date',
    'payment_type',
    'product_id',
    'user_id',
    'billing_entity_id',
    'created_at',
    'cancelled_at',
    'document_context',
    'payment_order_id',
    'payment_public_order_id',
    'discount_coupon_id',
  ],
  ownFields: [
    'variable_symbol',
    'id',
    'serial_number',
    'year',
    'payment_date',
    'payment_type',
    'product_id',
    'user_id',
    'created_at',
    'document_context',
    'billing_entity_id',
  ],
  constraint: 'invoice_pkey',
  ownTotal: true,
  ownOnly: 'serial_number: { _is_null: false }',
})
