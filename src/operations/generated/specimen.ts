import { entityOperations } from '../entity-operations.ts'

export interface Specimen {
  id: string
  application_id: string | null
  document_id: number | null
  description: string | null
  url: string | null
  class_number: number
  class_items: unknown
  capture_date: string | null
  uspto_requirements: unknown
  created_at: string
  updated_at: string
  use_in_commerce_request_class_id: string | null
}

export const specimen = entityOperations<'specimen', Specimen, { id: string }>({
  entity: 'specimen',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'application_id',
    'document_id',
    'description',
    'url',
    'class_number',
    'class_items',
    'capture_date',
    'uspto_requirements',
    'created_at',
    'updated_at',
    'use_in_commerce_request_class_id',
  ],
  ownFields: [
    'id',
    'application_id',
    'document_id',
    'description',
    'url',
    'class_number',
    'class_items',
    'capture_date',
    'uspto_requirements',
    'created_at',
    'updated_at',
    'use_in_commerce_request_class_id',
  ],
  constraint: 'specimen_pkey',
})
