import { operation, type OperationData } from './operation.ts'

export const profileBilling = operation(
  'profileBilling',
  `query profileBilling {
    user_profile(limit: 1) {
      billing_entity {
        id type business_name company_id vat first_name last_name email phone
        address { street city postcode country state }
      }
    }
  }`,
)

/** The customer's subscriptions, the running ones first, each with its next payment. */
export const profileSubscriptions = operation(
  'profileSubscriptions',
  `query profileSubscriptions($today: date!) {
    brand_subscription(order_by: [{ end_date: desc_nulls_first }, { created_at: desc }], limit: 100) {
      id tier status payment_frequency start_date end_date
      brand { id name }
      payments(where: { start_date: { _gte: $today } }, order_by: { start_date: asc }, limit: 1) { id start_date status }
    }
  }`,
)

export const profilePaymentMethods = operation(
  'profilePaymentMethods',
  `query profilePaymentMethods {
    user_payment_method(where: { status: { _neq: "Removed" } }, order_by: { created_at: desc }, limit: 50) {
      id card_brand card_expiration card_last_four status created_at
    }
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
export type CardRow = OperationData<typeof profilePaymentMethods>['user_payment_method'][number]
export type CounterpartyRow = OperationData<typeof profileWhitelist>['case_counterparty'][number]
