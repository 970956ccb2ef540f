import { entityOperations } from '../entity-operations.ts'

export interface ServiceRequestTracking {
  id: string
  name: string
  created_at: string
  skipped: boolean
  user_id: string | null
  service_request_id: string
}

export const serviceRequestTracking = entityOperations<
  'service_request_tracking',
  ServiceRequestTracking,
  { id: string }
>({
  entity: 'service_request_tracking',
  key: { id: 'uuid!' },
  fields: ['id', 'name', 'created_at', 'skipped', 'user_id', 'service_request_id'],
  ownFields: ['id', 'name', 'created_at', 'skipped', 'service_request_id'],
  constraint: 'service_request_tracking_pkey',
})
