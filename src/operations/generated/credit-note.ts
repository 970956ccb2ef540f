import { entityOperations } from '../entity-operations.ts'

export interface CreditNote {
  id: string
  variable_symbol: string
  invoice_reference: string
  issuer: string
  serial_number: number
  year: number
  user_id: string | null
  created_at: string
  document_context: unknown
}

export const creditNote = entityOperations<'credit_note', CreditNote, { id: string }>({
  entity: 'credit_note',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'variable_symbol',
    'invoice_reference',
    'issuer',
    'serial_number',
    'year',
    'user_id',
    'created_at',
    'document_context',
  ],
  ownFields: [
    'id',
    'variable_symbol',
    'invoice_reference',
    'serial_number',
    'year',
    'user_id',
    'created_at',
    'document_context',
  ],
  constraint: 'credit_note_pkey',
  ownTotal: true,
})
