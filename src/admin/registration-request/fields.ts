import type { DocumentRow } from '../kit/document-row.ts'
import { documentFields } from '../kit/document-row.ts'
import type { HistoryRow } from '../kit/history.tsx'
import type { NoteRow } from '../kit/notes.tsx'
import { personFields, type PersonRow } from '../kit/person.ts'
import type {
  RegistrationRequest,
  ApplicationDraft,
  InvoiceSummary,
  PaymentAttempt,
  VerificationResult,
} from '#operations/registration.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { TrademarkStatus } from '#domain/trademark/status.ts'
import { equals, nested, search, type Reads } from '../reads.ts'

const listFields = `id public_id value type status status_group jurisdictions contact_first_name contact_last_name contact_email
  created_at last_status_update assigned_admin { ${personFields} }`

const resultFields = `id version value jurisdictions recommended_classes verified_classes use_narrow_gs_list additional_check_required distinctiveness overall_risk client_note strategy result_note request_note
  other_refusal_reason completed created_at updated_at registers_asked updated_by_user { ${personFields} }
  similar_trademarks(order_by: [{ name: asc }], limit: 100) { id name jurisdictions url metadata similarity competitor well_known }`

const ownerFields = `id type first_name last_name nationality birthdate business_name company_type company_id
  country_of_incorporation state_of_incorporation email phone address { street city postcode country state }`

const showFields = `${listFields} user_id contact_phone currency business_description websites language region ordered_items
  product_id note_hub_id document_hub_id send_marketing_emails
  user { ${personFields} state
    registration_requests(order_by: { created_at: desc }, limit: 8) { id public_id value status }
    trademarks(order_by: { created_at: desc }, limit: 8) { id name jurisdiction status } }
  product { id
    invoices(order_by: { created_at: desc }, limit: 10) { id variable_symbol serial_number year payment_date payment_type created_at cancelled_at document_context }
    payment_attempts(order_by: { created_at: desc }, limit: 10) { id status decline_reason amount currency created_at }
    events(order_by: { created_at: desc }, limit: 20) { id name created_at } }
  tracking_actions(order_by: { created_at: desc }, limit: 200) { id name created_at user { ${personFields} } }
  verification_results(order_by: { version: desc }, limit: 20) { ${resultFields} }
  application { id onboarding_finished client_approval draft updated_at
    priority_filing_jurisdiction priority_filing_number priority_filing_date
    registration_entity { ${ownerFields} }
    application_jurisdictions(order_by: { jurisdiction: asc }, limit: 102) { id jurisdiction goods_and_services }
    comments(order_by: { created_at: asc }, limit: 200) { id type content created_at user { role ${personFields} } } }
  trademarks(order_by: { jurisdiction: asc }, limit: 102) { id jurisdiction number status filing_date registration_date expiration_date }
  notes(order_by: { created_at: desc }, limit: 100) { id text created_at created_by_user { ${personFields} } }
  documents(order_by: { created_at: desc }, limit: 100) { ${documentFields} }`

export interface RequestListRow extends RegistrationRequest {
  status_group: string
  assigned_admin: PersonRow | null
}

export interface Comment {
  id: string
  type: 'comment' | 'review-request'
  content: string
  created_at: string
  user: (PersonRow & { role: string }) | null
}

export type ResultRow = VerificationResult & {
  completed: boolean
  created_at: string
  result_note: string | null
  request_note: string | null
  updated_by_user: PersonRow | null
}
export type InvoiceOfRequest = InvoiceSummary & { cancelled_at: string | null }
export type ApplicationRow = Omit<ApplicationDraft, 'comments'> & { comments: Comment[]; updated_at: string }

/** A request with everything about its matter. */
export interface RequestRow extends RequestListRow {
  contact_phone: string | null
  language: string
  region: string
  note_hub_id: string
  document_hub_id: string
  user:
    | (PersonRow & {
        state: string
        registration_requests: Pick<RegistrationRequest, 'id' | 'public_id' | 'value' | 'status'>[]
        trademarks: { id: string; name: string; jurisdiction: Jurisdiction; status: TrademarkStatus }[]
      })
    | null
  product: {
    id: string
    invoices: InvoiceOfRequest[]
    payment_attempts: (PaymentAttempt & { amount: number; currency: string })[]
    events: { id: string; name: string; created_at: string }[]
  } | null
  tracking_actions: HistoryRow[]
  verification_results: ResultRow[]
  application: ApplicationRow | null
  trademarks: {
    id: string
    jurisdiction: Jurisdiction
    number: string | null
    status: TrademarkStatus
    filing_date: string | null
    registration_date: string | null
    expiration_date: string | null
  }[]
  notes: NoteRow[]
  documents: DocumentRow[]
}

export const requestReads: Reads = {
  list: listFields,
  show: showFields,
  filters: {
    q: search('value', 'public_id', 'contact_email', 'contact_last_name'),
    status: equals('status'),
    group: equals('status_group'),
    who: (value) =>
      value === 'nobody' ? { assigned_admin_id: { _is_null: true } } : nested('assigned_admin_id', { _eq: value }),
  },
}
