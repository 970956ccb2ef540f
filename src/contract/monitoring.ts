import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { couponProblems } from '#domain/billing/discount.ts'
import { platformKinds } from '#domain/monitoring/plan.ts'
import {
  paymentFrequencies,
  subscriptionPaymentStatuses,
  subscriptionStatuses,
  subscriptionTiers,
} from '#domain/monitoring/status.ts'
import { currencies } from '#kernel/money.ts'
import { call } from './call.ts'
import { choice, done, list, nothing, optionalField, rowId, url } from './fields.ts'
import { couponCode } from './coupon.ts'
import { couponTries, mailedLinks, newRequests } from './limits.ts'
import { billingDetails } from './product.ts'
import { oneRow } from './who.ts'

const clients = ['customer', 'staff', 'admin'] as const
const staff = ['staff', 'admin'] as const
const audit = { table: 'brand_subscription' } as const

/** What is done with a subscription that there is. */
const own = { limit: 'none', support: 'closed', audit, params: oneRow, query: nothing } as const

const covered = {
  tier: choice(subscriptionTiers),
  paymentFrequency: choice(paymentFrequencies),
  platforms: list(choice(platformKinds), platformKinds.length, { min: 1, tooFew: 'choose-at-least-one' }),
}

export const subscriptionCreate = call({
  name: 'brand-subscription.create',
  method: 'POST',
  path: '/api/brand-subscription',
  summary: 'Order the protection of a brand, or begin its trial; `proactive` is an offer that staff make to a customer',
  who: clients,
  limit: newRequests,
  support: 'closed',
  audit: { table: 'brand_subscription', facts: ['tier', 'paymentFrequency'] },
  params: nothing,
  query: z.strictObject({ proactive: z.stringbool().default(false) }),
  body: z.strictObject({
    ...covered,
    /** A brand that there is; null for one that is made with the order. */
    brandId: rowId.nullable().default(null),
    brandName: optionalField(texts.heading),
    websites: list(url, 10).default([]),
    currency: choice(currencies),
    /** Two weeks without payment, once for each customer. */
    trial: z.boolean({ error: 'wrong-type' }).default(false),
    /** The solution of a case that offered the plan. */
    caseSolutionId: rowId.nullable().default(null),
  }),
  /** `productId` is what is paid for; null for a trial, which costs nothing. */
  output: z.object({ id: rowId, productId: rowId.nullable() }),
  errors: ['invalid-input', 'not-found', 'already-done', 'rules-unmet', 'sign-in-required', 'too-many-requests'],
  idempotent: 'by-key',
})

export const subscriptionCheckout = call({
  ...own,
  name: 'brand-subscription.checkout',
  method: 'POST',
  path: '/api/brand-subscription/{id}/checkout',
  summary: 'Prepare the payment of the next period, or find the one that is; answers with what is paid for',
  who: ['customer'],
  body: nothing,
  output: z.object({ productId: rowId }),
  errors: ['not-found', 'rules-unmet', 'transition-refused'],
})

export const subscriptionUpdate = call({
  ...own,
  name: 'brand-subscription.update',
  method: 'PUT',
  path: '/api/brand-subscription/{id}',
  summary:
    'Change where a brand is looked for, and from the next period on the tier and how often it is paid; or the card',
  who: clients,
  body: z.strictObject({ ...covered, paymentMethodId: rowId.nullable() }),
  /** The first day of another tier or frequency; null when neither changes later. */
  output: z.object({ changesOn: z.string().nullable() }),
  errors: ['invalid-input', 'not-found', 'transition-refused'],
})

export const subscriptionCancel = call({
  ...own,
  name: 'brand-subscription.cancel',
  method: 'POST',
  path: '/api/brand-subscription/{id}/cancel',
  summary: 'End a subscription: nothing more is charged, and what is paid for runs to its last day',
  who: clients,
  body: nothing,
  output: z.object({ status: z.enum(subscriptionStatuses), endsOn: z.string().nullable() }),
  errors: ['not-found', 'transition-refused', 'changed-meanwhile'],
})

