import { registrationStatuses, registrationStatusGroups } from '#domain/registration/status.ts'
import type { Condition } from '../generated/reads.ts'
import { operation } from '../operation.ts'
import { withdrawalsOf } from '../withdrawal.ts'
import { ownerSelection } from '../party.ts'
import { equals, type ListReads, nested, search } from './list-reads.ts'
import { countedList, documentsOf, historyOf, ledgerOf, notesOf } from './matter-parts.ts'
import { staffPage, type StaffRow } from './page.ts'
import { personFields } from './people.ts'

const listFields = `id public_id value type status status_group jurisdictions contact_first_name contact_last_name contact_email
  created_at last_status_update assigned_admin { ${personFields} }`

const resultFields = `id version revision value jurisdictions recommended_classes verified_classes use_narrow_gs_list additional_check_required distinctiveness overall_risk client_note strategy result_note request_note
  other_refusal_reason completed updated_at registers_asked review updated_by_user { ${personFields} }
  similar_trademarks(order_by: [{ name: asc }], limit: 100) { id name jurisdictions url metadata similarity competitor well_known }`

const showFields = `${listFields} user_id for_brand_registry contact_phone currency business_description websites language ordered_items
  product_id note_hub_id document_hub_id answer_seen_at e2e_protection postponed_until
  euipo_grant_requested euipo_grant_decision euipo_grant_decided_on lawyer_services_help_required
  user { ${personFields} state
    ${countedList('registration_requests', { limit: 8, order: '{ created_at: desc }' }, 'id public_id value status')}
    ${countedList('trademarks', { limit: 8, order: '{ created_at: desc }' }, 'id name jurisdiction status')} }
  product { id
    ${ledgerOf}
    invoices(order_by: { created_at: desc }, limit: 10) { id variable_symbol serial_number payment_date payment_type created_at cancelled_at document_context credit_notes(order_by: [{ created_at: asc }, { id: asc }]) { id document_context } }
    payment_attempts(order_by: { created_at: desc }, limit: 10) { id status decline_reason amount currency created_at }
    ${withdrawalsOf} }
  ${historyOf()}
  verification_results(order_by: { version: desc }, limit: 20) { ${resultFields} }
  ${countedList('verification_searches', { limit: 100, order: '{ created_at: desc }' }, `id version kind query filters registers found created_at created_by_user { ${personFields} }`)}
  application { id onboarding_finished draft updated_at mark_description mark_colours mark_views
    priority_filing_jurisdiction priority_filing_number priority_filing_date
    approvals(order_by: [{ created_at: desc }, { id: desc }], limit: 5) { id digest consent address created_at user { ${personFields} } }
    registration_entity { ${ownerSelection} }
    application_jurisdictions(order_by: { jurisdiction: asc }, limit: 102) { id jurisdiction goods_and_services uspto_filing_basis uspto_first_use }
    ${countedList('specimens', { limit: 100, order: '[{ class_number: asc }, { created_at: asc }]' }, 'id class_number description capture_date document { id name }')}
    ${countedList('comments', { limit: 200, order: '{ created_at: desc }' }, `id type content section suggested_comment resolved_at edited_at created_at user { role ${personFields} }`)} }
  ${countedList('trademarks', { limit: 300, order: '[{ jurisdiction: asc }, { part: asc }]' }, 'id jurisdiction number status goods_and_services filing_date registration_date')}
  ${notesOf()}
  ${documentsOf}`

export const requestList = staffPage('registration_request', 'list', listFields)
export const requestShow = staffPage('registration_request', 'show', showFields)

/** The addresses of a draft beside the owner's, which the page of a request asks for by themselves. */
export const addressesOfDraft = operation(
  'staff_application_addresses',
  `query staff_application_addresses($id: uuid!) {
    application_by_pk(id: $id) {
      id domicile_address_visible
      mailing_address { street city postcode country state }
      domicile_address { street city postcode country state }
    }
  }`,
)

export type RequestListRow = StaffRow<'registration_request', 'list'>

/** A request with everything about its matter. */
export type RequestRow = StaffRow<'registration_request', 'show'>
export type ResultRow = RequestRow['verification_results'][number]
export type InvoiceOfRequest = NonNullable<RequestRow['product']>['invoices'][number]
export type ApplicationRow = NonNullable<RequestRow['application']>
export type Comment = ApplicationRow['comments'][number]

/** What a client waits for besides the order. */
export const clientPreferences = ['lawyer', 'grant'] as const
export type ClientPreference = (typeof clientPreferences)[number]

const preferenceConditions: Record<string, Condition> = {
  lawyer: { lawyer_services_help_required: { _eq: true } },
  grant: { euipo_grant_requested: { _eq: true }, euipo_grant_decision: { _is_null: true } },
}

export const requestReads: ListReads = {
  table: 'registration_request',
  list: requestList,
  show: requestShow,
  filters: {
    q: search(['value', 'contact_email', 'contact_last_name'], ['public_id']),
    status: equals('status'),
    group: equals('status_group'),
    who: (value) =>
      value === 'nobody' ? { assigned_admin_id: { _is_null: true } } : nested('assigned_admin_id', { _eq: value }),
    preference: (value) => preferenceConditions[value] ?? {},
  },
  choices: { preference: clientPreferences, group: registrationStatusGroups, status: registrationStatuses },
  sorts: { mark: 'value', number: 'public_id', client: 'contact_last_name', status: 'status', created: 'created_at' },
  blanks: [],
  first: { field: 'created_at', order: 'DESC' },
}
