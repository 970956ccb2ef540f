import { docketedMessageStatuses, docketedMessageTypes } from '#domain/docket/message-status.ts'
import { equals, type ListReads, search } from './list-reads.ts'
import { staffPage, type StaffRow } from './page.ts'
import { personFields } from './people.ts'

const fields = `id sender_email sender_name subject type status jurisdiction received_at data
  trademark { id name jurisdiction number expiration_date } asked_by_user { ${personFields} }`

export const officeMailList = staffPage('docketed_message', 'list', fields)
export const officeMailShow = staffPage('docketed_message', 'show', fields)

export type OfficeMailRow = StaffRow<'docketed_message', 'show'>

export const officeMailReads: ListReads = {
  table: 'docketed_message',
  serial: true,
  list: officeMailList,
  show: officeMailShow,
  filters: {
    q: search(['subject', 'sender_email']),
    state: equals('status'),
    what: equals('type'),
  },
  choices: { state: docketedMessageStatuses, what: docketedMessageTypes },
  sorts: { received: 'received_at' },
  blanks: [],
  first: { field: 'received_at', order: 'DESC' },
}
