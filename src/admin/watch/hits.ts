import { type Score, score } from '#domain/clearance/score.ts'
import type { HitRow } from './hits-operation.ts'

/** A hit with the reasons of its score. */
export interface Hit extends HitRow {
  watchedClasses: number[]
  reasons: Score
}

/** The hits with their reasons, the riskiest first, then those that wait longest. */
export function ranked(rows: readonly HitRow[]): Hit[] {
  return rows
    .map((row) => {
      const watchedClasses = row.trademark.goods_and_services.map((one) => one.class)
      const classes = { classesA: watchedClasses, classesB: row.classes }
      return { ...row, watchedClasses, reasons: score(row.trademark.name, row.mark_name, classes) }
    })
    .sort(
      (a, b) => b.reasons.risk - a.reasons.risk || a.created_at.localeCompare(b.created_at) || (a.id < b.id ? -1 : 1),
    )
}
