import { goneOut } from '#domain/enforcement/notice.ts'
import { caseRelevances, caseRequestStatuses, caseRequestTypes, caseStatuses } from '#domain/enforcement/status.ts'
import { operation } from '../operation.ts'
import { equals, type ListReads, search } from './list-reads.ts'
import { countedList, documentsOf, historyOf, lookupFields, notesOf } from './matter-parts.ts'
import { staffPage, type StaffRow } from './page.ts'
import { personFields } from './people.ts'

const listFields = `id status relevance outcome created_at last_status_update assigned_admin { ${personFields} }
  brand { id name user { ${personFields} } } counterparty { id primary_name whitelisted }
  infringements(order_by: [{ id: asc }], limit: 20) { id platform taken_down_on }`

const rightFields = `id name jurisdiction number status registration_date expiration_date goods_and_services direct_filing
  owner_entity { type business_name first_name last_name }`

const showFields = `id status relevance lawyers_note outcome outcome_note dismiss_reason created_at last_status_update
  document_hub_id note_hub_id assigned_admin { ${personFields} }
  brand { id name user { ${personFields} trademarks(order_by: [{ name: asc }, { jurisdiction: asc }, { id: asc }], limit: 200) { ${rightFields} } } }
  counterparty { id primary_name aliases websites note whitelisted
    cases(order_by: [{ created_at: desc }, { id: desc }], limit: 20) { id status outcome created_at } }
  trademark { ${rightFields} }
  ${countedList(
    'infringements',
    { limit: 50, order: '[{ id: asc }]' },
    `id platform jurisdiction classes taken_down_on
    ${countedList('evidences', { limit: 200, order: '[{ id: asc }]' }, 'id website evidence_date description')}`,
  )}
  ${countedList(
    'solutions',
    { limit: 50, order: '[{ created_at: asc }, { id: asc }]' },
    `id status items currency offer_subscription created_at offered_by_user { ${personFields} } service_request { id public_id status }`,
  )}
  ${countedList(
    'notices',
    { limit: 100, order: '[{ created_at: desc }, { id: desc }]' },
    `id kind language recipient body checklist status version sent_on reference withdraw_reason is_wrong created_at approved_at
    approved_by_user { ${personFields} } created_by_user { ${personFields} } proof_document { id name }
    decided_on remedy taken_back_reason decision_document { id name } carried_out_on carried_out_document { id name }
    case_infringement { id platform jurisdiction classes } trademark { ${rightFields} }`,
  )}
  ${countedList(
    'negotiations',
    { limit: 100, order: '[{ happened_on: desc }, { id: desc }]' },
    `id happened_on direction channel body created_by_user { ${personFields} }`,
  )}
  ${countedList(
    'exhibits',
    { limit: 100, order: '[{ taken_at: asc }, { id: asc }]' },
    `id url final_url http_status sha256 taken_at timestamped_by is_stand_in document_id taken_by_user { ${personFields} } document { id name }
    lookups(order_by: [{ asked_at: desc }, { id: desc }], limit: 1) { ${lookupFields} }`,
  )}
  sightings(order_by: [{ created_at: asc }, { id: asc }], limit: 20) { id host lookups(order_by: [{ asked_at: desc }, { id: desc }], limit: 1) { ${lookupFields} } }
  case_requests(order_by: [{ created_at: asc }, { id: asc }], limit: 5) { id type created_at }
  ${historyOf()}
  ${notesOf()}
  ${documentsOf}`

export const caseList = staffPage('case', 'list', listFields)
export const caseShow = staffPage('case', 'show', showFields)

export type CaseListRow = StaffRow<'case', 'list'>

/** A case with everything about it. */
export type CaseRow = StaffRow<'case', 'show'>

const requestListFields = `id type status mark contact_email created_at last_status_update assigned_admin { ${personFields} }
  brand { id name } user { ${personFields} }`

const requestShowFields = `id type status mark jurisdiction number brand_website links message question answer dismiss_reason language
  contact_email contact_first_name contact_last_name created_at last_status_update document_hub_id note_hub_id assigned_admin { ${personFields} }
  brand { id name } trademark { id name jurisdiction number } case { id status }
  user { ${personFields} brands(order_by: [{ name: asc }, { id: asc }], limit: 200) { id name }
    counterparties(order_by: [{ primary_name: asc }, { id: asc }], limit: 200) { id primary_name websites whitelisted } }
  ${historyOf()}
  ${notesOf()}
  ${documentsOf}`

export const caseRequestList = staffPage('case_request', 'list', requestListFields)
export const caseRequestShow = staffPage('case_request', 'show', requestShowFields)

export type CaseRequestListRow = StaffRow<'case_request', 'list'>
export type CaseRequestRow = StaffRow<'case_request', 'show'>

/** How many notices were sent, and how many of them should not have been. */
export const noticeCounts = operation(
  'noticeCounts',
  `query noticeCounts {
    sent: case_notice_aggregate(where: { status: { _in: ${JSON.stringify(goneOut)} } }) { aggregate { count } }
    wrong: case_notice_aggregate(where: { is_wrong: { _eq: true } }) { aggregate { count } }
  }`,
)

const open = caseStatuses.filter((status) => status !== 'Dismissed' && status !== 'Closed')

export const caseReads: ListReads = {
  table: 'case',
  list: caseList,
  show: caseShow,
  filters: {
    q: search(['counterparty.primary_name']),
    open: () => ({ status: { _in: open } }),
    status: equals('status'),
    relevance: equals('relevance'),
  },
  choices: { open: ['yes'], status: caseStatuses, relevance: caseRelevances },
  sorts: { created: 'created_at' },
  blanks: [],
  first: { field: 'created_at', order: 'DESC' },
}

const unanswered = caseRequestStatuses.filter((status) => status !== 'Dismissed' && status !== 'Case created')

export const caseRequestReads: ListReads = {
  table: 'case_request',
  list: caseRequestList,
  show: caseRequestShow,
  filters: {
    q: search(['mark', 'contact_email']),
    open: () => ({ status: { _in: unanswered } }),
    status: equals('status'),
    type: equals('type'),
  },
  choices: { open: ['yes'], status: caseRequestStatuses, type: caseRequestTypes },
  sorts: { created: 'created_at' },
  blanks: [],
  first: { field: 'created_at', order: 'DESC' },
}
