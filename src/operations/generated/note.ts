import { entityOperations } from '../entity-operations.ts'

export interface Note {
  id: number
  text: string
  is_enabled: boolean
  created_by: string | null
  note_hub_id: string
  document_id: number | null
  created_at: string
}

export const note = entityOperations<'note', Note, { id: number }>({
  entity: 'note',
  key: { id: 'Int!' },
  fields: ['id', 'text', 'is_enabled', 'created_by', 'note_hub_id', 'document_id', 'created_at'],
  ownFields: [],
  constraint: 'note_pkey',
})
