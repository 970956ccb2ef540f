import { entityOperations } from '../entity-operations.ts'

export interface TrademarkTracking {
  id: string
  name: string
  created_at: string
  skipped: boolean
  user_id: string | null
  trademark_id: string
}

export const trademarkTracking = entityOperations<'trademark_tracking', TrademarkTracking, { id: string }>({
  entity: 'trademark_tracking',
  key: { id: 'uuid!' },
  fields: ['id', 'name', 'created_at', 'skipped', 'user_id', 'trademark_id'],
  ownFields: ['id', 'name', 'created_at', 'skipped', 'trademark_id'],
  constraint: 'trademark_tracking_pkey',
})
