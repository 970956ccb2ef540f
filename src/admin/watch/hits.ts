import { type Score, score } from '#domain/clearance/score/score.ts'
import { type HitGroup } from '#domain/monitoring/precedence.ts'
import type { Standing } from '#domain/monitoring/standing.ts'
import { standingOfHit } from '#operations/watch-hit.ts'
import type { HitRow, OwnedRow } from '#operations/staff/hits.ts'

/** A hit with the reasons of its score, and how it stands to the watched mark. */
export interface Hit extends HitRow {
  standing_group: HitGroup
  watchedClasses: number[]
  reasons: Score
  standing: Standing
}

/** Hits as their screen tells of them, in the order they came in. */
export function explained(rows: readonly HitRow[], owned: readonly OwnedRow[]): Hit[] {
  const keyOf = (mark: { user_id: string; name: string }) => `${mark.user_id} ${mark.name}`
  const everywhere = Map.groupBy(owned, keyOf)
  return rows.map((row) => {
    const watchedClasses = row.trademark.goods_and_services.map((one) => one.class)
    const classes = { classesA: watchedClasses, classesB: row.classes, earlier: 'a' } as const
    return {
      ...row,
      watchedClasses,
      reasons: score(row.trademark.name, row.mark_name, classes),
      standing: standingOfHit(row, row.trademark, everywhere.get(keyOf(row.trademark)) ?? []),
    }
  })
}
