import { entityOperations } from '../entity-operations.ts'

export interface Statistic {
  id: string
  name: string
  value: number
  created_at: string
}

export const statistic = entityOperations<'statistic', Statistic, { id: string }>({
  entity: 'statistic',
  key: { id: 'uuid!' },
  fields: ['id', 'name', 'value', 'created_at'],
  ownFields: [],
  constraint: 'statistic_pkey',
})
