import { entityOperations } from '../entity-operations.ts'

export interface BrandSubscriptionTracking {
  id: string
  name: string
  created_at: string
  skipped: boolean
  user_id: string | null
  brand_subscription_id: string
}

export const brandSubscriptionTracking = entityOperations<
  'brand_subscription_tracking',
  BrandSubscriptionTracking,
  { id: string }
>({
  entity: 'brand_subscription_tracking',
  key: { id: 'uuid!' },
  fields: ['id', 'name', 'created_at', 'skipped', 'user_id', 'brand_subscription_id'],
  ownFields: ['id', 'name', 'created_at', 'skipped', 'brand_subscription_id'],
  constraint: 'brand_subscription_tracking_pkey',
})
