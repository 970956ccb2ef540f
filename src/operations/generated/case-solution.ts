import { entityOperations } from '../entity-operations.ts'

export interface CaseSolution {
  id: string
  case_id: string
  status: string
  last_status_update: string
  service_request_id: string | null
  items: unknown
  currency: string
  offer_subscription: boolean
  offered_by_user_id: string | null
  created_at: string
}

export const caseSolution = entityOperations<'case_solution', CaseSolution, { id: string }>({
  entity: 'case_solution',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'case_id',
    'status',
    'last_status_update',
    'service_request_id',
    'items',
    'currency',
    'offer_subscription',
    'offered_by_user_id',
    'created_at',
  ],
  ownFields: [
    'id',
    'case_id',
    'status',
    'last_status_update',
    'service_request_id',
    'items',
    'currency',
    'offer_subscription',
    'created_at',
  ],
  constraint: 'case_solution_pkey',
})
