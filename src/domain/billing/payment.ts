/** How an order is paid. */
export const paymentWays = ['card', 'wallet', 'transfer'] as const
export type PaymentWay = (typeof paymentWays)[number]

/** What a payer sees: nothing started, at the provider, waiting for its message, paid, declined, transfer expected. */
export const paymentStates = ['none', 'pending', 'paid', 'declined', 'awaiting-transfer'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Why a card was declined, in words that screens translate. Anything else a provider says becomes 'other'. */
export const declineReasons = [
  'insufficient-funds',
  'card-declined',
  'expired-card',
  'authentication-failed',
  'other',
] as const
export type DeclineReason = (typeof declineReasons)[number]
