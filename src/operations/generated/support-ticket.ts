import { entityOperations } from '../entity-operations.ts'

export interface SupportTicket {
  id: number
  created_at: string
  updated_at: string
  resolved_at: string | null
  assigned_admin_id: string | null
  description: string
  resolution: string | null
  product_id: string | null
  status: string
  created_by_user_id: string
  support_ticket_hub_id: string
}

export const supportTicket = entityOperations<'support_ticket', SupportTicket, { id: number }>({
  entity: 'support_ticket',
  key: { id: 'Int!' },
  fields: [
    'id',
    'created_at',
    'updated_at',
    'resolved_at',
    'assigned_admin_id',
    'description',
    'resolution',
    'product_id',
    'status',
    'created_by_user_id',
    'support_ticket_hub_id',
  ],
  ownFields: [
    'id',
    'created_at',
    'updated_at',
    'resolved_at',
    'description',
    'resolution',
    'product_id',
    'status',
    'created_by_user_id',
    'support_ticket_hub_id',
  ],
  constraint: 'support_ticket_pkey',
})
