import { entityOperations } from '../entity-operations.ts'

export interface TrademarkRequest {
  id: string
  mark_alias: string
  jurisdictions: string[]
  created_at: string
  user_id: string
  status: string
  brand_id: string | null
}

export const trademarkRequest = entityOperations<'trademark_request', TrademarkRequest, { id: string }>({
  entity: 'trademark_request',
  key: { id: 'uuid!' },
  fields: ['id', 'mark_alias', 'jurisdictions', 'created_at', 'user_id', 'status', 'brand_id'],
  ownFields: ['id', 'mark_alias', 'jurisdictions', 'created_at', 'user_id', 'status', 'brand_id'],
  constraint: 'trademark_request_pkey',
  ownTotal: true,
})
