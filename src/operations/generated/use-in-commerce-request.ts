import { entityOperations } from '../entity-operations.ts'

export interface UseInCommerceRequest {
  id: string
  type: string
  declaration_of_incontestability: boolean
  remaining_extension_count: number
  status: string
  last_status_update: string
  trademark_id: string
  user_id: string | null
  assigned_admin_id: string | null
  document_hub_id: string
  order_hub_id: string
  note_hub_id: string
  thread_id: string
  issue_date: string | null
  due_date: string | null
  deadline_confirmed: boolean
  deadline_number: number | null
  signed_by: string | null
  signed_at: string | null
  submitted_on: string | null
  reopened_note: string | null
  created_at: string
  updated_at: string
  updated_by_user_id: string | null
  parent_id: string | null
  order_id: string | null
}

export const useInCommerceRequest = entityOperations<'use_in_commerce_request', UseInCommerceRequest, { id: string }>({
  entity: 'use_in_commerce_request',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'type',
    'declaration_of_incontestability',
    'remaining_extension_count',
    'status',
    'last_status_update',
    'trademark_id',
    'user_id',
    'assigned_admin_id',
    'document_hub_id',
    'order_hub_id',
    'note_hub_id',
    'thread_id',
    'issue_date',
    'due_date',
    'deadline_confirmed',
    'deadline_number',
    'signed_by',
    'signed_at',
    'submitted_on',
    'reopened_note',
    'created_at',
    'updated_at',
    'updated_by_user_id',
    'parent_id',
    'order_id',
  ],
  ownFields: [
    'id',
    'type',
    'declaration_of_incontestability',
    'remaining_extension_count',
    'status',
    'last_status_update',
    'trademark_id',
    'user_id',
    'document_hub_id',
    'order_hub_id',
    'thread_id',
    'issue_date',
    'due_date',
    'deadline_confirmed',
    'deadline_number',
    'signed_by',
    'signed_at',
    'submitted_on',
    'reopened_note',
    'created_at',
    'updated_at',
    'parent_id',
    'order_id',
  ],
  constraint: 'use_in_commerce_request_pkey',
  ownTotal: true,
})
