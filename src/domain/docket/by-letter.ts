import type { PlainDate } from '#kernel/dates.ts'
import { periodEnd } from './arithmetic.ts'
import { moved } from './deadline.ts'
import type { JurisdictionLaw, LawRule, Length } from './law/rule.ts'

/**
 * Whether a last day that somebody read in a letter is one that the office could set, where the law leaves it to the office;
 * true where no bound is known, false for a term that the law fixes.
 */
export function isSettable(law: JurisdictionLaw, { byLetter, end }: LawRule, from: PlainDate, day: PlainDate): boolean {
  if (!byLetter) return false
  const endOf = (length: Length) => periodEnd(from, { ...length, end }, law)
  const { least, most } = byLetter
  return (least === null || day >= endOf(least)) && (most === null || day <= moved(law, endOf(most)).due)
}
