import { trademarkStatusGroup, type TrademarkStatus } from './status.ts'

export const trademarkQueues = ['filing', 'examination', 'registered'] as const
export type TrademarkQueue = (typeof trademarkQueues)[number]

const filing: readonly TrademarkStatus[] = ['Ready for filing', 'Submitted to partner', 'Created from a divide']

/** Statuses in which a trademark waits for staff. */
export const trademarkWaitsForStaff: readonly TrademarkStatus[] = [
  ...filing,
  'Office action received',
  'Statement of use requested',
  'SOU extended',
]

/** The queue of staff in which a trademark stands in a status; null when it stands in none. */
export function trademarkQueueOf(status: TrademarkStatus): TrademarkQueue | null {
  if (filing.includes(status)) return 'filing'
  if (status === 'Trademark registered') return 'registered'
  return ['Examination', 'Publication', 'Use'].includes(trademarkStatusGroup(status)) ? 'examination' : null
}
