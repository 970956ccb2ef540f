import { byOpposition, isEarlier } from '#domain/monitoring/standing.ts'
import type { PlainDate } from '#kernel/dates.ts'
import type { Language } from '#kernel/languages.ts'
import type { WatchHitRow } from '#operations/trademark.ts'
import type { WatchedRow } from '#operations/watch-hit.ts'
import { shownHit, type Relevance, type ShownHit } from '../../../watch-hit/hit.server.ts'

/** The hits of a trademark: those that can be opposed soonest first; those that are older than it apart. */
export interface ShownHits {
  later: ShownHit[]
  earlier: ShownHit[]
  /** How many there are beyond those shown. */
  more: number
}

interface HitsRead {
  rows: readonly WatchHitRow[]
  count: number
  watched: WatchedRow
  /** The same mark in other registers. */
  others: readonly WatchedRow[]
}

const weight: Record<Relevance, number> = { high: 0, medium: 1, low: 2 }

/** Of the hits as they were read, those shown, in their order on a day. */
export function shownHits({ rows, count, watched, others }: HitsRead, today: PlainDate, language: Language): ShownHits {
  const shown = rows
    .flatMap(({ relevance, ...hit }) =>
      relevance === null ? [] : [shownHit({ ...hit, relevance }, watched, others, { today, language })],
    )
    .sort((a, b) => byOpposition(a.standing, b.standing, today) || weight[a.relevance] - weight[b.relevance])
  return {
    later: shown.filter(({ standing }) => !isEarlier(standing)),
    earlier: shown.filter(({ standing }) => isEarlier(standing)),
    more: count - rows.length,
  }
}
