import { entityOperations } from '../entity-operations.ts'

export interface VerificationResult {
  id: string
  version: number
  revision: number
  registration_request_id: string
  jurisdictions: unknown
  text_value: string | null
  recommended_classes: number[]
  verified_classes: number[]
  additional_check_required: boolean
  use_narrow_gs_list: boolean
  distinctiveness: string | null
  overall_risk: string | null
  result_note: string | null
  request_note: string | null
  client_note: string | null
  similarity: string | null
  search_type: string | null
  other_refusal_reason: string | null
  running_business: boolean | null
  strategy: string | null
  support: string | null
  value_type: string | null
  document_id: number | null
  value: string
  completed: boolean
  business_description: string | null
  registers_asked: unknown
  review: unknown
  created_at: string
  updated_at: string
  updated_by_user_id: string | null
}

export const verificationResult = entityOperations<'verification_result', VerificationResult, { id: string }>({
  entity: 'verification_result',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'version',
    'revision',
    'registration_request_id',
    'jurisdictions',
    'text_value',
    'recommended_classes',
    'verified_classes',
    'additional_check_required',
    'use_narrow_gs_list',
    'distinctiveness',
    'overall_risk',
    'result_note',
    'request_note',
    'client_note',
    'similarity',
    'search_type',
    'other_refusal_reason',
    'running_business',
    'strategy',
    'support',
    'value_type',
    'document_id',
    'value',
    'completed',
    'business_description',
    'registers_asked',
    'review',
    'created_at',
    'updated_at',
    'updated_by_user_id',
  ],
  ownFields: [
    'id',
    'version',
    'registration_request_id',
    'jurisdictions',
    'recommended_classes',
    'verified_classes',
    'use_narrow_gs_list',
    'additional_check_required',
    'distinctiveness',
    'overall_risk',
    'client_note',
    'strategy',
    'value',
    'value_type',
    'completed',
    'created_at',
    'updated_at',
    'other_refusal_reason',
    'registers_asked',
    'review',
  ],
  constraint: 'verification_result_pkey',
  ownTotal: true,
})
