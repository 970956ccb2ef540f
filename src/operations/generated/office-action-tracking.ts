import { entityOperations } from '../entity-operations.ts'

export interface OfficeActionTracking {
  id: string
  name: string
  created_at: string
  skipped: boolean
  user_id: string | null
  office_action_id: string
  due_before: string | null
  due_after: string | null
  reason: string | null
}

export const officeActionTracking = entityOperations<'office_action_tracking', OfficeActionTracking, { id: string }>({
  entity: 'office_action_tracking',
  key: { id: 'uuid!' },
  fields: ['id', 'name', 'created_at', 'skipped', 'user_id', 'office_action_id', 'due_before', 'due_after', 'reason'],
  ownFields: ['id', 'name', 'created_at', 'skipped', 'office_action_id'],
  constraint: 'office_action_tracking_pkey',
})
