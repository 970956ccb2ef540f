import { addDays, addMonths, addYears, type PlainDate } from '#kernel/dates.ts'
import { factsOf, grounded } from '#domain/jurisdiction/facts.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'

/** A date shown as the sum it is: from this event, this period, by this rule. */
export interface ComputedDate {
  date: PlainDate
  baseEvent: 'filing' | 'registration'
  baseDate: PlainDate
  years: number
  /** Where the period was read; null is general knowledge. */
  source: string | null
  confidence: 'high' | 'medium' | 'low'
}

/**
 * The end of a registration's first term. Null when the law of the register is not known well enough or the date that
 * the term counts from is missing. Years keep the day number; 29 February becomes 28 February.
 */
export function termEnd(
  jurisdiction: Jurisdiction,
  dates: { filingDate: PlainDate | null; registrationDate: PlainDate | null },
): ComputedDate | null {
  const facts = factsOf(jurisdiction)
  if (facts.termFrom === null || facts.termYears === null) return null
  const baseDate = facts.termFrom === 'filing' ? dates.filingDate : dates.registrationDate
  if (baseDate === null) return null
  return {
    date: addYears(baseDate, facts.termYears),
    baseEvent: facts.termFrom,
    baseDate,
    years: facts.termYears,
    ...grounded(facts.sources.term, facts.confidence),
  }
}

/** Registers that want use declared, and after how many years from registration. */
export const useDeclaredIn: readonly Jurisdiction[] = ['US']
export const useDeclaredAfterYears = 6

/** US declaration of use under section 8: due at the sixth anniversary of registration (15 U.S.C. 1058). */
export function declarationOfUseDue(jurisdiction: Jurisdiction, registrationDate: PlainDate): PlainDate | null {
  return useDeclaredIn.includes(jurisdiction) ? addYears(registrationDate, useDeclaredAfterYears) : null
}

const priorityMonths = 6

/** The last day to claim priority from a first filing: six months (Paris Convention, article 4 C). */
export function priorityEnd(firstFilingDate: PlainDate): PlainDate {
  return addMonths(firstFilingDate, priorityMonths)
}

/** No first filing after this day has its priority ended by `end`: the other way round, and never too early. */
export function priorityEndsBy(end: PlainDate): PlainDate {
  return addDays(addMonths(end, -priorityMonths), 3)
}
