import type { MarkType } from '#domain/catalog/mark-types.ts'
import type { Explanation } from '#domain/clearance/explanation.ts'
import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { OrderedItems } from '#domain/registration/ordered-items.ts'
import type { RegistrationStatus } from '#domain/registration/status.ts'
import type { RegisterAsked } from '#domain/verification/registers.ts'
import type { JurisdictionVerdict } from '#domain/verification/verdict.ts'
import type { Distinctiveness, Risk } from '#domain/verification/vocabulary.ts'
import type { TrademarkStatus } from '#domain/trademark/status.ts'
import { operation } from './operation.ts'

export interface TrackingAction {
  id: string
  name: string
  created_at: string
}

export interface SimilarTrademark {
  id: string
  name: string
  jurisdictions: Jurisdiction[]
  url: string | null
  metadata: {
    number?: string
    owner?: string
    classes?: number[]
    goods?: string
    status?: string
    reason?: string
    office?: Jurisdiction
    /** Why the mark stands close, as it was counted then; none of a mark entered by hand. */
    score?: Explanation
  } | null
  similarity: Risk
  competitor: boolean
  well_known: boolean
}

export interface VerificationResult {
  id: string
  version: number
  value: string
  jurisdictions: JurisdictionVerdict[]
  recommended_classes: number[]
  verified_classes: number[]
  use_narrow_gs_list: boolean
  additional_check_required: boolean
  distinctiveness: Distinctiveness | null
  overall_risk: Risk | null
  client_note: string | null
  strategy: string | null
  other_refusal_reason: string | null
  updated_at: string
  /** Null of results from before it was kept. */
  registers_asked: RegisterAsked[] | null
  similar_trademarks: SimilarTrademark[]
}

export interface RegistrationRequest {
  id: string
  public_id: string
  contact_email: string
  contact_first_name: string
  contact_last_name: string
  currency: string
  status: RegistrationStatus
  type: MarkType
  value: string
  business_description: string
  websites: string[]
  jurisdictions: Jurisdiction[]
  ordered_items: OrderedItems | null
  product_id: string | null
  created_at: string
  last_status_update: string
}

const requestFields = `id public_id contact_email contact_first_name contact_last_name currency status type value
  business_description websites jurisdictions ordered_items product_id created_at last_status_update`
const resultFields = `id version value jurisdictions recommended_classes verified_classes use_narrow_gs_list
  additional_check_required distinctiveness overall_risk client_note strategy other_refusal_reason updated_at registers_asked
  similar_trademarks(order_by: { name: asc }) { id name jurisdictions url metadata similarity competitor well_known }`

export const requestById = operation<
  { registration_request_by_pk: (RegistrationRequest & { tracking_actions: TrackingAction[] }) | null },
  { id: string }
>(
  'requestById',
  `query requestById($id: uuid!) {
    registration_request_by_pk(id: $id) { ${requestFields} tracking_actions(order_by: { created_at: asc }) { id name created_at } }
  }`,
)

/** The request with its completed verification results, the newest first; so many that nobody misses one. */
export const verificationSummary = operation<
  { registration_request_by_pk: (RegistrationRequest & { verification_results: VerificationResult[] }) | null },
  { id: string }
>(
  'verificationSummary',
  `query verificationSummary($id: uuid!) {
    registration_request_by_pk(id: $id) {
      ${requestFields}
      verification_results(where: { completed: { _eq: true } }, order_by: { version: desc }, limit: 20) { ${resultFields} }
    }
  }`,
)

export interface PaymentAttempt {
  id: string
  status: string
  decline_reason: string | null
  created_at: string
}

export interface InvoiceSummary {
  id: string
  variable_symbol: string
  serial_number: number | null
  year: number | null
  payment_date: string | null
  payment_type: 'card' | 'transfer' | 'wallet'
  created_at: string
  document_context: import('#domain/billing/invoice-document.ts').InvoiceDocument
}

/** What the checkout and the payment page need of a product. */
export const productCheckout = operation<
  {
    product_by_pk: {
      id: string
      registration_request: RegistrationRequest
      invoices: InvoiceSummary[]
      payment_attempts: PaymentAttempt[]
    } | null
  },
  { id: string }
>(
  'productCheckout',
  `query productCheckout($id: uuid!) {
    product_by_pk(id: $id) {
      id
      registration_request { ${requestFields} }
      invoices(order_by: { created_at: desc }, limit: 1) {
        id variable_symbol serial_number year payment_date payment_type created_at document_context
      }
      payment_attempts(order_by: { created_at: desc }, limit: 1) { id status decline_reason created_at }
    }
  }`,
)

/** The customer's orders, newest first, with the total for paging. */
export const ordersForUser = operation<
  {
    registration_request: (RegistrationRequest & {
      invoices: { invoices: InvoiceSummary[] } | null
      tracking_actions: TrackingAction[]
    })[]
    registration_request_aggregate: { aggregate: { count: number } }
  },
  { limit: number; offset: number }
>(
  'ordersForUser',
  `query ordersForUser($limit: Int!, $offset: Int!) {
    registration_request(order_by: { created_at: desc }, limit: $limit, offset: $offset) {
      ${requestFields}
      invoices: product {
        invoices(order_by: { created_at: desc }, limit: 1) {
          id variable_symbol serial_number year payment_date payment_type created_at document_context
        }
      }
      tracking_actions(order_by: { created_at: desc }, limit: 3) { id name created_at }
    }
    registration_request_aggregate { aggregate { count } }
  }`,
)

export interface Owner {
  id: string
  type: string
  first_name: string | null
  last_name: string | null
  nationality: string | null
  birthdate: string | null
  business_name: string | null
  company_type: string | null
  company_id: string | null
  country_of_incorporation: string | null
  state_of_incorporation: string | null
  email: string | null
  phone: string | null
  address: { street: string; city: string; postcode: string; country: string; state: string | null } | null
}

export interface ApplicationDraft {
  id: string
  onboarding_finished: boolean
  client_approval: boolean
  draft: Record<string, string> | null
  priority_filing_jurisdiction: Jurisdiction | null
  priority_filing_number: string | null
  priority_filing_date: string | null
  registration_entity: Owner | null
  application_jurisdictions: { id: string; jurisdiction: Jurisdiction; goods_and_services: GoodsAndServices }[]
  comments: {
    id: string
    type: 'comment' | 'review-request'
    content: string
    created_at: string
    user_id: string | null
  }[]
}

/** The application draft of a request, with its comments in the order they were written. */
export const applicationDraft = operation<
  {
    registration_request_by_pk:
      | (RegistrationRequest & {
          application: ApplicationDraft | null
          tracking_actions: TrackingAction[]
          trademarks: { id: string; jurisdiction: Jurisdiction; status: TrademarkStatus }[]
        })
      | null
  },
  { id: string }
>(
  'applicationDraft',
  `query applicationDraft($id: uuid!) {
    registration_request_by_pk(id: $id) {
      ${requestFields}
      tracking_actions(order_by: { created_at: asc }) { id name created_at }
      trademarks(order_by: { jurisdiction: asc }) { id jurisdiction status }
      application {
        id onboarding_finished client_approval draft
        priority_filing_jurisdiction priority_filing_number priority_filing_date
        registration_entity {
          id type first_name last_name nationality birthdate business_name company_type company_id
          country_of_incorporation state_of_incorporation email phone
          address { street city postcode country state }
        }
        application_jurisdictions(order_by: { jurisdiction: asc }) { id jurisdiction goods_and_services }
        comments(order_by: { created_at: asc }) { id type content created_at user_id }
      }
    }
  }`,
)
