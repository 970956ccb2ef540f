import { addDays, daysBetween, type PlainDate } from '#kernel/dates.ts'

/** Days after the first attempt on which a declined card is charged again: four attempts in all. */
export const retryAfterDays: readonly number[] = [1, 3, 7]
export const mostAttempts = retryAfterDays.length + 1

/** Days after the first day of an unpaid period for which monitoring goes on and the payment can be made up for. */
export const graceDays = 14

/** Days before a period in which its payment is prepared and told of: a transfer needs longer than a card. */
export const prepareDays = { card: 3, transfer: 14 } as const

/** Days before the end of a trial on which its end is told. */
export const trialNoticeDays = 3

/** Why charging again by itself would be of no use: another card or the payer in person is needed. */
const needsPerson: readonly string[] = ['expired-card', 'authentication-failed', 'card-removed']

/**
 * The day on which a payment that was declined is tried again by itself: null when it is not, because four attempts were made or
 * because the reason will not pass with time. `firstOn` is the first day of the period.
 */
export function nextAttemptOn(firstOn: PlainDate, attempts: number, reason: string | null): PlainDate | null {
  if (reason !== null && needsPerson.includes(reason)) return null
  const after = retryAfterDays[attempts - 1]
  return after === undefined ? null : addDays(firstOn, after)
}

/** The last day on which a payment of a period that began on `start` can be made up for. */
export const graceEnd = (start: PlainDate): PlainDate => addDays(start, graceDays)

/** Whether the days to make up for a payment are over. */
export const isOverdue = (start: PlainDate, today: PlainDate): boolean => daysBetween(start, today) > graceDays
