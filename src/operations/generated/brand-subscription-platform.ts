import { entityOperations } from '../entity-operations.ts'

export interface BrandSubscriptionPlatform {
  id: string
  brand_subscription_id: string
  name: string
  metadata: unknown
  start_date: string | null
  end_date: string | null
}

export const brandSubscriptionPlatform = entityOperations<
  'brand_subscription_platform',
  BrandSubscriptionPlatform,
  { id: string }
>({
  entity: 'brand_subscription_platform',
  key: { id: 'uuid!' },
  fields: ['id', 'brand_subscription_id', 'name', 'metadata', 'start_date', 'end_date'],
  ownFields: ['id', 'brand_subscription_id', 'name', 'metadata', 'start_date', 'end_date'],
  constraint: 'brand_subscription_platform_pkey',
})
