import { entityOperations } from '../entity-operations.ts'

export interface CaseInfringementEvidence {
  id: string
  case_infringement_id: string
  document_folder_id: string | null
  website: string | null
  evidence_date: string | null
  description: string | null
}

export const caseInfringementEvidence = entityOperations<
  'case_infringement_evidence',
  CaseInfringementEvidence,
  { id: string }
>({
  entity: 'case_infringement_evidence',
  key: { id: 'uuid!' },
  fields: ['id', 'case_infringement_id', 'document_folder_id', 'website', 'evidence_date', 'description'],
  ownFields: ['id', 'case_infringement_id', 'document_folder_id', 'website', 'evidence_date', 'description'],
  constraint: 'case_infringement_evidence_pkey',
  ownTotal: true,
})
