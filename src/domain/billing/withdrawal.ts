import { addDays, type PlainDate } from '#kernel/dates.ts'

/** Days in which a consumer withdraws from a service without a reason (Directive 2011/83/EU, Article 9). */
const withdrawalDays = 14

/** The last day to withdraw; one on a weekend moves to Monday (Regulation 1182/71, Article 3(4)). */
export function lastDayToWithdraw(orderedOn: PlainDate): PlainDate {
  const last = addDays(orderedOn, withdrawalDays)
  const weekday = new Date(`${last}T00:00:00Z`).getUTCDay()
  return addDays(last, weekday === 6 ? 2 : weekday === 0 ? 1 : 0)
}

/** Why an order cannot be withdrawn from; the right is a consumer's, for its days, until the service is performed. */
export const withdrawalProblems = ['not-ordered', 'business', 'over', 'performed', 'ended', 'declared'] as const
export type WithdrawalProblem = (typeof withdrawalProblems)[number]

/** What the right to withdraw from an order depends on. */
export interface WithdrawalFacts {
  /** The day of the contract; null while nothing is ordered. */
  orderedOn: PlainDate | null
  consumer: boolean
  performed: boolean
  ended: boolean
  declared: boolean
}

/** Whether an order can be withdrawn from on a day, or why it cannot. */
export function withdrawalProblem(facts: WithdrawalFacts, on: PlainDate): WithdrawalProblem | null {
  if (facts.orderedOn === null) return 'not-ordered'
  if (!facts.consumer) return 'business'
  if (facts.declared) return 'declared'
  if (facts.performed) return 'performed'
  if (facts.ended) return 'ended'
  return on > lastDayToWithdraw(facts.orderedOn) ? 'over' : null
}
