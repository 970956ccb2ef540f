import { entityOperations } from '../entity-operations.ts'

export interface UseInCommerceRequestClass {
  id: string
  class_number: number
  items: unknown
  deleted_items: unknown
  use_in_commerce_request_id: string
  filing_basis: string | null
  decision: string | null
  first_use_in_us: string | null
  first_use_anywhere: string | null
  website: string | null
  updated_at: string
  updated_by_user_id: string | null
  document_folder_id: string | null
}

export const useInCommerceRequestClass = entityOperations<
  'use_in_commerce_request_class',
  UseInCommerceRequestClass,
  { id: string }
>({
  entity: 'use_in_commerce_request_class',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'class_number',
    'items',
    'deleted_items',
    'use_in_commerce_request_id',
    'filing_basis',
    'decision',
    'first_use_in_us',
    'first_use_anywhere',
    'website',
    'updated_at',
    'updated_by_user_id',
    'document_folder_id',
  ],
  ownFields: [
    'id',
    'class_number',
    'items',
    'deleted_items',
    'use_in_commerce_request_id',
    'filing_basis',
    'decision',
    'first_use_in_us',
    'first_use_anywhere',
    'website',
    'updated_at',
    'document_folder_id',
  ],
  constraint: 'use_in_commerce_request_class_pkey',
})
