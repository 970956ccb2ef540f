import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { officeActionStatuses, openStatuses } from '#domain/office-action/status.ts'
import { equals, type ListReads, search } from './list-reads.ts'
import { documentsOf, historyOf, notesOf } from './matter-parts.ts'
import { staffPage, type StaffRow } from './page.ts'
import { personFields } from './people.ts'
import { deadlineFields } from './trademark.ts'

const listFields = `id status issue_date due_date created_at risk_highlighted assigned_admin { ${personFields} }
  trademark { id name jurisdiction number }`

const showFields = `id status issue_date due_date created_at last_status_update risk_highlighted document_hub_id note_hub_id reminders_enabled order_currency tags
  issues_version issue_summary recommendation_note additional_info_note client_input supplemental_register_suggested
  similar_trademarks response response_version assigned_admin { ${personFields} }
  issues(order_by: [{ position: asc }, { id: asc }]) { id name category explanation quote additional_info_note answer }
  solutions(order_by: [{ position: asc }, { id: asc }]) { id solution kind description chance_of_success ground service_fee government_fee recommended
    order { id public_id status } }
  trademark { id name jurisdiction number filing_date filing_basis international_id
    office_actions(order_by: [{ issue_date: asc }, { id: asc }], limit: 2) { id issue_date } user { ${personFields} }
    deadlines(where: { kind: { _in: ["office_action_reply", "office_action_extension"] } }, order_by: { due: asc }) { ${deadlineFields} } }
  ${historyOf('due_before due_after reason')}
  ${notesOf()}
  ${documentsOf}`

export const officeActionList = staffPage('office_action', 'list', listFields)
export const officeActionShow = staffPage('office_action', 'show', showFields)

export type OfficeActionListRow = StaffRow<'office_action', 'list'>

/** An office action with everything about its matter. */
export type OfficeActionRow = StaffRow<'office_action', 'show'>

export const officeActionReads: ListReads = {
  table: 'office_action',
  list: officeActionList,
  show: officeActionShow,
  filters: {
    q: search(['trademark.name'], ['trademark.number']),
    status: equals('status'),
    open: () => ({ status: { _in: [...openStatuses] } }),
    place: equals('trademark.jurisdiction'),
  },
  choices: { open: ['yes'], status: officeActionStatuses, place: jurisdictions },
  sorts: { due: 'due_date' },
  blanks: ['due_date'],
  first: { field: 'due_date', order: 'ASC' },
}
