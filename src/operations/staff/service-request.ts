import { openWork, serviceRequestStatuses, serviceStatuses, serviceTypes } from '#domain/service-order/status.ts'
import { withdrawalsOf } from '../withdrawal.ts'
import { equals, type ListReads, search } from './list-reads.ts'
import { countedList, documentsOf, historyOf, ledgerOf, notesOf } from './matter-parts.ts'
import { staffPage, type StaffRow } from './page.ts'
import { personFields } from './people.ts'

const listFields = `id public_id service_name status created_at last_status_update currency contact_email parameters
  user { ${personFields} } assigned_admin { ${personFields} }`

const showFields = `${listFields} internal_label task_tracker_url contact_first_name contact_last_name product_id invoice_content document_hub_id note_hub_id language
  product { id ${withdrawalsOf}
    ${ledgerOf}
    invoices(order_by: { created_at: desc }, limit: 10) { id variable_symbol serial_number year payment_date payment_type created_at cancelled_at document_context credit_notes(order_by: [{ created_at: asc }, { id: asc }]) { id document_context } } }
  ${countedList('services', { limit: 120, order: '[{ created_at: asc }, { id: asc }]' }, 'id type status deadline outcome parameters')}
  ${countedList(
    'letters',
    { limit: 50, order: '[{ created_at: asc }, { id: asc }]' },
    `id kind language recipient recipient_email body checklist status version approved_name approved_at pdf_sha256 docx_sha256
     sent_by sent_at message_id reference unsent_reason proof_document { name }`,
  )}
  ${historyOf()}
  ${notesOf()}
  ${documentsOf}`

export const serviceList = staffPage('service_request', 'list', listFields)
export const serviceShow = staffPage('service_request', 'show', showFields)

export type ServiceListRow = StaffRow<'service_request', 'list'>

/** A service order with everything about its matter. */
export type ServiceRow = StaffRow<'service_request', 'show'>

const workListFields = `id type status deadline outcome created_at parameters assigned_admin { ${personFields} }
  service_request { id public_id contact_email parameters }`

const workShowFields = `id type status deadline outcome outcome_note created_at last_status_update note_hub_id parameters assigned_admin { ${personFields} }
  service_request { id public_id status contact_email contact_first_name contact_last_name parameters user { ${personFields} } }
  ${historyOf()}
  ${notesOf()}`

export const workList = staffPage('service', 'list', workListFields)
export const workShow = staffPage('service', 'show', workShowFields)

export type WorkListRow = StaffRow<'service', 'list'>

/** A piece of work of an order with everything about its matter. */
export type WorkRow = StaffRow<'service', 'show'>

export const serviceReads: ListReads = {
  table: 'service_request',
  list: serviceList,
  show: serviceShow,
  filters: {
    q: search(['contact_email'], ['public_id']),
    status: equals('status'),
    service: equals('service_name'),
  },
  choices: { status: serviceRequestStatuses, service: serviceTypes },
  sorts: { number: 'public_id', created: 'created_at' },
  blanks: [],
  first: { field: 'created_at', order: 'DESC' },
}

export const workReads: ListReads = {
  table: 'service',
  list: workList,
  show: workShow,
  filters: {
    q: search([], ['service_request.public_id']),
    status: equals('status'),
    type: equals('type'),
    open: () => ({ status: { _in: [...openWork] } }),
  },
  choices: { open: ['yes'], status: serviceStatuses, type: serviceTypes },
  sorts: { due: 'deadline' },
  blanks: ['deadline'],
  first: { field: 'deadline', order: 'ASC' },
}
