import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { commerceUseStatuses, commerceUseTypes, openUseStatuses } from '#domain/use-in-commerce/status.ts'
import { equals, type ListReads, search } from './list-reads.ts'
import { documentsOf, historyOf, notesOf } from './matter-parts.ts'
import { staffPage, type StaffRow } from './page.ts'
import { personFields } from './people.ts'

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

export const commerceUseReads: ListReads = {
  table: 'use_in_commerce_request',
  list: commerceUseList,
  show: commerceUseShow,
  filters: {
    q: search(['trademark.name'], ['trademark.number']),
    status: equals('status'),
    type: equals('type'),
    open: () => ({ status: { _in: [...openUseStatuses] } }),
    place: equals('trademark.jurisdiction'),
  },
  choices: { open: ['yes'], status: commerceUseStatuses, type: commerceUseTypes, place: jurisdictions },
  sorts: { due: 'due_date' },
  blanks: ['due_date'],
  first: { field: 'due_date', order: 'ASC' },
}
