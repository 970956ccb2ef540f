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
