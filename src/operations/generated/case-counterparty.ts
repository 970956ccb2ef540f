import { entityOperations } from '../entity-operations.ts'

export interface CaseCounterparty {
  id: string
  primary_name: string
  aliases: string[]
  websites: string[]
  note: string | null
  entity_id: string | null
  representative_entity_id: string | null
  user_id: string | null
  whitelisted: boolean
}

export const caseCounterparty = entityOperations<'case_counterparty', CaseCounterparty, { id: string }>({
  entity: 'case_counterparty',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'primary_name',
    'aliases',
    'websites',
    'note',
    'entity_id',
    'representative_entity_id',
    'user_id',
    'whitelisted',
  ],
  ownFields: ['id', 'primary_name', 'aliases', 'websites', 'user_id', 'whitelisted'],
  constraint: 'case_counterparty_pkey',
  ownTotal: true,
})
