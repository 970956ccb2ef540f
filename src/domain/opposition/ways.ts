import type { FieldErrors } from '#kernel/errors.ts'
import type { WayKind } from './vocabulary.ts'

interface Way {
  kind: WayKind
  ground: string | null
  serviceFee: number | null
  governmentFee: number | null
  recommended: boolean
}

/** What is wrong with the ways that are written for a client: one without its ground, without its price, recommended beside another. */
export function wayProblems(ways: readonly Way[]): FieldErrors {
  const problems: FieldErrors = {}
  const seen = new Set<WayKind>()
  let recommended = 0
  for (const [at, way] of ways.entries()) {
    if (seen.has(way.kind)) problems[`ways.${at}.kind`] = 'not-a-choice'
    seen.add(way.kind)
    if (way.ground === null) problems[`ways.${at}.ground`] = 'reason-needed'
    if (way.recommended && (recommended += 1) > 1) problems[`ways.${at}.recommended`] = 'not-a-choice'
    if (way.kind === 'withdrawal') continue
    if (way.serviceFee === null) problems[`ways.${at}.serviceFee`] = 'required'
    if (way.governmentFee === null) problems[`ways.${at}.governmentFee`] = 'required'
    if (way.serviceFee === 0 && way.governmentFee === 0) problems[`ways.${at}.serviceFee`] = 'required'
  }
  return problems
}
