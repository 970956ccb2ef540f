import { goodsRelation, withRelated } from '#domain/clearance/goods.ts'
import { explain, type Explanation, type Score, scoreSigns, withGoods } from '#domain/clearance/score.ts'
import type { Scope } from '#domain/clearance/scope.ts'
import { signOf } from '#domain/clearance/sign.ts'
import { type Candidate, type Effort, type Question } from '#platform/search/find.ts'
import { maskOf } from '#platform/search/packed.ts'
import { piecesOf } from './pieces.ts'

/** A question to the register. `scope`: marks that share a class, that share or relate to one, or all. */
export interface Asked {
  readonly text: string
  readonly classes: readonly number[]
  readonly scope: Scope
  readonly withDead: boolean
  readonly limit: number
}

/** A mark that was found, with the reasons. */
export interface Found {
  readonly seq: number
  readonly text: string
  readonly classes: readonly number[]
  readonly dead: boolean
  readonly score: Explanation
}

/** How much work the index may do for a question over `count` marks: a part of them, so that finds do not fade as it grows. */
export function effortFor(count: number): Effort {
  const bring = Math.max(60_000, Math.round(count * 0.06))
  return { bring, read: bring * 2, keep: 60 }
}

/** The question of the index for what is asked. */
export function questionOf(asked: Asked): Question {
  const classes = asked.scope === 'related' ? withRelated(asked.classes) : asked.classes
  const narrowed = asked.scope !== 'all' && asked.classes.length > 0
  return {
    pieces: piecesOf(signOf(asked.text)),
    facets: narrowed ? maskOf(classes) : null,
    withRetired: asked.withDead,
  }
}

function classesOf(candidate: Candidate): number[] {
  const classes: number[] = []
  for (let one = 1; one < 32; one += 1) if ((candidate.facetsLow >>> one) & 1) classes.push(one)
  for (let one = 32; one <= 45; one += 1) if ((candidate.facetsHigh >>> (one - 32)) & 1) classes.push(one)
  return classes
}

/** The candidates in the order of risk, then of similarity, then of age; the best `limit` with their reasons. */
export function rank(asked: Asked, candidates: readonly Candidate[]): Found[] {
  const sign = signOf(asked.text)
  const scored: { candidate: Candidate; classes: number[]; full: Score }[] = []
  for (const candidate of candidates) {
    const classes = classesOf(candidate)
    const signs = scoreSigns(sign, signOf(candidate.text), asked.classes)
    scored.push({
      candidate,
      classes,
      full: withGoods(signs, goodsRelation({ classes: asked.classes }, { classes })),
    })
  }
  scored.sort((a, b) => b.full.risk - a.full.risk || b.full.mark - a.full.mark || a.candidate.key - b.candidate.key)
  return scored.slice(0, asked.limit).map(({ candidate, classes, full }) => ({
    seq: candidate.key,
    text: candidate.text,
    classes,
    dead: candidate.retired,
    score: explain(full),
  }))
}
