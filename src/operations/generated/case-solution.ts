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
  ],
  constraint: 'case_solution_pkey',
})
