import { entityOperations } from '../entity-operations.ts'

export interface DocumentFolder {
  id: string
  name: string
}

export const documentFolder = entityOperations<'document_folder', DocumentFolder, { id: string }>({
  entity: 'document_folder',
  key: { id: 'uuid!' },
  fields: ['id', 'name'],
  ownFields: [],
  constraint: 'document_folder_pkey',
})
