import { entityOperations } from '../entity-operations.ts'

export interface ServiceTracking {
  id: string
  name: string
  created_at: string
  skipped: boolean
  user_id: string | null
  service_id: string
}

export const serviceTracking = entityOperations<'service_tracking', ServiceTracking, { id: string }>({
  entity: 'service_tracking',
  key: { id: 'uuid!' },
  fields: ['id', 'name', 'created_at', 'skipped', 'user_id', 'service_id'],
  ownFields: ['id', 'name', 'created_at', 'skipped', 'service_id'],
  constraint: 'service_tracking_pkey',
})
