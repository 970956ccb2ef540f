import { entityOperations } from '../entity-operations.ts'

export interface OfficeActionTracking {
  id: string
  name: string
  created_at: string
  skipped: boolean
  user_id: string | null
  office_action_id: string
}

export const officeActionTracking = entityOperations<'office_action_tracking', OfficeActionTracking, { id: string }>({
  entity: 'office_action_tracking',
  key: { id: 'uuid!' },
  fields: ['id', 'name', 'created_at', 'skipped', 'user_id', 'office_action_id'],
  ownFields: ['id', 'name', 'created_at', 'skipped', 'office_action_id'],
  constraint: 'office_action_tracking_pkey',
})
