import { addMonths, type PlainDate } from '#kernel/dates.ts'

/**
 * Whether a found mark is older than the watched one. 'perhaps' lies in the six months before the watched filing, where a
 * priority of the watched mark (Paris Convention, article 4 C), of which we know nothing, would turn it round.
 */
export const seniorities = ['earlier', 'perhaps', 'later', 'unknown'] as const
export type Seniority = (typeof seniorities)[number]

/** The dates of a mark that its register tells. */
export interface RegisterDates {
  readonly filingDate: PlainDate | null
  readonly priorityDate: PlainDate | null
  readonly publicationDate: PlainDate | null
  readonly registrationDate: PlainDate | null
}

/** The longest time between a first filing and one that claims its priority. */
const priorityMonths = 6

/**
 * By priority, else by filing. A mark published or registered before the watched one was filed is older whatever its own
 * filing date; without that date it is not known that one is later. Of one day is not older.
 */
export function seniorityOf(found: RegisterDates, watchedFiling: PlainDate | null): Seniority {
  if (watchedFiling === null) return 'unknown'
  const dates = [found.filingDate, found.priorityDate, found.publicationDate, found.registrationDate]
  const first = dates.filter((date) => date !== null).sort()[0]
  if (first !== undefined && first < watchedFiling)
    return first < addMonths(watchedFiling, -priorityMonths) ? 'earlier' : 'perhaps'
  return found.filingDate === null && found.priorityDate === null ? 'unknown' : 'later'
}
