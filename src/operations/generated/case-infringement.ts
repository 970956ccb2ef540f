import { entityOperations } from '../entity-operations.ts'

export interface CaseInfringement {
  id: string
  case_id: string
  platform: string
}

export const caseInfringement = entityOperations<'case_infringement', CaseInfringement, { id: string }>({
  entity: 'case_infringement',
  key: { id: 'uuid!' },
  fields: ['id', 'case_id', 'platform'],
  ownFields: ['id', 'case_id', 'platform'],
  constraint: 'case_infringement_pkey',
})
