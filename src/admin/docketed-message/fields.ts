import { docketedMessageStatuses, docketedMessageTypes } from '#domain/docket/message-status.ts'
import { officeMailList, officeMailShow } from '#operations/staff/office-mail.ts'
import { equals, search, type Reads } from '../reads.ts'

export const officeMailReads: Reads = {
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
