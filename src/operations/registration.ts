import { operation, type OperationData } from './operation.ts'
import { ownerSelection } from './party.ts'

const requestFields = `id public_id contact_email contact_first_name contact_last_name currency status type value
  business_description websites jurisdictions ordered_items product_id created_at last_status_update postponed_until
  euipo_grant_requested euipo_grant_decision lawyer_services_help_required invoice_issued_in_US`
const resultFields = `id version value value_type jurisdictions recommended_classes verified_classes use_narrow_gs_list
  additional_check_required distinctiveness overall_risk client_note strategy other_refusal_reason updated_at registers_asked review
  similar_trademarks(order_by: { name: asc }) { id name jurisdictions url metadata similarity competitor well_known }`

export const requestById = operation(
  'requestById',
  `query requestById($id: uuid!) {
    registration_request_by_pk(id: $id) { ${requestFields} tracking_actions(order_by: { created_at: asc }) { id name created_at } }
  }`,
)

/** The request with its completed verification results, the newest first; so many that nobody misses one. */
export const verificationSummary = operation(
  'verificationSummary',
  `query verificationSummary($id: uuid!) {
    registration_request_by_pk(id: $id) {
      ${requestFields}
      verification_results(where: { completed: { _eq: true } }, order_by: { version: desc }, limit: 20) { ${resultFields} }
    }
  }`,
)

/** What the checkout and the payment page need of a product. */
export const productCheckout = operation(
  'productCheckout',
  `query productCheckout($id: uuid!) {
    product_by_pk(id: $id) {
      id
      registration_request { ${requestFields} }
      service_request {
        id public_id service_name status currency invoice_content contact_email contact_first_name contact_last_name parameters
      }
      invoices(order_by: { created_at: desc }, limit: 1) {
        id variable_symbol serial_number year payment_date payment_type created_at document_context
      }
      payment_attempts(order_by: { created_at: desc }, limit: 1) { id status decline_reason created_at }
    }
  }`,
)

/** The period of a subscription that a product is for. Only whoever is signed in has one: links lead to none. */
export const paidPeriod = operation(
  'paidPeriod',
  `query paidPeriod($id: uuid!) {
    brand_subscription_payment(where: { product_id: { _eq: $id } }, limit: 1) {
      id status invoice_content
      brand_subscription { id public_id tier payment_frequency currency brand { id name } }
    }
  }`,
)

/** The customer's orders, newest first, with the total for paging. */
export const ordersForUser = operation(
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

/** The application draft of a request, with its comments in the order they were written. */
export const applicationDraft = operation(
  'applicationDraft',
  `query applicationDraft($id: uuid!) {
    registration_request_by_pk(id: $id) {
      ${requestFields}
      billing_entity { ${ownerSelection} }
      tracking_actions(order_by: { created_at: asc }) { id name created_at }
      trademarks(order_by: [{ jurisdiction: asc }, { part: asc }]) { id jurisdiction status registration_date ended_on goods_and_services }
      documents(where: { type: { _in: ["logo", "recording", "power-of-attorney"] } }, order_by: [{ created_at: desc }, { id: desc }], limit: 20) { id name type media_type revision created_at }
      views: documents(where: { type: { _eq: "view" } }, order_by: [{ created_at: asc }, { id: asc }], limit: 200) { id name }
      application {
        id onboarding_finished client_approval draft domicile_address_visible mark_description mark_colours mark_views
        priority_filing_jurisdiction priority_filing_number priority_filing_date
        registration_entity { ${ownerSelection} }
        mailing_address { street city postcode country state }
        domicile_address { street city postcode country state }
        application_jurisdictions(order_by: { jurisdiction: asc }) { id jurisdiction goods_and_services uspto_filing_basis uspto_first_use }
        specimens(order_by: [{ class_number: asc }, { created_at: asc }], limit: 450) {
          id class_number class_items description url capture_date uspto_requirements document { id name media_type }
        }
        comments(order_by: { created_at: asc }) { id type content section suggested_comment resolved_at edited_at created_at user_id }
      }
    }
  }`,
)

type Summary = NonNullable<OperationData<typeof verificationSummary>['registration_request_by_pk']>
type Checkout = NonNullable<OperationData<typeof productCheckout>['product_by_pk']>

export type RegistrationRequest = Omit<Summary, 'verification_results'>
export type VerificationResult = Summary['verification_results'][number]
export type SimilarTrademark = VerificationResult['similar_trademarks'][number]
export type InvoiceSummary = Checkout['invoices'][number]
export type DraftRequest = NonNullable<OperationData<typeof applicationDraft>['registration_request_by_pk']>
export type ApplicationDraft = NonNullable<DraftRequest['application']>
export type DraftSpecimen = ApplicationDraft['specimens'][number]
export type Owner = NonNullable<ApplicationDraft['registration_entity']>
