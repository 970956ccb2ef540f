import { entityOperations } from '../entity-operations.ts'

export interface Case {
  id: string
  brand_id: string
  brand_monitoring_task_id: string | null
  case_counterparty_id: string | null
  trademark_id: string | null
  assigned_admin_id: string | null
  relevance: string | null
  lawyers_note: string | null
  status: string
  last_status_update: string
  outcome: string | null
  outcome_note: string | null
  dismiss_reason: string | null
  note_hub_id: string
  document_hub_id: string
  created_at: string
}

export const infringementCase = entityOperations<'case', Case, { id: string }>({
  entity: 'case',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'brand_id',
    'brand_monitoring_task_id',
    'case_counterparty_id',
    'trademark_id',
    'assigned_admin_id',
    'relevance',
    'lawyers_note',
    'status',
    'last_status_update',
    'outcome',
    'outcome_note',
    'dismiss_reason',
    'note_hub_id',
    'document_hub_id',
    'created_at',
  ],
  ownFields: [
    'id',
    'brand_id',
    'brand_monitoring_task_id',
    'case_counterparty_id',
    'relevance',
    'lawyers_note',
    'status',
    'last_status_update',
    'outcome',
    'outcome_note',
    'dismiss_reason',
    'trademark_id',
    'document_hub_id',
    'created_at',
  ],
  constraint: 'case_pkey',
  ownTotal: true,
})
