import { entityOperations } from '../entity-operations.ts'

export interface TrademarkChange {
  id: string
  trademark_id: string
  user_id: string | null
  old_values: unknown
  new_values: unknown
  created_at: string
}

export const trademarkChange = entityOperations<'trademark_change', TrademarkChange, { id: string }>({
  entity: 'trademark_change',
  key: { id: 'uuid!' },
  fields: ['id', 'trademark_id', 'user_id', 'old_values', 'new_values', 'created_at'],
  ownFields: [],
  constraint: 'trademark_change_pkey',
})
