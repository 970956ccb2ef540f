import { type Score, score } from '#domain/clearance/score.ts'
import { byOpposition, byReach, isEarlier, type Standing } from '#domain/monitoring/standing.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { standingOfHit } from '#operations/watch-hit.ts'
import type { HitRow, OwnedRow } from '#operations/staff/hits.ts'

/** A hit with the reasons of its score, and how it stands to the watched mark. */
export interface Hit extends HitRow {
  watchedClasses: number[]
  reasons: Score
  standing: Standing
}

/** By territory, in the order of the list; older marks, which are not opposed, apart at its end. */
export const hitGroups = ['within', 'unknown', 'outside', 'earlier'] as const
export type HitGroup = (typeof hitGroups)[number]

export const groupOf = ({ standing }: Hit): HitGroup => (isEarlier(standing) ? 'earlier' : standing.reach)

const bandRank: Record<Score['band'], number> = { high: 0, medium: 1, low: 2, none: 3 }

/**
 * The hits in the order in which they are worth a look: older marks at the end, before them those that reach the watched
 * mark, of these the graver risk, then the nearer end of the time to oppose, then the finer risk, then who waits longest.
 */
export function ranked(rows: readonly HitRow[], owned: readonly OwnedRow[], today: PlainDate): Hit[] {
  const keyOf = (mark: { user_id: string; name: string }) => `${mark.user_id} ${mark.name}`
  const everywhere = Map.groupBy(owned, keyOf)
  return rows
    .map((row) => {
      const watchedClasses = row.trademark.goods_and_services.map((one) => one.class)
      const classes = { classesA: watchedClasses, classesB: row.classes }
      return {
        ...row,
        watchedClasses,
        reasons: score(row.trademark.name, row.mark_name, classes),
        standing: standingOfHit(row, row.trademark, everywhere.get(keyOf(row.trademark)) ?? []),
      }
    })
    .sort(
      (a, b) =>
        Number(isEarlier(a.standing)) - Number(isEarlier(b.standing)) ||
        byReach(a.standing, b.standing) ||
        bandRank[a.reasons.band] - bandRank[b.reasons.band] ||
        byOpposition(a.standing, b.standing, today) ||
        b.reasons.risk - a.reasons.risk ||
        a.created_at.localeCompare(b.created_at) ||
        (a.id < b.id ? -1 : 1),
    )
}