export const subscriptionNotify = call({
  ...own,
  name: 'brand-subscription.notify',
  method: 'POST',
  path: '/api/brand-subscription/{id}/notify',
  summary: 'Mail the customer again how the subscription stands',
  who: staff,
  limit: mailedLinks,
  body: nothing,
  output: done,
  errors: ['not-found', 'rules-unmet', 'too-many-requests'],
})

export const subscriptionBilling = call({
  ...own,
  name: 'brand-subscription.billing-entity',
  method: 'PUT',
  path: '/api/brand-subscription/{id}/billing-entity',
  summary: 'Save who is billed for the periods to come; issued invoices stay as they are',
  who: clients,
  body: billingDetails,
  output: done,
  errors: ['invalid-input', 'not-found', 'transition-refused'],
})

const shownCoupon = z.object({
  id: z.string(),
  type: z.enum(['percent', 'amount']),
  lawyerFees: z.number().int(),
  currency: z.string().nullable(),
  /** Of every period, or of the first that it is on. */
  recurring: z.boolean(),
  problem: z.enum(couponProblems).nullable(),
})

export const subscriptionCoupon = call({
  name: 'brand-subscription.coupon',
  method: 'GET',
  path: '/api/brand-subscription/{id}/discount-coupon',
  summary: 'The coupon of a subscription and whether it is good for the next period',
  who: clients,
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: oneRow,
  query: nothing,
  body: nothing,
  output: z.object({ coupon: shownCoupon.nullable() }),
  errors: ['not-found'],
})

export const subscriptionCouponChoose = call({
  ...own,
  name: 'brand-subscription.choose-coupon',
  method: 'POST',
  path: '/api/brand-subscription/{id}/discount-coupon',
  summary: 'Put a coupon on the periods to come, or take it away',
  who: clients,
  limit: couponTries,
  body: z.strictObject({ code: couponCode.nullable() }),
  output: done,
  errors: ['invalid-input', 'not-found', 'transition-refused', 'too-many-requests'],
})

/** What an administrator does by hand with the payment of a period, as the timer does it by itself. */
const payment = {
  ...own,
  method: 'POST',
  who: ['admin'],
  body: nothing,
  output: z.object({ status: z.enum(subscriptionPaymentStatuses) }),
} as const

export const paymentPrepare = call({
  ...payment,
  name: 'brand-subscription.payment-prepare',
  path: '/api/brand-subscription/{id}/payment/prepare',
  summary: 'Prepare the payment of the next period now',
  errors: ['not-found', 'rules-unmet', 'transition-refused'],
})

export const paymentCharge = call({
  ...payment,
  name: 'brand-subscription.payment-charge',
  path: '/api/brand-subscription/{id}/payment/charge',
  summary: 'Charge the saved card for the open period now, as one of its four attempts',
  errors: ['not-found', 'rules-unmet', 'transition-refused', 'provider-failed'],
})

export const paymentConfirm = call({
  ...payment,
  name: 'brand-subscription.payment-confirm',
  path: '/api/brand-subscription/{id}/payment/confirm',
  summary: 'Ask the provider how the charge stands and enter what it says',
  errors: ['not-found', 'rules-unmet', 'provider-failed'],
})

export const paymentDecline = call({
  ...payment,
  name: 'brand-subscription.payment-decline',
  path: '/api/brand-subscription/{id}/payment/decline',
  summary: 'Give a charge up that the provider does not finish; when it was paid meanwhile it is confirmed',
  errors: ['not-found', 'rules-unmet', 'provider-failed'],
})

export const paymentNotify = call({
  ...payment,
  name: 'brand-subscription.payment-notify',
  path: '/api/brand-subscription/{id}/payment/notify',
  summary: 'Mail the customer again how the payment of the open period stands',
  limit: mailedLinks,
  errors: ['not-found', 'rules-unmet', 'too-many-requests'],
})
