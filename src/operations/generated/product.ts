import { entityOperations } from '../entity-operations.ts'

export interface Product {
  id: string
  registration_request_id: string | null
  service_request_id: string | null
  brand_subscription_payment_id: string | null
  user_id: string | null
  created_at: string
}

export const product = entityOperations<'product', Product, { id: string }>({
  entity: 'product',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'registration_request_id',
    'service_request_id',
    'brand_subscription_payment_id',
    'user_id',
    'created_at',
  ],
  ownFields: [
    'id',
    'registration_request_id',
    'service_request_id',
    'brand_subscription_payment_id',
    'user_id',
    'created_at',
  ],
  constraint: 'product_pkey',
})
