import { entityOperations } from '../entity-operations.ts'

export interface SupportTicket {
  id: number
  public_id: string
  created_at: string
  updated_at: string
  resolved_at: string | null
  assigned_admin_id: string | null
  source: string
  subject: string | null
  description: string
  resolution: string | null
  product_id: string | null
  status: string
  created_by_user_id: string | null
  contact_name: string | null
  contact_email: string | null
  language: string | null
  message_id: string | null
  feedback: string | null
  feedback_note: string | null
  feedback_at: string | null
  answers_told_at: string | null
  support_ticket_hub_id: string
  document_hub_id: string
  note_hub_id: string
}

export const supportTicket = entityOperations<'support_ticket', SupportTicket, { id: number }>({
  entity: 'support_ticket',
  key: { id: 'Int!' },
  fields: [
    'id',
    'public_id',
    'created_at',
    'updated_at',
    'resolved_at',
    'assigned_admin_id',
    'source',
    'subject',
    'description',
    'resolution',
    'product_id',
    'status',
    'created_by_user_id',
    'contact_name',
    'contact_email',
    'language',
    'message_id',
    'feedback',
    'feedback_note',
    'feedback_at',
    'answers_told_at',
    'support_ticket_hub_id',
    'document_hub_id',
    'note_hub_id',
  ],
  ownFields: [
    'id',
    'public_id',
    'created_at',
    'updated_at',
    'resolved_at',
    'source',
    'subject',
    'description',
    'resolution',
    'product_id',
    'status',
    'created_by_user_id',
    'support_ticket_hub_id',
  ],
  constraint: 'support_ticket_pkey',
  ownTotal: true,
})
