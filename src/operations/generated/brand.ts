import { entityOperations } from '../entity-operations.ts'

export interface Brand {
  id: string
  user_id: string
  name: string
  created_at: string
  websites: string[]
  business_description: string | null
  report_mailed: boolean
}

export const brand = entityOperations<'brand', Brand, { id: string }>({
  entity: 'brand',
  key: { id: 'uuid!' },
  fields: ['id', 'user_id', 'name', 'created_at', 'websites', 'business_description', 'report_mailed'],
  ownFields: ['id', 'user_id', 'name', 'created_at', 'websites', 'business_description', 'report_mailed'],
  constraint: 'brand_pkey',
  ownTotal: true,
})
