import { entityOperations } from '../entity-operations.ts'

export interface TrademarkMonitoringResult {
  id: string
  type: string
  relevance: string | null
  created_at: string
  publication_date: string | null
  filing_date: string | null
  priority_date: string | null
  registration_date: string | null
  state: string
  status: string | null
  designations: string[] | null
  filing_changed_at: string | null
  application_number: string | null
  trademark_number: string | null
  mark_name: string
  mark_type: string | null
  classes: number[]
  jurisdiction: string
  trademark_id: string
  ipo_link: string | null
  order_hub_id: string
  seen: boolean
  logo_url: string | null
  document_hub_id: string
  standing_group: string
  precedence: string
  rank_due: boolean
}

export const trademarkMonitoringResult = entityOperations<
  'trademark_monitoring_result',
  TrademarkMonitoringResult,
  { id: string }
>({
  entity: 'trademark_monitoring_result',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'type',
    'relevance',
    'created_at',
    'publication_date',
    'filing_date',
    'priority_date',
    'registration_date',
    'state',
    'status',
    'designations',
    'filing_changed_at',
    'application_number',
    'trademark_number',
    'mark_name',
    'mark_type',
    'classes',
    'jurisdiction',
    'trademark_id',
    'ipo_link',
    'order_hub_id',
    'seen',
    'logo_url',
    'document_hub_id',
    'standing_group',
    'precedence',
    'rank_due',
  ],
  ownFields: [
    'id',
    'type',
    'relevance',
    'created_at',
    'publication_date',
    'filing_date',
    'priority_date',
    'registration_date',
    'state',
    'status',
    'designations',
    'filing_changed_at',
    'application_number',
    'trademark_number',
    'mark_name',
    'mark_type',
    'classes',
    'jurisdiction',
    'trademark_id',
    'ipo_link',
    'order_hub_id',
    'seen',
    'logo_url',
    'document_hub_id',
  ],
  constraint: 'trademark_monitoring_result_pkey',
  ownTotal: true,
})
