/** How an order is paid. */
export const paymentWays = ['card', 'wallet', 'transfer'] as const
export type PaymentWay = (typeof paymentWays)[number]

/**
 * What a payer sees: nothing started, at the provider, waiting for its message, paid, declined, transfer expected, what was paid
 * goes back or went back, and an order that is over.
 */
export const paymentStates = [
  'none',
  'pending',
  'paid',
  'declined',
  'awaiting-transfer',
  'refund-due',
  'refunded',
  'closed',
] as const
export type PaymentState = (typeof paymentStates)[number]

interface Standing {
  phase: 'open' | 'placed' | 'paid' | 'closed'
  /** The invoice that is not cancelled. */
  invoice: { isPaid: boolean; isTransfer: boolean } | null
  /** The statuses of the attempts to pay, the newest first. */
  attempts: readonly string[]
}

/**
 * How a payment stands for whoever made it. A second payment that goes back does not hide that the order is paid, nor the account
 * that a transfer is waited for on; "refunded" is said when nothing of what was paid is kept.
 */
export function paymentStateOf({ phase, invoice, attempts }: Standing): PaymentState {
  const [newest] = attempts
  if (invoice?.isPaid && phase !== 'closed') return 'paid'
  if (phase === 'placed' && invoice?.isTransfer) return 'awaiting-transfer'
  // Money that is here and not settled yet is on its way: nobody is asked to pay it again.
  const isUnderWay = newest === 'pending' || newest === 'received'
  if (phase === 'placed' && isUnderWay) return 'pending'
  if (attempts.includes('refund-due')) return 'refund-due'
  const wentBack = phase === 'closed' ? attempts.includes('refunded') : newest === 'refunded'
  if (wentBack && !attempts.includes('paid')) return 'refunded'
  if (phase === 'closed') return 'closed'
  if (!invoice) return 'none'
  if (invoice.isTransfer) return 'awaiting-transfer'
  if (newest === 'declined' || newest === 'cancelled') return 'declined'
  return isUnderWay ? 'pending' : 'none'
}

/** Why a card was declined, in words that screens translate. Anything else a provider says becomes 'other'. */
export const declineReasons = [
  'insufficient-funds',
  'card-declined',
  'expired-card',
  'authentication-failed',
  'other',
] as const
export type DeclineReason = (typeof declineReasons)[number]
