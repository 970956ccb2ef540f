import { entityOperations } from '../entity-operations.ts'

export interface ServiceRequest {
  id: string
  public_id: string
  product_id: string | null
  service_name: string
  internal_label: string | null
  description: string | null
  task_tracker_url: string | null
  parameters: unknown
  language: string
  region: string
  status: string
  last_status_update: string
  invoice_content: unknown
  currency: string
  billing_entity_id: string | null
  document_hub_id: string
  order_hub_id: string
  note_hub_id: string
  assigned_admin_id: string | null
  brand_id: string | null
  registration_request_id: string | null
  user_id: string | null
  discount_coupon_id: string | null
  contact_email: string | null
  contact_first_name: string | null
  contact_last_name: string | null
  created_at: string
  updated_at: string
}

export const serviceRequest = entityOperations<'service_request', ServiceRequest, { id: string }>({
  entity: 'service_request',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'public_id',
    'product_id',
    'service_name',
    'internal_label',
    'description',
    'task_tracker_url',
    'parameters',
    'language',
    'region',
    'status',
    'last_status_update',
    'invoice_content',
    'currency',
    'billing_entity_id',
    'document_hub_id',
    'order_hub_id',
    'note_hub_id',
    'assigned_admin_id',
    'brand_id',
    'registration_request_id',
    'user_id',
    'discount_coupon_id',
    'contact_email',
    'contact_first_name',
    'contact_last_name',
    'created_at',
    'updated_at',
  ],
  ownFields: [
    'id',
    'public_id',
    'product_id',
    'service_name',
    'invoice_content',
    'contact_email',
    'contact_first_name',
    'contact_last_name',
    'description',
    'parameters',
    'language',
    'region',
    'status',
    'last_status_update',
    'currency',
    'billing_entity_id',
    'document_hub_id',
    'order_hub_id',
    'brand_id',
    'registration_request_id',
    'user_id',
    'created_at',
    'updated_at',
  ],
  constraint: 'service_request_pkey',
  ownTotal: true,
})
