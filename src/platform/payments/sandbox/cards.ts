/** How the provider tells of a payment: how often, and how late. */
export interface Delivery {
  times: number
  delaySeconds: number
}

export interface TestCard {
  number: string
  kind: 'paid' | 'declined' | 'challenge'
  reason: string | null
  label: string
  /** What becomes of it when it is charged later, without its holder: a reason to decline; absent where it pays. */
  later?: string
  /** Its last month; that of the others is years away. */
  expires?: 'this-month'
}

/** The test cards of the sandbox. No other number is accepted. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', kind: 'paid', reason: null, label: 'Paid at once' },
  { number: '4000000000000002', kind: 'declined', reason: 'card-declined', label: 'Declined by the bank' },
  { number: '4000000000009995', kind: 'declined', reason: 'insufficient-funds', label: 'Declined: not enough money' },
  { number: '4000000000000069', kind: 'declined', reason: 'expired-card', label: 'Declined: card expired' },
  {
    number: '4000000000003220',
    kind: 'challenge',
    reason: null,
    label: 'Asks for 3-D Secure',
    later: 'authentication-failed',
  },
  {
    number: '4000000000000341',
    kind: 'paid',
    reason: null,
    label: 'Paid now, later charges declined: not enough money',
    later: 'insufficient-funds',
  },
  {
    number: '4000000000000259',
    kind: 'paid',
    reason: null,
    label: 'Paid now, expires this month',
    expires: 'this-month',
  },
]

export const deliveries: Record<string, Delivery & { label: string }> = {
  once: { times: 1, delaySeconds: 0, label: 'Tell the shop at once' },
  twice: { times: 2, delaySeconds: 0, label: 'Tell the shop twice' },
  late: { times: 1, delaySeconds: 20, label: 'Tell the shop 20 seconds late' },
  never: { times: 0, delaySeconds: 0, label: 'Do not tell the shop' },
}

/** What a card number leads to; an unknown number is declined. */
export function cardOutcome(number: string): TestCard {
  const digits = number.replaceAll(/\D/g, '')
  return (
    testCards.find((card) => card.number === digits) ?? {
      number: digits,
      kind: 'declined',
      reason: 'card-declined',
      label: 'Unknown card',
    }
  )
}
