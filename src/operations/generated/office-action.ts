import { entityOperations } from '../entity-operations.ts'

export interface OfficeAction {
  id: string
  trademark_id: string
  assigned_admin_id: string | null
  assignee_history: unknown
  order_hub_id: string
  document_hub_id: string
  note_hub_id: string
  status: string
  last_status_update: string
  issue_date: string | null
  due_date: string | null
  created_at: string
  similar_trademarks: unknown
  tags: string[]
  risk_highlighted: boolean
  client_input: string | null
  client_note: string | null
  client_delight: string | null
  recommendation_note: string | null
  additional_info_note: string | null
  external_communication: boolean
  reminders_enabled: boolean
  order_currency: string | null
  supplemental_register_suggested: boolean
  nature_of_issues: string[]
  issue_summary: string | null
  issues_version: number
  response: string | null
  response_version: number
}

export const officeAction = entityOperations<'office_action', OfficeAction, { id: string }>({
  entity: 'office_action',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'trademark_id',
    'assigned_admin_id',
    'assignee_history',
    'order_hub_id',
    'document_hub_id',
    'note_hub_id',
    'status',
    'last_status_update',
    'issue_date',
    'due_date',
    'created_at',
    'similar_trademarks',
    'tags',
    'risk_highlighted',
    'client_input',
    'client_note',
    'client_delight',
    'recommendation_note',
    'additional_info_note',
    'external_communication',
    'reminders_enabled',
    'order_currency',
    'supplemental_register_suggested',
    'nature_of_issues',
    'issue_summary',
    'issues_version',
    'response',
    'response_version',
  ],
  ownFields: [
    'id',
    'trademark_id',
    'order_hub_id',
    'document_hub_id',
    'status',
    'last_status_update',
    'issue_date',
    'due_date',
    'created_at',
    'similar_trademarks',
    'client_input',
    'client_note',
    'recommendation_note',
    'additional_info_note',
    'reminders_enabled',
    'order_currency',
    'supplemental_register_suggested',
    'nature_of_issues',
    'issue_summary',
  ],
  constraint: 'office_action_pkey',
  ownTotal: true,
})
