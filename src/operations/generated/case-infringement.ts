import { entityOperations } from '../entity-operations.ts'

export interface CaseInfringement {
  id: string
  case_id: string
  platform: string
  jurisdiction: string | null
  classes: number[]
  taken_down_on: string | null
}

export const caseInfringement = entityOperations<'case_infringement', CaseInfringement, { id: string }>({
  entity: 'case_infringement',
  key: { id: 'uuid!' },
  fields: ['id', 'case_id', 'platform', 'jurisdiction', 'classes', 'taken_down_on'],
  ownFields: ['id', 'case_id', 'platform', 'jurisdiction', 'classes', 'taken_down_on'],
  constraint: 'case_infringement_pkey',
  ownTotal: true,
})
