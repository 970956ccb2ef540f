import { entityOperations } from '../entity-operations.ts'

export interface Document {
  id: number
  path: string
  name: string
  media_type: string
  size: number
  type: string
  revision: number
  document_hub_id: string | null
  document_folder_id: string | null
  parent_document_id: number | null
  created_by_user_id: string | null
  user_id: string | null
  visible_to_client: boolean
  created_at: string
  removed_from_hub_id: string | null
  removed_at: string | null
  removed_by_user_id: string | null
  removed_reason: string | null
}

export const document = entityOperations<'document', Document, { id: number }>({
  entity: 'document',
  key: { id: 'Int!' },
  fields: [
    'id',
    'path',
    'name',
    'media_type',
    'size',
    'type',
    'revision',
    'document_hub_id',
    'document_folder_id',
    'parent_document_id',
    'created_by_user_id',
    'user_id',
    'visible_to_client',
    'created_at',
    'removed_from_hub_id',
    'removed_at',
    'removed_by_user_id',
    'removed_reason',
  ],
  ownFields: [
    'id',
    'name',
    'media_type',
    'size',
    'type',
    'revision',
    'document_hub_id',
    'document_folder_id',
    'parent_document_id',
    'created_at',
    'user_id',
    'visible_to_client',
  ],
  constraint: 'document_pkey',
})
