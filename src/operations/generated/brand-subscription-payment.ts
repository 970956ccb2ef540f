import { entityOperations } from '../entity-operations.ts'

export interface BrandSubscriptionPayment {
  id: string
  brand_subscription_id: string
  user_payment_method_id: string | null
  product_id: string | null
  start_date: string
  end_date: string
  status: string
  decline_reason: string | null
  billing_entity_id: string | null
  last_attempt_date: string | null
  number_of_attempts: number
  document_folder_id: string | null
  updated_at: string
  invoice_content: unknown
}

export const brandSubscriptionPayment = entityOperations<
  'brand_subscription_payment',
  BrandSubscriptionPayment,
  { id: string }
>({
  entity: 'brand_subscription_payment',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'brand_subscription_id',
    'user_payment_method_id',
    'product_id',
    'start_date',
    'end_date',
    'status',
    'decline_reason',
    'billing_entity_id',
    'last_attempt_date',
    'number_of_attempts',
    'document_folder_id',
    'updated_at',
    'invoice_content',
  ],
  ownFields: [
    'id',
    'brand_subscription_id',
    'user_payment_method_id',
    'product_id',
    'start_date',
    'end_date',
    'status',
    'decline_reason',
    'billing_entity_id',
    'last_attempt_date',
    'document_folder_id',
    'updated_at',
    'invoice_content',
  ],
  constraint: 'brand_subscription_payment_pkey',
})
