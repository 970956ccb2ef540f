import { goodsRelation, withRelated } from '#domain/clearance/goods.ts'
import type { Asked, Found } from '#domain/clearance/question.ts'
import { explain } from '#domain/clearance/explanation.ts'
import { scoreSigns, type SignScore, withGoods } from '#domain/clearance/score.ts'
import { type Sign, signOf } from '#domain/clearance/sign.ts'
import { type Candidate, type Effort, type Question } from '#platform/search/find.ts'
import { maskOf } from '#platform/search/packed.ts'
import { officeFacet, piecesOf, spellingsOf } from './pieces.ts'

/** A mark that may be like what is asked: its spellings, its own first. */
export interface Near {
  readonly seq: number
  readonly spellings: readonly string[]
  readonly classes: readonly number[]
  readonly dead: boolean
}

/**
 * How much work the index may do for a question over `count` marks: a part of them, so that finds do not fade as it
 * grows. What is narrowed to facets passes most marks by and may read more.
 */
export function effortFor(count: number, narrowed: boolean): Effort {
  const bring = Math.max(60_000, Math.round(count * (narrowed ? 0.06 : 0.04)))
  return { bring, read: bring * 2, keep: narrowed ? 80 : 60 }
}

/** The classes whose marks compete with what is asked; null for all. */
export function competingClasses(asked: Pick<Asked, 'classes' | 'scope'>): readonly number[] | null {
  if (asked.scope === 'all' || asked.classes.length === 0) return null
  return asked.scope === 'related' ? withRelated(asked.classes) : asked.classes
}

/** The question of the index for what is asked. */
export function questionOf(asked: Asked): Question {
  const classes = competingClasses(asked)
  const offices = asked.offices ?? []
  return {
    pieces: piecesOf(signOf(asked.text)),
    facets: [
      ...(classes ? [maskOf(classes)] : []),
      ...(offices.length > 0 ? [maskOf([...new Set(offices.map(officeFacet))])] : []),
    ],
    withRetired: asked.withDead,
  }
}

/** What the index found, as it is ranked. */
export function nearOf(candidate: Candidate): Near {
  const classes: number[] = []
  for (let one = 1; one < 32; one += 1) if ((candidate.facetsLow >>> one) & 1) classes.push(one)
  for (let one = 32; one <= 45; one += 1) if ((candidate.facetsHigh >>> (one - 32)) & 1) classes.push(one)
  return { seq: candidate.key, spellings: spellingsOf(candidate.text), classes, dead: candidate.retired }
}

/** The spelling that is most like the sign speaks for the mark. */
function bestOf(sign: Sign, near: Near, classes: readonly number[]): { signs: SignScore; spelling: string | null } {
  const [first = '', ...others] = near.spellings
  let best: { signs: SignScore; spelling: string | null } = {
    signs: scoreSigns(sign, signOf(first), classes),
    spelling: null,
  }
  for (const spelling of others) {
    const signs = scoreSigns(sign, signOf(spelling), classes)
    if (signs.mark > best.signs.mark) best = { signs, spelling }
  }
  return best
}

/** The candidates in the order of risk, then of similarity, then of age; the best `limit` with their reasons. */
export function rank(asked: Asked, candidates: readonly Near[]): Found[] {
  const sign = signOf(asked.text)
  const scored = candidates.map((near) => {
    const { signs, spelling } = bestOf(sign, near, asked.classes)
    const goods = goodsRelation({ classes: asked.classes }, { classes: near.classes })
    return { near, spelling, full: withGoods(signs, goods) }
  })
  scored.sort((a, b) => b.full.risk - a.full.risk || b.full.mark - a.full.mark || a.near.seq - b.near.seq)
  return scored.slice(0, asked.limit).map(({ near, spelling, full }) => ({
    seq: near.seq,
    text: near.spellings[0] ?? '',
    classes: near.classes,
    dead: near.dead,
    spelling,
    score: explain(full),
  }))
}
