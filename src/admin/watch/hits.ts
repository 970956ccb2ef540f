import type { Explanation } from '#domain/clearance/score/explanation.ts'
import { type HitGroup } from '#domain/monitoring/precedence.ts'
import type { Standing } from '#domain/monitoring/standing.ts'
import { standingOfHit } from '#operations/watch-hit.ts'
import type { HitRow, OwnedRow } from '#operations/staff/hits.ts'

/** A hit with the reasons of its score, and how it stands to the watched mark. */
export interface Hit extends HitRow {
  standing_group: HitGroup
  watchedClasses: number[]
  reasons: Explanation
  standing: Standing
}

/** Hits as their screen tells of them, in the order they came in; one that nobody explained is gone meanwhile and left out. */
export function explained(
  rows: readonly HitRow[],
  owned: readonly OwnedRow[],
  reasonsOf: ReadonlyMap<string, Explanation>,
): Hit[] {
  const keyOf = (mark: { user_id: string; name: string }) => `${mark.user_id} ${mark.name}`
  const everywhere = Map.groupBy(owned, keyOf)
  return rows.flatMap((row): Hit[] => {
    const reasons = reasonsOf.get(row.id)
    if (!reasons) return []
    const watchedClasses = row.trademark.goods_and_services.map((one) => one.class)
    const standing = standingOfHit(row, row.trademark, everywhere.get(keyOf(row.trademark)) ?? [])
    return [{ ...row, watchedClasses, reasons, standing }]
  })
}
