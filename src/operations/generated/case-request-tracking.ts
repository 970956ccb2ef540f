import { entityOperations } from '../entity-operations.ts'

export interface CaseRequestTracking {
  id: string
  name: string
  created_at: string
  skipped: boolean
  user_id: string | null
  case_request_id: string
}

export const caseRequestTracking = entityOperations<'case_request_tracking', CaseRequestTracking, { id: string }>({
  entity: 'case_request_tracking',
  key: { id: 'uuid!' },
  fields: ['id', 'name', 'created_at', 'skipped', 'user_id', 'case_request_id'],
  ownFields: ['id', 'name', 'created_at', 'skipped', 'case_request_id'],
  constraint: 'case_request_tracking_pkey',
})
