import { goodsRelation, withRelated } from '#domain/clearance/goods.ts'
import type { Asked, Found } from '#domain/clearance/question.ts'
import { byNames } from '#domain/clearance/names.ts'
import { explain } from '#domain/clearance/explain.ts'
import { scoreSigns, type SignScore, withGoods } from '#domain/clearance/score.ts'
import { type Sign, signOf } from '#domain/clearance/sign.ts'
import { type Candidate, type Effort, type Question } from '#platform/search/find.ts'
import { officeFacet, officeTag, piecesOf, spellingsOf } from './pieces.ts'

/** A mark that may be like what is asked: its spellings, its own first. */
export interface Near {
  readonly seq: number
  readonly spellings: readonly string[]
  readonly classes: readonly number[]
  readonly dead: boolean
}

/** Up to so many marks there is often nothing alike: what fills the rankings then is chance. */
const fewMarks = 200_000

/**
 * How much work the index may do for a question over `count` marks: a part of them, so that finds do not fade as it
 * grows. What is narrowed to facets passes most marks by and may read more.
 */
export function effortFor(count: number, narrowed: boolean): Effort {
  const bring = Math.max(60_000, Math.round(count * (narrowed ? 0.05 : 0.04)))
  return { bring, read: bring * 2, keep: narrowed ? 70 : 50, floor: count <= fewMarks ? 0.2 : 0.1 }
}

/** Enough to find who bears a name letter for letter. */
export const namesakeEffort: Effort = { bring: 4000, read: 4000, keep: 30, floor: 0.2 }

/** Those of the same letters that no asked-for or related class brings. */
export function otherClasses(asked: Asked, found: readonly Near[]): Near[] {
  const { compact } = signOf(asked.text)
  const competing = competingClasses(asked) ?? []
  return found.filter(
    ({ spellings: [own = ''], classes }) =>
      !classes.some((one) => competing.includes(one)) && signOf(own).compact === compact,
  )
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
    facets: [...(classes ? [classes] : []), ...(offices.length > 0 ? [[...new Set(offices.map(officeFacet))]] : [])],
    tags: offices.length > 0 ? offices.map(officeTag) : null,
    withRetired: asked.withDead,
  }
}

/** What the index found, as it is ranked. */
export function nearOf(candidate: Candidate): Near {
  const classes = candidate.facets.filter((facet) => facet >= 1 && facet <= 45)
  return { seq: candidate.key, spellings: spellingsOf(candidate.text), classes, dead: candidate.retired }
}

interface Likeness {
  readonly name: string
  readonly signs: SignScore
  readonly spelling: string | null
}

/** Scores the marks of one question; each name once, however many records have it. */
class Likenesses {
  readonly #sign: Sign
  readonly #classes: readonly number[]
  readonly #known = new Map<string, SignScore>()

  constructor(asked: Pick<Asked, 'text' | 'classes'>) {
    this.#sign = signOf(asked.text)
    this.#classes = asked.classes
  }

  /** The spelling that is most like what is asked speaks for the mark. */
  of(near: Near): Likeness {
    const [first = '', ...others] = near.spellings
    const own = signOf(first)
    let best: Likeness = { name: own.compact, signs: this.#score(own), spelling: null }
    for (const spelling of others) {
      const signs = this.#score(signOf(spelling))
      if (signs.mark > best.signs.mark) best = { ...best, signs, spelling }
    }
    return best
  }

  #score(sign: Sign): SignScore {
    const words = sign.words.join(' ')
    const known = this.#known.get(words)
    if (known) return known
    const signs = scoreSigns(this.#sign, sign, this.#classes)
    this.#known.set(words, signs)
    return signs
  }
}

/** The candidates with their reasons: the records of the best `limit` names, in their order (`byNames`), older ones first. */
export function rank(asked: Asked, candidates: readonly Near[]): Found[] {
  const likenesses = new Likenesses(asked)
  const scored = candidates
    .toSorted((a, b) => a.seq - b.seq)
    .map((near) => {
      const { name, signs, spelling } = likenesses.of(near)
      const goods = goodsRelation({ classes: asked.classes }, { classes: near.classes })
      return { near, name, spelling, full: withGoods(signs, goods) }
    })
  const bearing = ({ name, full }: (typeof scored)[number]) => ({ name, risk: full.risk, mark: full.mark })
  return byNames(scored, bearing, asked.limit).map(
    ({ near: { seq, spellings, classes, dead }, name, spelling, full }) => ({
      seq,
      text: spellings[0] ?? '',
      name,
      classes,
      dead,
      spelling,
      score: explain(full),
    }),
  )
}
