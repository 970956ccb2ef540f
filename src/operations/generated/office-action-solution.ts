import { entityOperations } from '../entity-operations.ts'

export interface OfficeActionSolution {
  id: string
  office_action_id: string
  position: number
  solution: string
  kind: string
  description: string | null
  chance_of_success: string | null
  ground: string | null
  service_fee: number | null
  government_fee: number | null
  recommended: boolean
  service_request_id: string | null
}

export const officeActionSolution = entityOperations<'office_action_solution', OfficeActionSolution, { id: string }>({
  entity: 'office_action_solution',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'office_action_id',
    'position',
    'solution',
    'kind',
    'description',
    'chance_of_success',
    'ground',
    'service_fee',
    'government_fee',
    'recommended',
    'service_request_id',
  ],
  ownFields: [
    'id',
    'office_action_id',
    'position',
    'solution',
    'kind',
    'description',
    'chance_of_success',
    'ground',
    'service_fee',
    'government_fee',
    'recommended',
    'service_request_id',
  ],
  constraint: 'office_action_solution_pkey',
})
