import { entityOperations } from '../entity-operations.ts'

export interface OfficeActionIssue {
  id: string
  office_action_id: string
  position: number
  name: string
  category: string
  explanation: string | null
  quote: string | null
  additional_info_note: string | null
  answer: string | null
  document_folder_id: string | null
}

export const officeActionIssue = entityOperations<'office_action_issue', OfficeActionIssue, { id: string }>({
  entity: 'office_action_issue',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'office_action_id',
    'position',
    'name',
    'category',
    'explanation',
    'quote',
    'additional_info_note',
    'answer',
    'document_folder_id',
  ],
  ownFields: [
    'id',
    'office_action_id',
    'position',
    'name',
    'category',
    'explanation',
    'quote',
    'additional_info_note',
    'answer',
    'document_folder_id',
  ],
  constraint: 'office_action_issue_pkey',
})
