import { entityOperations } from '../entity-operations.ts'

export interface RegistrationRequest {
  id: string
  public_id: string
  user_id: string | null
  contact_email: string
  contact_first_name: string
  contact_last_name: string
  contact_phone: string | null
  currency: string
  discount_coupon_id: string | null
  lawyer_services_help_required: boolean
  services: string[]
  status: string
  status_group: string
  last_status_update: string
  postponed_until: string | null
  pays_by_transfer: boolean
  queue: string | null
  staff_since: string | null
  answer_seen_at: string | null
  lost_to_followup_until: string | null
  type: string
  value: string
  business_description: string
  websites: string[]
  jurisdictions: string[]
  language: string
  ordered_items: unknown
  euipo_grant_requested: boolean
  euipo_grant_decision: string | null
  euipo_grant_decided_on: string | null
  region: string
  send_marketing_emails: boolean
  experiments: unknown
  for_brand_registry: boolean
  send_drafting_reminders: boolean
  mark_alias: string | null
  billing_entity_id: string | null
  product_id: string | null
  use_in_commerce: boolean | null
  invoice_issued_in_US: boolean
  filing_services: string[]
  service_type: string
  filing_classes_count: number | null
  e2e_protection: boolean
  note: string | null
  note_hub_id: string
  document_hub_id: string
  assigned_admin_id: string | null
  brand_id: string | null
  origin_trademark_id: string | null
  report_violation_url: string | null
  created_at: string
}

export const registrationRequest = entityOperations<'registration_request', RegistrationRequest, { id: string }>({
  entity: 'registration_request',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'public_id',
    'user_id',
    'contact_email',
    'contact_first_name',
    'contact_last_name',
    'contact_phone',
    'currency',
    'discount_coupon_id',
    'lawyer_services_help_required',
    'services',
    'status',
    'status_group',
    'last_status_update',
    'postponed_until',
    'pays_by_transfer',
    'queue',
    'staff_since',
    'answer_seen_at',
    'lost_to_followup_until',
    'type',
    'value',
    'business_description',
    'websites',
    'jurisdictions',
    'language',
    'ordered_items',
    'euipo_grant_requested',
    'euipo_grant_decision',
    'euipo_grant_decided_on',
    'region',
    'send_marketing_emails',
    'experiments',
    'for_brand_registry',
    'send_drafting_reminders',
    'mark_alias',
    'billing_entity_id',
    'product_id',
    'use_in_commerce',
    'invoice_issued_in_US',
    'filing_services',
    'service_type',
    'filing_classes_count',
    'e2e_protection',
    'note',
    'note_hub_id',
    'document_hub_id',
    'assigned_admin_id',
    'brand_id',
    'origin_trademark_id',
    'report_violation_url',
    'created_at',
  ],
  ownFields: [
    'id',
    'public_id',
    'user_id',
    'contact_email',
    'contact_first_name',
    'contact_last_name',
    'contact_phone',
    'currency',
    'status',
    'status_group',
    'last_status_update',
    'postponed_until',
    'answer_seen_at',
    'type',
    'value',
    'business_description',
    'websites',
    'jurisdictions',
    'language',
    'ordered_items',
    'mark_alias',
    'billing_entity_id',
    'product_id',
    'use_in_commerce',
    'lawyer_services_help_required',
    'invoice_issued_in_US',
    'euipo_grant_requested',
    'euipo_grant_decision',
    'euipo_grant_decided_on',
    'service_type',
    'brand_id',
    'document_hub_id',
    'send_marketing_emails',
    'send_drafting_reminders',
    'experiments',
    'created_at',
  ],
  constraint: 'registration_request_pkey',
  ownTotal: true,
})
