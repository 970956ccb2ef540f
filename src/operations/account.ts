import type { PaymentMethodStatus } from '#domain/billing/payment-method-status.ts'
import { operation } from './operation.ts'

/** Who the customer is billed as by default. */
export interface BillingEntity {
  id: string
  type: string
  business_name: string | null
  company_id: string | null
  vat: string | null
  first_name: string | null
  last_name: string | null
  email: string | null
  phone: string | null
  address: { street: string; city: string; postcode: string; country: string; state: string | null } | null
}

export const profileBilling = operation<{ user_profile: { billing_entity: BillingEntity | null }[] }>(
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

export interface SubscriptionRow {
  id: string
  tier: string
  status: string
  payment_frequency: string
  start_date: string | null
  end_date: string | null
  brand: { id: string; name: string } | null
  payments: { id: string; start_date: string; status: string }[]
}

/** The customer's subscriptions, the running ones first, each with its next payment. */
export const profileSubscriptions = operation<{ brand_subscription: SubscriptionRow[] }, { today: string }>(
  'profileSubscriptions',
  `query profileSubscriptions($today: date!) {
    brand_subscription(order_by: [{ end_date: desc_nulls_first }, { created_at: desc }], limit: 100) {
      id tier status payment_frequency start_date end_date
      brand { id name }
      payments(where: { start_date: { _gte: $today } }, order_by: { start_date: asc }, limit: 1) { id start_date status }
    }
  }`,
)

export interface CardRow {
  id: string
  card_brand: string | null
  card_expiration: string | null
  card_last_four: string | null
  status: PaymentMethodStatus
  created_at: string
}

export const profilePaymentMethods = operation<{ user_payment_method: CardRow[] }>(
  'profilePaymentMethods',
  `query profilePaymentMethods {
    user_payment_method(where: { status: { _neq: "Removed" } }, order_by: { created_at: desc }, limit: 50) {
      id card_brand card_expiration card_last_four status created_at
    }
  }`,
)

export interface CounterpartyRow {
  id: string
  primary_name: string
  aliases: string[]
  websites: string[]
}

/** Who may use the customer's brands and is not reported. */
export const profileWhitelist = operation<{ case_counterparty: CounterpartyRow[] }>(
  'profileWhitelist',
  `query profileWhitelist {
    case_counterparty(where: { whitelisted: { _eq: true } }, order_by: { primary_name: asc }, limit: 200) {
      id primary_name aliases websites
    }
  }`,
)
