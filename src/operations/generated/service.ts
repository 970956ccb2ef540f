import { entityOperations } from '../entity-operations.ts'

export interface Service {
  id: string
  type: string
  service_request_id: string
  case_solution_id: string | null
  assigned_admin_id: string | null
  deadline: string | null
  status: string
  outcome: string | null
  outcome_note: string | null
  parameters: unknown
  last_status_update: string
  note_hub_id: string
  created_at: string
}

export const service = entityOperations<'service', Service, { id: string }>({
  entity: 'service',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'type',
    'service_request_id',
    'case_solution_id',
    'assigned_admin_id',
    'deadline',
    'status',
    'outcome',
    'outcome_note',
    'parameters',
    'last_status_update',
    'note_hub_id',
    'created_at',
  ],
  ownFields: [
    'id',
    'type',
    'service_request_id',
    'case_solution_id',
    'deadline',
    'status',
    'outcome',
    'outcome_note',
    'parameters',
    'last_status_update',
    'created_at',
  ],
  constraint: 'service_pkey',
})
