import { supportFeedbacks, supportTicketSources, supportTicketStatuses, waitingForUs } from '#domain/support/status.ts'
import { equals, type ListReads, search } from './list-reads.ts'
import { countedList, documentsOf, notesOf } from './matter-parts.ts'
import { staffPage, type StaffRow } from './page.ts'
import { personFields } from './people.ts'

const listFields = `id status source subject description contact_name contact_email feedback updated_at
  assigned_admin { ${personFields} } created_by_user { ${personFields} }`

const showFields = `${listFields} public_id created_at resolved_at resolution feedback_note feedback_at language
  ${countedList(
    'comments',
    { limit: 200, order: '[{ created_at: desc }, { id: desc }]' },
    `id content created_at author_role user { ${personFields} }`,
  )}
  document_hub_id
  ${notesOf()}
  ${documentsOf}`

export const supportTicketList = staffPage('support_ticket', 'list', listFields)
export const supportTicketShow = staffPage('support_ticket', 'show', showFields)

export type SupportTicketListRow = StaffRow<'support_ticket', 'list'>
export type SupportTicketRow = StaffRow<'support_ticket', 'show'>

export const supportTicketReads: ListReads = {
  table: 'support_ticket',
  serial: true,
  list: supportTicketList,
  show: supportTicketShow,
  filters: {
    q: search(['subject', 'contact_name', 'contact_email']),
    open: () => ({ status: { _in: [...waitingForUs] } }),
    status: equals('status'),
    source: equals('source'),
    feedback: equals('feedback'),
  },
  choices: {
    open: ['yes'],
    status: supportTicketStatuses,
    source: supportTicketSources,
    feedback: supportFeedbacks,
  },
  sorts: { updated: 'updated_at' },
  blanks: [],
  first: { field: 'updated_at', order: 'DESC' },
}
