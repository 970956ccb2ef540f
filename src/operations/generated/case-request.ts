import { entityOperations } from '../entity-operations.ts'

export interface CaseRequest {
  id: string
  type: string
  brand_website: string | null
  links: string[]
  message: string | null
  dismiss_reason: string | null
  brand_id: string | null
  trademark_id: string | null
  mark: string | null
  jurisdiction: string | null
  number: string | null
  question: string | null
  answer: string | null
  contact_email: string | null
  contact_first_name: string | null
  contact_last_name: string | null
  language: string
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
    'brand_id',
    'trademark_id',
    'mark',
    'jurisdiction',
    'number',
    'question',
    'answer',
    'contact_email',
    'contact_first_name',
    'contact_last_name',
    'language',
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
    'brand_id',
    'trademark_id',
    'mark',
    'jurisdiction',
    'number',
    'question',
    'answer',
    'contact_email',
    'contact_first_name',
    'contact_last_name',
    'language',
    'document_hub_id',
    'user_id',
    'created_at',
  ],
  constraint: 'case_request_pkey',
  ownTotal: true,
})
