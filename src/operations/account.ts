import { operation, type OperationData } from './operation.ts'

const billed = `billing_entity {
        id type business_name company_id vat first_name last_name email phone
        address { street city postcode country state }
      }`

export const profileBilling = operation(
  'profileBilling',
  `query profileBilling {
    user_profile(limit: 1) {
      ${billed}
    }
  }`,
)

/** Who was billed for the customer's newest order of each kind, beside the profile's. */
export const lastBilled = operation(
  'lastBilled',
  `query lastBilled {
    registration_request(where: { billing_entity_id: { _is_null: false } }, order_by: [{ created_at: desc }, { id: desc }], limit: 1) {
      created_at
      ${billed}
    }
    service_request(where: { billing_entity_id: { _is_null: false } }, order_by: [{ created_at: desc }, { id: desc }], limit: 1) {
      created_at
      ${billed}
    }
  }`,
)

/** The customer's subscriptions, the running ones first, each with its last payment. */
export const profileSubscriptions = operation(
  'profileSubscriptions',
  `query profileSubscriptions {
    brand_subscription(order_by: [{ end_date: desc_nulls_first }, { created_at: desc }], limit: 100) {
      id public_id tier status payment_frequency start_date end_date user_payment_method_id
      brand { id name }
      payments(order_by: { start_date: desc }, limit: 1) { id start_date status }
    }
  }`,
)

const subscriptionFields = `id public_id tier status payment_frequency next_tier next_payment_frequency start_date end_date currency
      case_solution_id discount_coupon_id user_payment_method_id
      brand { id name }
      platforms(order_by: { name: asc }) { id name start_date }
      payments(order_by: { start_date: desc }, limit: 60) {
        id start_date end_date status decline_reason product_id invoice_content
        product { id invoices(order_by: { created_at: desc }, limit: 1) { id serial_number year document_context } }
      }`

/** One subscription with all that its page says of it; the cards that it could be paid with. */
export const profileSubscription = operation(
  'profileSubscription',
  `query profileSubscription($id: uuid!) {
    brand_subscription_by_pk(id: $id) {
      ${subscriptionFields}
      billing_entity { id type business_name first_name last_name }
      tracking_actions(order_by: { created_at: desc }, limit: 30) { id name created_at }
    }
    user_payment_method(where: { status: { _eq: "Valid" } }, order_by: { created_at: desc }, limit: 50) {
      id card_brand card_last_four
    }
  }`,
)

/** The newest subscription that the solution of a case led to. */
export const subscriptionOfSolution = operation(
  'subscriptionOfSolution',
  `query subscriptionOfSolution($id: uuid!) {
    brand_subscription(where: { case_solution_id: { _eq: $id } }, order_by: { created_at: desc }, limit: 1) {
      ${subscriptionFields}
    }
  }`,
)

const unprotected = '_not: { subscriptions: { status: { _nin: ["Created", "Cancelled", "Expired"] } } }'

/** The brands of whoever orders that nothing protects yet, with their number; and the one that is asked for, wherever it stands. */
export const brandsToProtect = operation(
  'brandsToProtect',
  `query brandsToProtect($asked: [uuid!]!) {
    brand(where: { ${unprotected} }, order_by: [{ name: asc }, { id: asc }], limit: 200) { id name }
    brand_aggregate(where: { ${unprotected} }) { aggregate { count } }
    asked: brand(where: { id: { _in: $asked }, ${unprotected} }, limit: 1) { id name }
  }`,
)

/** Who may use the customer's brands and is not reported. */
export const profileWhitelist = operation(
  'profileWhitelist',
  `query profileWhitelist {
    case_counterparty(where: { whitelisted: { _eq: true } }, order_by: { primary_name: asc }, limit: 200) {
      id primary_name aliases websites
    }
  }`,
)

/** Who the customer is billed as by default. */
export type BillingEntity = NonNullable<OperationData<typeof profileBilling>['user_profile'][number]['billing_entity']>
export type SubscriptionRow = OperationData<typeof profileSubscriptions>['brand_subscription'][number]
export type Subscription = NonNullable<OperationData<typeof profileSubscription>['brand_subscription_by_pk']>
export type CounterpartyRow = OperationData<typeof profileWhitelist>['case_counterparty'][number]
