import type { SubscriptionPaymentStatus, SubscriptionStatus } from './status.ts'

/** What the status of a payment means for its money, `ordered` once a document asks for it. */
export function paymentPhase(status: string, ordered: boolean): 'open' | 'placed' | 'paid' | 'closed' {
  if (status === 'Confirmed') return 'paid'
  if (overPayments.some((one) => one === status) || status === refundedPayment) return 'closed'
  return ordered ? 'placed' : 'open'
}

/** Ends without money: what is open is closed. */
export const overPayments: readonly SubscriptionPaymentStatus[] = ['Failed', 'Cancelled']
export const refundedPayment: SubscriptionPaymentStatus = 'Refunded'

/** Payments that are neither paid nor over. */
export const openPayments: readonly SubscriptionPaymentStatus[] = ['Prepared', 'Charging', 'Declined']

/** Statuses in which a brand is looked for: also in the days to make up for a payment. */
export const searchedStatuses: readonly SubscriptionStatus[] = [
  'Trial started',
  'Subscription started',
  'Payment failed',
]

/** Statuses that a customer can still end. */
export const endableStatuses: readonly SubscriptionStatus[] = [
  'Created',
  'Trial started',
  'Trial ended',
  'Subscription started',
  'Payment failed',
]
