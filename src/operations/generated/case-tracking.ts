import { entityOperations } from '../entity-operations.ts'

export interface CaseTracking {
  id: string
  name: string
  created_at: string
  skipped: boolean
  user_id: string | null
  case_id: string
}

export const caseTracking = entityOperations<'case_tracking', CaseTracking, { id: string }>({
  entity: 'case_tracking',
  key: { id: 'uuid!' },
  fields: ['id', 'name', 'created_at', 'skipped', 'user_id', 'case_id'],
  ownFields: ['id', 'name', 'created_at', 'skipped', 'case_id'],
  constraint: 'case_tracking_pkey',
})
