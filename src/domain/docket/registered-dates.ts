import type { PlainDate } from '#kernel/dates.ts'
import { deadlinesOf } from './deadlines.ts'
import { noDates, type MarkDates } from './mark-dates.ts'

/** The dates that the record of a trademark keeps: the end of its first term and the first declaration of use. */
export interface RegisteredDates {
  termEnd: PlainDate | null
  /** By the calendar, as registers state it; only where a register wants use declared after registration. */
  useDue: PlainDate | null
}

/** What follows from filing and registration as the law stands on a day; null where the law or the date is unknown. */
export function registeredDates(
  jurisdiction: string,
  dates: Pick<MarkDates, 'filed' | 'registered' | 'priority'> & Partial<Pick<MarkDates, 'isMadrid'>>,
  on: PlainDate,
): RegisteredDates {
  const found = deadlinesOf(jurisdiction, { ...noDates, ...dates }, on)
  const first = (kind: 'term' | 'use_declaration', event?: string) =>
    found.find((one) => one.kind === kind && (event === undefined || one.from.event === event))?.calendarDue ?? null
  return { termEnd: first('term'), useDue: first('use_declaration', 'registration') }
}
