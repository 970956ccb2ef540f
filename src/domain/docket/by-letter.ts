import type { PlainDate } from '#kernel/dates.ts'
import { periodEnd } from './arithmetic.ts'
import { moved } from './deadline.ts'
import type { JurisdictionLaw, LawRule, Length } from './law/rule.ts'

/** Where no most is recorded, a day beyond this is rather a mistyped year: no office that is known gives longer by its letter. */
const usualMost: Length = { amount: 18, unit: 'month' }

/** Years from a letter after which no day of it is taken, whatever reason is given. */
export const longestYears = 5

/**
 * Whether a last day that somebody read in a letter is one that the office could set, where the law leaves it to the office;
 * where no most is known, up to a year and a half; false for a term that the law fixes.
 */
export function isSettable(law: JurisdictionLaw, { byLetter, end }: LawRule, from: PlainDate, day: PlainDate): boolean {
  if (!byLetter) return false
  const endOf = (length: Length) => periodEnd(from, { ...length, end }, law)
  const { least, most } = byLetter
  return (least === null || day >= endOf(least)) && day <= moved(law, endOf(most ?? usualMost)).due
}
