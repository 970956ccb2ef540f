import { addDays, addMonths, addYears, type PlainDate } from '#kernel/dates.ts'
import type { PaymentFrequency } from './status.ts'

/** A paid stretch of days, both included. */
export interface Period {
  start: PlainDate
  end: PlainDate
}

/**
 * The period that follows the day `after`, counted from the day on which paying began: who began on the 31st pays on the last
 * day of a shorter month and on the 31st again afterwards. A day before the first period gives the first.
 */
export function periodAfter(anchor: PlainDate, frequency: PaymentFrequency, after: PlainDate | null): Period {
  const nth = (n: number) => (frequency === 'monthly' ? addMonths(anchor, n) : addYears(anchor, n))
  const wanted = after === null ? anchor : addDays(after, 1)
  // A guess from the years that lie between, at most two steps off.
  let n = Math.max(0, guess(anchor, wanted, frequency) - 1)
  while (nth(n) < wanted) n += 1
  return { start: nth(n), end: addDays(nth(n + 1), -1) }
}

function guess(anchor: PlainDate, wanted: PlainDate, frequency: PaymentFrequency): number {
  const [fromYear = 0, fromMonth = 0] = anchor.split('-').map(Number)
  const [year = 0, month = 0] = wanted.split('-').map(Number)
  return frequency === 'yearly' ? year - fromYear : (year - fromYear) * 12 + (month - fromMonth)
}
