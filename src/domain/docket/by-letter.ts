import type { PlainDate } from '#kernel/dates.ts'
import { periodEnd } from './arithmetic.ts'
import { moved } from './deadline.ts'
import type { JurisdictionLaw, LawRule, Length } from './law/rule.ts'

/** Where no most is recorded, a day beyond this is rather a mistyped year: no office that is known gives longer by its letter. */
const usualMost: Length = { amount: 18, unit: 'month' }

/** Where a term counts from a notification whose day no law fixes: no letter of an office is that long under way. */
const longestDelivery: Length = { amount: 14, unit: 'day' }

/** Years from a letter after which no day of it is taken, whatever reason is given. */
export const longestYears = 5

/**
 * Whether a last day that somebody read in a letter is one that the office could set, where the law leaves it to the office;
 * where no most is known, up to a year and a half; false for a term that the law fixes.
 */
export function isSettable(law: JurisdictionLaw, { byLetter, end }: LawRule, from: PlainDate, day: PlainDate): boolean {
  if (!byLetter) return false
  const endOf = (start: PlainDate, length: Length) => periodEnd(start, { ...length, end }, law)
  const { least, most, notified } = byLetter
  // The day of the notification is not kept: the letter alone is, and the longest that it may have taken.
  const latest = notified === undefined ? from : endOf(from, notified ?? longestDelivery)
  return (least === null || day >= endOf(from, least)) && day <= moved(law, endOf(latest, most ?? usualMost)).due
}
