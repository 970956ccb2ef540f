import type { PlainDate } from '#kernel/dates.ts'
import type { Deadline, DeadlineKind } from './deadline.ts'
import type { MarkDates } from './mark-dates.ts'

const ofTerm: readonly DeadlineKind[] = ['term', 'renewal', 'second_instalment']

/** What is known here of a mark beside the days that its dates are counted from. */
export interface KnownHere extends Pick<MarkDates, 'expires'> {
  /** The day on which it came to us: of what was over by then nobody here knows what became of it. */
  since: PlainDate
  /** The ends, by the calendar, of the terms whose renewal is done. */
  renewed: readonly PlainDate[]
}

const lastDayOf = ({ graceUntil, due }: Deadline): PlainDate => graceUntil ?? due

/**
 * The dates of a mark without those that were over before it came to us: that a mark which stands in the register was renewed then, and its
 * use declared, is likely, and that it was not is nothing that the docket knows. Where no end is on record, a term whose renewal was
 * missed here stays, and none follows from it.
 */
export function withoutFormerTerms({ expires, since, renewed }: KnownHere, found: readonly Deadline[]): Deadline[] {
  const left = found.filter((one) => one.kind !== 'use_declaration' || lastDayOf(one) >= since)
  if (expires !== null) return left
  const running = runningTerm(left, { since, renewed })
  return left.filter(({ kind, number }) => !ofTerm.includes(kind) || number === running)
}

/** The number of the first term that is not known to be over and renewed, of those before the last one. */
function runningTerm(
  found: readonly Deadline[],
  { since, renewed }: Pick<KnownHere, 'since' | 'renewed'>,
): number | undefined {
  const numbers = found.filter(({ kind }) => kind === 'term').map(({ number }) => number)
  const last = numbers.toSorted((a, b) => a - b).at(-1)
  const missed = found.find(
    (one) =>
      one.kind === 'renewal' &&
      one.number !== last &&
      one.graceUntil !== null &&
      lastDayOf(one) >= since &&
      !renewed.includes(one.calendarDue),
  )
  return missed?.number ?? last
}
