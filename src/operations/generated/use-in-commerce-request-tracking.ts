import { entityOperations } from '../entity-operations.ts'

export interface UseInCommerceRequestTracking {
  id: string
  name: string
  created_at: string
  skipped: boolean
  user_id: string | null
  use_in_commerce_request_id: string
}

export const useInCommerceRequestTracking = entityOperations<
  'use_in_commerce_request_tracking',
  UseInCommerceRequestTracking,
  { id: string }
>({
  entity: 'use_in_commerce_request_tracking',
  key: { id: 'uuid!' },
  fields: ['id', 'name', 'created_at', 'skipped', 'user_id', 'use_in_commerce_request_id'],
  ownFields: ['id', 'name', 'created_at', 'skipped', 'use_in_commerce_request_id'],
  constraint: 'use_in_commerce_request_tracking_pkey',
})
