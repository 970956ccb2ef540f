import { entityOperations } from '../entity-operations.ts'

export interface Trademark {
  id: string
  name: string
  goods_and_services: unknown
  registration_date: string | null
  ipo_link: string | null
  number: string | null
  jurisdiction: string
  trademark_request_id: string | null
  filing_date: string | null
  publication_date: string | null
  document_hub_id: string
  note_hub_id: string
  type: string
  owner_entity_id: string | null
  representative_entity_id: string | null
  expiration_date: string | null
  dou_deadline_date: string | null
  user_id: string
  alias: string | null
  brand_id: string | null
  status: string
  status_group: string
  last_tracking_update: string
  queue: string | null
  staff_since: string | null
  filing_information: unknown
  brand_registry_code: string | null
  registration_request_id: string | null
  part: number
  divided_from_id: string | null
  international_id: string | null
  designation_notice_date: string | null
  ended_on: string | null
  ended_how: string | null
  direct_filing: boolean
  assigned_admin_id: string | null
  assignee_history: unknown
  logo_type: string | null
  additional_info: string | null
  uspto_additional_info: string | null
  filing_basis: string | null
  last_ipo_data_sync: string | null
  created_at: string
}

export const trademark = entityOperations<'trademark', Trademark, { id: string }>({
  entity: 'trademark',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'name',
    'goods_and_services',
    'registration_date',
    'ipo_link',
    'number',
    'jurisdiction',
    'trademark_request_id',
    'filing_date',
    'publication_date',
    'document_hub_id',
    'note_hub_id',
    'type',
    'owner_entity_id',
    'representative_entity_id',
    'expiration_date',
    'dou_deadline_date',
    'user_id',
    'alias',
    'brand_id',
    'status',
    'status_group',
    'last_tracking_update',
    'queue',
    'staff_since',
    'filing_information',
    'brand_registry_code',
    'registration_request_id',
    'part',
    'divided_from_id',
    'international_id',
    'designation_notice_date',
    'ended_on',
    'ended_how',
    'direct_filing',
    'assigned_admin_id',
    'assignee_history',
    'logo_type',
    'additional_info',
    'uspto_additional_info',
    'filing_basis',
    'last_ipo_data_sync',
    'created_at',
  ],
  ownFields: [
    'id',
    'name',
    'goods_and_services',
    'registration_date',
    'ipo_link',
    'number',
    'jurisdiction',
    'trademark_request_id',
    'filing_date',
    'publication_date',
    'document_hub_id',
    'type',
    'owner_entity_id',
    'expiration_date',
    'dou_deadline_date',
    'user_id',
    'alias',
    'brand_id',
    'status',
    'status_group',
    'last_tracking_update',
    'registration_request_id',
    'part',
    'divided_from_id',
    'international_id',
    'designation_notice_date',
    'ended_on',
    'ended_how',
    'direct_filing',
    'logo_type',
    'filing_basis',
    'created_at',
  ],
  constraint: 'trademark_pkey',
  ownTotal: true,
})
