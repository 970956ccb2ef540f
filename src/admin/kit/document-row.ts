import type { DocumentType } from '#domain/catalog/document-types.ts'

export const documentFields = 'id name type media_type size created_at visible_to_client'

export interface DocumentRow {
  id: number
  name: string
  type: DocumentType
  media_type: string
  size: number
  created_at: string
  visible_to_client: boolean
}
