import type { PlainDate } from '#kernel/dates.ts'

/** What is asked of a date of a docket before the end of the term is told by it. */
export interface TermDate {
  kind: string
  due: PlainDate
  done_at: string | null
  override_at: string | null
  confidence: string
}

/**
 * The day on which the running term of a mark ends: as the record has it, else the end of the last term of its docket that somebody is sure
 * of; where nobody is sure of one, the last day of its renewal as a person set it. No closed day moves the end of a term: that is the last
 * day of the renewal. `nearingExpiry` and `endOfTerm` ask the same of the database.
 */
export function termEndOf(expires: PlainDate | null, dates: readonly TermDate[]): PlainDate | null {
  if (expires !== null) return expires
  const ends = dates.filter(({ kind, confidence }) => kind === 'term' && confidence !== 'low').map(({ due }) => due)
  const set = dates.filter((one) => one.kind === 'renewal' && one.done_at === null && one.override_at !== null)
  return ends.toSorted().at(-1) ?? set.map(({ due }) => due).toSorted()[0] ?? null
}

/**
 * The day by which a mark is to be renewed next, as its docket has it: the end of its term, or the last day of its renewal where a person set
 * that to an earlier one. Of the terms before the last one nothing is to be done any more, whatever was set of them.
 */
export function nextRenewalOf(
  expires: PlainDate | null,
  dates: readonly TermDate[],
): { due: PlainDate; isSet: boolean } | null {
  const ends = termEndOf(expires, dates)
  const last = dates
    .filter(({ kind }) => kind === 'renewal')
    .toSorted((a, b) => a.due.localeCompare(b.due))
    .at(-1)
  if (last && last.done_at === null && last.override_at !== null && last.due <= (ends ?? last.due))
    return { due: last.due, isSet: true }
  return ends === null ? null : { due: ends, isSet: false }
}
