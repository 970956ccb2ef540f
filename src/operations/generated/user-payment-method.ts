import { entityOperations } from '../entity-operations.ts'

export interface UserPaymentMethod {
  id: string
  user_id: string
  payment_customer_id: string | null
  card_brand: string | null
  card_expiration: string | null
  card_last_four: string | null
  created_at: string
  updated_at: string
  status: string
  validation_order_id: string | null
  provider: string | null
  provider_card_id: string | null
  validations: number
}

export const userPaymentMethod = entityOperations<'user_payment_method', UserPaymentMethod, { id: string }>({
  entity: 'user_payment_method',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'user_id',
    'payment_customer_id',
    'card_brand',
    'card_expiration',
    'card_last_four',
    'created_at',
    'updated_at',
    'status',
    'validation_order_id',
    'provider',
    'provider_card_id',
    'validations',
  ],
  ownFields: ['id', 'user_id', 'card_brand', 'card_expiration', 'card_last_four', 'created_at', 'updated_at', 'status'],
  constraint: 'user_payment_method_pkey',
  ownTotal: true,
})
