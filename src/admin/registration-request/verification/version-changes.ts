import { changesBetween, type Change, type ComparedResult } from '#domain/verification/changes.ts'
import type { Risk } from '#domain/verification/vocabulary.ts'
import type { ResultRow } from '#operations/staff/request.ts'

/** A kept answer as two are compared. */
export const comparedRow = (row: ResultRow): ComparedResult => ({
  overall: row.overall_risk ?? 'unknown',
  places: row.jurisdictions,
  marks: row.similar_trademarks,
  classes: row.recommended_classes,
})

/** A difference in a line. */
export function lineOf(change: Change, risk: (risk: Risk) => string, overall: string): string {
  if (change.kind === 'class') return `${change.added ? '+' : '−'} ${change.niceClass}`
  const { from, to } = change
  const name = change.kind === 'overall' ? overall : change.kind === 'place' ? change.place : change.name
  if (from === null) return `+ ${name}`
  return to === null ? `− ${name}` : `${name}: ${risk(from)} → ${risk(to)}`
}

/** What a version says differently from the one before it, a line each; none of the first. */
export function versionChanges(
  rows: readonly ResultRow[],
  version: number,
  risk: (risk: Risk) => string,
  overall: string,
): string[] {
  const sorted = rows.toSorted((a, b) => a.version - b.version)
  const at = sorted.findIndex((row) => row.version === version)
  const [before, after] = [sorted[at - 1], sorted[at]]
  if (!before || !after) return []
  return changesBetween(comparedRow(before), comparedRow(after)).map((change) => lineOf(change, risk, overall))
}
