import { entityOperations } from '../entity-operations.ts'

export interface ApplicationJurisdiction {
  id: string
  application_id: string
  jurisdiction: string
  goods_and_services: unknown
  uspto_filing_basis: string | null
  uspto_specimen_to_class: unknown
  uspto_additional_info: string | null
  uspto_first_use: unknown
  logo_type: string | null
  text_in_trademark: string | null
  document_folder_id: string | null
  color_claim_enabled: boolean
  color_claim: string | null
}

export const applicationJurisdiction = entityOperations<
  'application_jurisdiction',
  ApplicationJurisdiction,
  { id: string }
>({
  entity: 'application_jurisdiction',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'application_id',
    'jurisdiction',
    'goods_and_services',
    'uspto_filing_basis',
    'uspto_specimen_to_class',
    'uspto_additional_info',
    'uspto_first_use',
    'logo_type',
    'text_in_trademark',
    'document_folder_id',
    'color_claim_enabled',
    'color_claim',
  ],
  ownFields: [
    'id',
    'application_id',
    'jurisdiction',
    'goods_and_services',
    'uspto_filing_basis',
    'uspto_specimen_to_class',
    'uspto_additional_info',
    'uspto_first_use',
    'logo_type',
    'text_in_trademark',
    'document_folder_id',
    'color_claim_enabled',
    'color_claim',
  ],
  constraint: 'application_jurisdiction_pkey',
})
