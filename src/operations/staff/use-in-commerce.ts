import { documentsOf, historyOf, notesOf } from './matter-parts.ts'
import { personFields } from './people.ts'
import { staffPage, type StaffRow } from './page.ts'

const listFields = `id type status issue_date due_date deadline_confirmed created_at assigned_admin { ${personFields} }
  trademark { id name jurisdiction number }`

const showFields = `id type status issue_date due_date deadline_confirmed created_at last_status_update document_hub_id note_hub_id
  remaining_extension_count signed_by signed_at submitted_on reopened_note parent_id updated_at assigned_admin { ${personFields} }
  order { id public_id status }
  trademark { id name jurisdiction number user { ${personFields} } }
  ${historyOf()}
  ${notesOf()}
  ${documentsOf}`

export const commerceUseList = staffPage('use_in_commerce_request', 'list', listFields)
export const commerceUseShow = staffPage('use_in_commerce_request', 'show', showFields)

export type UseInCommerceListRow = StaffRow<'use_in_commerce_request', 'list'>

/** A statement or declaration of use with everything about its matter. */
export type UseInCommerceRow = StaffRow<'use_in_commerce_request', 'show'>
