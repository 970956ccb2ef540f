import { entityOperations } from '../entity-operations.ts'

export interface SimilarTrademark {
  id: string
  verification_result_id: string
  name: string
  jurisdictions: string[]
  url: string | null
  metadata: unknown
  similarity: string
  competitor: boolean
  well_known: boolean
}

export const similarTrademark = entityOperations<'similar_trademark', SimilarTrademark, { id: string }>({
  entity: 'similar_trademark',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'verification_result_id',
    'name',
    'jurisdictions',
    'url',
    'metadata',
    'similarity',
    'competitor',
    'well_known',
  ],
  ownFields: [
    'id',
    'verification_result_id',
    'name',
    'jurisdictions',
    'url',
    'metadata',
    'similarity',
    'competitor',
    'well_known',
  ],
  constraint: 'similar_trademark_pkey',
})
