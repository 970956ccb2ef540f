import { entityOperations } from '../entity-operations.ts'

export interface TrademarkWatchSubscription {
  id: string
  watch_service_id: string | null
  date_start: string
  date_end: string
  trademark_id: string
  user_id: string
  type: string
  service_request_id: string | null
}

export const trademarkWatchSubscription = entityOperations<
  'trademark_watch_subscription',
  TrademarkWatchSubscription,
  { id: string }
>({
  entity: 'trademark_watch_subscription',
  key: { id: 'uuid!' },
  fields: ['id', 'watch_service_id', 'date_start', 'date_end', 'trademark_id', 'user_id', 'type', 'service_request_id'],
  ownFields: ['id', 'date_start', 'date_end', 'trademark_id', 'user_id', 'type', 'service_request_id'],
  constraint: 'trademark_watch_subscription_pkey',
  ownTotal: true,
})
