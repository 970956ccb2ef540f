import type { Deadline, DeadlineKind } from './deadline.ts'
import type { MarkDates } from './mark-dates.ts'

const ofTerm: readonly DeadlineKind[] = ['term', 'renewal', 'second_instalment']

/**
 * The dates of a mark whose end nobody knows, without those of terms that are over: that a mark which stands in the register was renewed
 * then is likely, that it was not is nothing that the docket knows.
 */
export function withoutFormerTerms({ expires }: Pick<MarkDates, 'expires'>, found: readonly Deadline[]): Deadline[] {
  const last = Math.max(...found.filter(({ kind }) => kind === 'term').map(({ number }) => number))
  return expires === null ? found.filter(({ kind, number }) => !ofTerm.includes(kind) || number >= last) : [...found]
}
