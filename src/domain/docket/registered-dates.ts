import type { PlainDate } from '#kernel/dates.ts'
import type { Deadline } from './deadline.ts'
import { deadlinesOf } from './deadlines.ts'
import { noDates, type MarkDates } from './mark-dates.ts'

/**
 * The dates that the record of a trademark keeps: the end of its first term, unless that is over (which term runs then only the register
 * says), and the first declaration of use, unless that is over too.
 */
export interface RegisteredDates {
  termEnd: PlainDate | null
  /** By the calendar, as registers state it; only where a register wants use declared after registration. */
  useDue: PlainDate | null
}

type Known = Pick<MarkDates, 'filed' | 'registered' | 'priority'> & Partial<Pick<MarkDates, 'isMadrid'>>

/** What follows from filing and registration as the law stands on a day; null where the law or the date is unknown. */
export function registeredDates(jurisdiction: string, dates: Known, on: PlainDate): RegisteredDates {
  const found = deadlinesOf(jurisdiction, { ...noDates, ...dates }, on)
  const end = termEndIn(found)
  const use = found.find(({ kind, from }) => kind === 'use_declaration' && from.event === 'registration')
  return {
    termEnd: end !== null && end >= on ? end : null,
    useDue: use && (use.graceUntil ?? use.due) >= on ? use.calendarDue : null,
  }
}

/** The end of the first term by the sum alone, also where it is over. */
export function firstTermEnd(jurisdiction: string, dates: Known, on: PlainDate): PlainDate | null {
  return termEndIn(deadlinesOf(jurisdiction, { ...noDates, ...dates }, on))
}

const termEndIn = (found: readonly Deadline[]): PlainDate | null =>
  found.find(({ kind }) => kind === 'term')?.calendarDue ?? null
