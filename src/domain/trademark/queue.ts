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

/** Whether a trademark can stand in a status within a view of the queue; `work` is what waits for staff, of every queue. */
export const isInView = (view: 'work' | TrademarkQueue, status: TrademarkStatus): boolean =>
  view === 'work' ? trademarkWaitsForStaff.includes(status) : trademarkQueueOf(status) === view

/** Whether nothing was handed to the office yet, so that a claimed priority may still run out. */
export const isUnfiled = (status: TrademarkStatus): boolean => filing.includes(status)
