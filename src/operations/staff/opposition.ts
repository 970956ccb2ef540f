import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { openStatuses, oppositionStatuses } from '#domain/opposition/status.ts'
import { equals, type ListReads, search } from './list-reads.ts'
import { countedList, documentsOf, historyOf, notesOf } from './matter-parts.ts'
import { staffPage, type StaffRow } from './page.ts'
import { personFields } from './people.ts'
import { deadlineFields } from './trademark.ts'

const listFields = `id status opponent notice_date due_date created_at assigned_admin { ${personFields} }
  trademark { id name jurisdiction number }`

const showFields = `id number status office_number opponent representative grounds earlier_rights classes summary advice notice_date due_date
  cooling_off_from cooling_off_until evidence_due reminders_enabled order_currency version outcome ended_on created_at last_status_update
  document_hub_id note_hub_id assigned_admin { ${personFields} } advised_by_user { ${personFields} }
  ways(order_by: [{ position: asc }, { id: asc }]) { id kind description ground service_fee government_fee recommended
    order { id public_id status } }
  ${countedList('events', { limit: 100, order: '[{ happened_on: desc }, { id: desc }]' }, `id kind happened_on note document { id name } created_by_user { ${personFields} }`)}
  trademark { id name status jurisdiction number filing_date filing_basis international_id goods_and_services user { ${personFields} }
    deadlines(where: { kind: { _in: ["opposition_reply", "cooling_off", "opposition_evidence"] } }, order_by: [{ due: asc }, { id: asc }]) { ${deadlineFields} } }
  ${historyOf()}
  ${notesOf()}
  ${documentsOf}`

export const oppositionList = staffPage('opposition', 'list', listFields)
export const oppositionShow = staffPage('opposition', 'show', showFields)

export type OppositionListRow = StaffRow<'opposition', 'list'>

/** An opposition with everything about its matter. */
export type OppositionRow = StaffRow<'opposition', 'show'>

export const oppositionReads: ListReads = {
  table: 'opposition',
  list: oppositionList,
  show: oppositionShow,
  filters: {
    q: search(['trademark.name', 'opponent'], ['trademark.number']),
    status: equals('status'),
    open: () => ({ status: { _in: [...openStatuses] } }),
    place: equals('trademark.jurisdiction'),
  },
  choices: { open: ['yes'], status: oppositionStatuses, place: jurisdictions },
  sorts: { due: 'due_date' },
  blanks: ['due_date'],
  first: { field: 'due_date', order: 'ASC' },
}
