import type { Reads } from '../generated/reads.ts'
import { operation } from '../operation.ts'

const reminded = 'id public_id contact_email contact_first_name language value status user_id'
const within = (name: string) => `{ name: { _eq: "${name}" }, created_at: { _gte: $from, _lt: $to } }`
const done = (name: string) => `{ tracking_actions: { name: { _eq: "${name}" } } }`
const optedIn = 'send_marketing_emails: { _eq: true }'

const spanned = <N extends keyof Reads>(name: N, where: string) =>
  operation(
    name,
    `query ${name}($from: timestamptz!, $to: timestamptz!) {
      registration_request(where: { ${where} }, order_by: [{ created_at: asc }, { id: asc }]) { ${reminded} }
    }`,
  )

/** Answered with yes in the span, and nobody looked at the answer yet. */
export const registrationRequestsVerifiedWithoutResultView = spanned(
  'registrationRequestsVerifiedWithoutResultView',
  `${optedIn}, status: { _eq: "Verification approved" }, tracking_actions: ${within('Verification approved')},
   _not: ${done('Verification result viewed')}`,
)

/** The answer was yes and was looked at in the span, but nothing is ordered yet. */
export const approvedRegistrationRequestsWithResultView = spanned(
  'approvedRegistrationRequestsWithResultView',
  `${optedIn}, status: { _eq: "Verification approved" }, tracking_actions: ${within('Verification result viewed')}`,
)

/** The answer was no and was looked at in the span. */
export const dismissedRegistrationRequestsWithResultView = spanned(
  'dismissedRegistrationRequestsWithResultView',
  `${optedIn}, status: { _eq: "Verification dismissed" }, tracking_actions: ${within('Verification result viewed')}`,
)

/** Ordered in the span, and the checkout is still open. */
export const getRegistrationRequestsWithOrderCreated = spanned(
  'getRegistrationRequestsWithOrderCreated',
  `${optedIn}, status: { _in: ["Order created", "Registration order started"] },
   tracking_actions: ${within('Order created')}, _not: ${done('Checkout completed')}`,
)

/** The order was begun in the span and never created. */
export const getRegistrationRequestsStartedWithoutOrderCreated = spanned(
  'getRegistrationRequestsStartedWithoutOrderCreated',
  `${optedIn}, tracking_actions: ${within('Registration order started')}, _not: ${done('Order created')}`,
)

/**
 * Where to write to whoever something happened with, by the name of the action: whom they let us write to only, neither
 * on the request nor in their account taken back. Somebody with several requests is in it once for each spelling.
 */
export const contactEmailsByTrackingActionName = operation(
  'contactEmailsByTrackingActionName',
  `query contactEmailsByTrackingActionName($name: String!) {
    registration_request(
      where: { ${optedIn}, tracking_actions: { name: { _eq: $name } }
        _not: { user: { profile: { marketing_emails_enabled: { _eq: false } } } } }
      distinct_on: [contact_email], order_by: [{ contact_email: asc }]
    ) { contact_email }
  }`,
)

/** Everything a drafter needs of one request. */
export const registrationRequestGetOneForDrafting = operation(
  'registrationRequestGetOneForDrafting',
  `query registrationRequestGetOneForDrafting($id: uuid!) {
    registration_request_by_pk(id: $id) {
      ${reminded} type business_description websites jurisdictions ordered_items euipo_grant_requested use_in_commerce note
      brand { id name }
      verification_results(where: { completed: { _eq: true } }, order_by: { version: desc }, limit: 1) {
        id verified_classes recommended_classes strategy support use_narrow_gs_list
      }
      application {
        id onboarding_finished client_approval priority_filing_type priority_filing_jurisdiction priority_filing_number
        priority_filing_date priority_registration_date domicile_address_visible
        registration_entity { id type business_name company_id first_name last_name nationality state_of_incorporation
          country_of_incorporation address { street city postcode country state } }
        mailing_address { street city postcode country state }
        domicile_address { street city postcode country state }
        application_jurisdictions(order_by: { jurisdiction: asc }) {
          id jurisdiction goods_and_services uspto_filing_basis uspto_specimen_to_class uspto_additional_info logo_type
          text_in_trademark color_claim_enabled color_claim
        }
        specimens(order_by: { class_number: asc }) { id class_number class_items description url capture_date }
        comments(order_by: { created_at: asc }) { id type content created_at author_role author_firstname author_lastname }
      }
    }
  }`,
)

/** The little that the page for reporting a violation shows of a request. */
export const registrationRequestGetOneForReportViolation = operation(
  'registrationRequestGetOneForReportViolation',
  `query registrationRequestGetOneForReportViolation($id: uuid!) {
    registration_request_by_pk(id: $id) {
      id public_id value type jurisdictions language contact_email report_violation_url user_id
    }
  }`,
)

/** Changes the priority claim of a draft; for the holder of its link, until it is approved. */
export const applicationUpdateAnonymous = operation(
  'applicationUpdateAnonymous',
  `mutation applicationUpdateAnonymous($id: uuid!, $set: application_set_input!) {
    update_application_by_pk(pk_columns: { id: $id }, _set: $set) {
      id domicile_address_visible priority_filing_type priority_filing_jurisdiction priority_filing_number
      priority_filing_date priority_registration_date
    }
  }`,
)
