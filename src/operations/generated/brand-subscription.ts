import { entityOperations } from '../entity-operations.ts'

export interface BrandSubscription {
  id: string
  brand_id: string
  billing_entity_id: string | null
  user_payment_method_id: string | null
  tier: string
  status: string
  last_status_update: string
  payment_frequency: string
  start_date: string | null
  end_date: string | null
  currency: string
  created_at: string
  updated_at: string
  discount_coupon_id: string | null
  is_proactive: boolean
  case_solution_id: string | null
  note_hub_id: string
  document_hub_id: string
  created_by_user_id: string | null
  updated_by_user_id: string | null
  assigned_admin_id: string | null
  public_id: string | null
  next_tier: string | null
  next_payment_frequency: string | null
}

export const brandSubscription = entityOperations<'brand_subscription', BrandSubscription, { id: string }>({
  entity: 'brand_subscription',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'brand_id',
    'billing_entity_id',
    'user_payment_method_id',
    'tier',
    'status',
    'last_status_update',
    'payment_frequency',
    'start_date',
    'end_date',
    'currency',
    'created_at',
    'updated_at',
    'discount_coupon_id',
    'is_proactive',
    'case_solution_id',
    'note_hub_id',
    'document_hub_id',
    'created_by_user_id',
    'updated_by_user_id',
    'assigned_admin_id',
    'public_id',
    'next_tier',
    'next_payment_frequency',
  ],
  ownFields: [
    'id',
    'brand_id',
    'billing_entity_id',
    'user_payment_method_id',
    'tier',
    'status',
    'last_status_update',
    'payment_frequency',
    'start_date',
    'end_date',
    'currency',
    'created_at',
    'updated_at',
    'discount_coupon_id',
    'case_solution_id',
    'document_hub_id',
    'public_id',
    'next_tier',
    'next_payment_frequency',
  ],
  constraint: 'brand_subscription_pkey',
  ownTotal: true,
})
