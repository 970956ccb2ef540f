import { entityOperations } from '../entity-operations.ts'

export interface CaseRequest {
  id: string
  type: string
  brand_website: string | null
  links: string[]
  message: string | null
  dismiss_reason: string | null
  status: string
  last_status_update: string
  case_id: string | null
  assigned_admin_id: string | null
  document_hub_id: string
  note_hub_id: string
  user_id: string | null
  created_at: string
}

export const caseRequest = entityOperations<'case_request', CaseRequest, { id: string }>({
  entity: 'case_request',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'type',
    'brand_website',
    'links',
    'message',
    'dismiss_reason',
    'status',
    'last_status_update',
    'case_id',
    'assigned_admin_id',
    'document_hub_id',
    'note_hub_id',
    'user_id',
    'created_at',
  ],
  ownFields: [
    'id',
    'type',
    'brand_website',
    'links',
    'message',
    'dismiss_reason',
    'status',
    'last_status_update',
    'case_id',
    'document_hub_id',
    'user_id',
    'created_at',
  ],
  constraint: 'case_request_pkey',
})
