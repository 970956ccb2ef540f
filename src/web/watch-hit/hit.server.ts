import type { MarkState } from '#domain/clearance/mark-state.ts'
import { asTold, timeToOppose, type Standing } from '#domain/monitoring/standing.ts'
import { formatDate, type PlainDate } from '#kernel/dates.ts'
import type { Language } from '#kernel/languages.ts'
import type { WatchHitRow } from '#operations/trademark.ts'
import { standingOfHit, type WatchedRow } from '#operations/watch-hit.ts'
import { placeOf, type Place } from '../places.ts'

/** A mark of somebody else that the watch found, rated by staff. */
export interface ShownHit {
  id: string
  mark: string
  place: Place
  relevance: Relevance
  state: MarkState
  filed: string | null
  number: string | null
  classes: string
  link: string | null
  seen: boolean
  /** When a later record of the office changed what is told here. */
  changed: string | null
  standing: Standing
  /** Whether there is time to oppose it on the day of the page. */
  time: ReturnType<typeof timeToOppose>
}

export type Relevance = NonNullable<WatchHitRow['relevance']>

/** A hit as the pages show it, on a day and in a language; one that staff have not rated is shown to nobody. */
export function shownHit(
  { relevance, ...hit }: Omit<WatchHitRow, 'relevance'> & { relevance: Relevance },
  watched: WatchedRow,
  others: readonly WatchedRow[],
  { today, language }: { today: PlainDate; language: Language },
): ShownHit {
  const standing = asTold(standingOfHit(hit, watched, others))
  const day = (date: string | null) => date && formatDate(date, language)
  return {
    id: hit.id,
    mark: hit.mark_name,
    place: placeOf(hit.jurisdiction, language),
    relevance,
    state: hit.state,
    filed: day(hit.filing_date),
    number: hit.application_number,
    classes: hit.classes.join(', '),
    link: webLink(hit.ipo_link),
    seen: hit.seen,
    changed: day(hit.filing_changed_at),
    standing,
    time: timeToOppose(standing, today),
  }
}

/** A link that leaves the site; only what a browser opens as a page. */
export const webLink = (text: string | null): string | null => (text && /^https?:\/\//i.test(text) ? text : null)
