import { entityOperations } from '../entity-operations.ts'

export interface ProductEvent {
  id: string
  product_id: string
  name: string
  data: unknown
  created_at: string
}

export const productEvent = entityOperations<'product_event', ProductEvent, { id: string }>({
  entity: 'product_event',
  key: { id: 'uuid!' },
  fields: ['id', 'product_id', 'name', 'data', 'created_at'],
  ownFields: ['id', 'product_id', 'name', 'created_at'],
  constraint: 'product_event_pkey',
})
