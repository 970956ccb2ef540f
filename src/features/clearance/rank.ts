import { goodsRelation, withRelated } from '#domain/clearance/goods.ts'
import type { Asked, Found } from '#domain/clearance/question.ts'
import { byNames } from '#domain/clearance/names.ts'
import { explain } from '#domain/clearance/explain.ts'
import { type Score, scoreFrom, type SignScore, withGoods } from '#domain/clearance/score.ts'
import type { Sign } from '#domain/clearance/sign.ts'
import { listCut } from '#domain/clearance/weights.ts'
import { type Candidate, type Effort, type Question } from '#platform/search/find.ts'
import { Best } from '#platform/search/ranking.ts'
import { askedSign, keptSign } from './signs.ts'
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
/** Up to so many a find stands nearly always before all others. */
const veryFewMarks = 20_000

/**
 * How much work the index may do for a question over `count` marks: a part of them, so that finds do not fade as it
 * grows. What is narrowed to facets passes most marks by and may read more.
 */
export function effortFor(count: number, narrowed: boolean): Effort {
  // Of a small register common pieces bring hardly anything that rarer ones do not.
  if (count <= veryFewMarks && !narrowed) return { ...littleEffort, bring: Math.max(1000, Math.round(count * 0.1)) }
  const least = count <= fewMarks ? 60_000 : 40_000
  const bring = Math.max(least, Math.round(count * (narrowed ? 0.05 : 0.04)))
  return { bring, read: bring * 2, keep: narrowed ? 70 : 50, floor: count <= fewMarks ? 0.2 : 0.1 }
}

const littleEffort = { read: 60_000, keep: 40, floor: 0.2 } as const

/** Enough to find who bears a name letter for letter. */
export const namesakeEffort: Effort = { bring: 4000, read: 4000, keep: 30, floor: 0.2 }

/** Enough for what shares a key, of which there may be hundreds alike. */
export const keysEffort: Effort = { bring: 20_000, read: 20_000, keep: 70, floor: 0.2 }

/** What finds marks of the same letters that no asked-for or related class brings. */
export function namesakesOf(asked: Asked): (near: Near) => boolean {
  const { compact } = askedSign(asked.text)
  const competing = competingClasses(asked) ?? []
  return ({ spellings: [own = ''], classes }) =>
    !classes.some((one) => competing.includes(one)) && keptSign(own).compact === compact
}

/** Candidates as they are ranked: those first of which most is expected, each once and made ready when it is its turn. */
export function* nearer(...found: readonly (readonly Candidate[])[]): Generator<Near> {
  // Each list of the index stands in its order, and has no candidate twice.
  const lists = found.filter((list) => list.length > 0)
  const seen = new Set<number>()
  const at = lists.map(() => 0)
  for (;;) {
    let best = -1
    for (const [list, candidates] of lists.entries()) {
      const next = candidates[at[list] as number]
      if (next && (best < 0 || next.promise > (lists[best]?.[at[best] as number]?.promise ?? 0))) best = list
    }
    const candidate = lists[best]?.[(at[best] as number)++]
    if (!candidate) return
    if (seen.has(candidate.key)) continue
    seen.add(candidate.key)
    yield nearOf(candidate)
  }
}

/** The classes whose marks compete with what is asked; null for all. */
export function competingClasses(asked: Pick<Asked, 'classes' | 'scope'>): readonly number[] | null {
  if (asked.scope === 'all' || asked.classes.length === 0) return null
  return asked.scope === 'related' ? withRelated(asked.classes) : asked.classes
}

/** The question of the index for what is asked, in competition with some classes; null for all. */
export function questionOf(asked: Asked, classes: readonly number[] | null = competingClasses(asked)): Question {
  const offices = asked.offices ?? []
  return {
    pieces: piecesOf(askedSign(asked.text)),
    facets: [...(classes ? [classes] : []), ...(offices.length > 0 ? [[...new Set(offices.map(officeFacet))]] : [])],
    tags: offices.length > 0 ? offices.map(officeTag) : null,
    withRetired: asked.withDead,
  }
}

/** A find whose classes are read when they matter: most are too far to be listed. */
class NearCandidate implements Near {
  readonly #candidate: Candidate
  #classes: readonly number[] | undefined
  readonly spellings: readonly string[]

  constructor(candidate: Candidate) {
    this.#candidate = candidate
    this.spellings = spellingsOf(candidate.text)
  }

  get seq(): number {
    return this.#candidate.key
  }

  get classes(): readonly number[] {
    this.#classes ??= this.#candidate.facets.filter((facet) => facet >= 1 && facet <= 45)
    return this.#classes
  }

  get dead(): boolean {
    return this.#candidate.retired
  }
}

/** What the index found, as it is ranked. */
export const nearOf = (candidate: Candidate): Near => new NearCandidate(candidate)

interface Likeness {
  readonly name: string
  readonly signs: SignScore
  readonly spelling: string | null
}

/** Scores the marks of one question; each name once, however many records have it. */
class Likenesses {
  readonly #sign: Sign
  readonly #classes: readonly number[]
  /** Records of one text have one sign. */
  readonly #known = new Map<Sign, SignScore | null>()

  constructor(asked: Pick<Asked, 'text' | 'classes'>) {
    this.#sign = askedSign(asked.text)
    this.#classes = asked.classes
  }

  /** The spelling that is most like what is asked speaks for the mark; null for a mark that is too far to be listed. */
  of(near: Near): Likeness | null {
    const [first = '', ...others] = near.spellings
    const own = keptSign(first)
    let [signs, spelling] = [this.#score(own), null as string | null]
    for (const other of others) {
      const also = this.#score(keptSign(other))
      if (also && also.mark > (signs?.mark ?? -1)) [signs, spelling] = [also, other]
    }
    return signs && { name: own.compact, signs, spelling }
  }

  #score(sign: Sign): SignScore | null {
    const known = this.#known.get(sign)
    if (known !== undefined) return known
    const signs = scoreFrom(this.#sign, sign, this.#classes, listCut)
    this.#known.set(sign, signs)
    return signs
  }
}

/**
 * After so many candidates in a row that are too far to be listed the rest, of which less was expected, are not looked at; after
 * fewer once so many marks are found as are `enough`.
 */
export interface Patience {
  readonly atFirst: number
  readonly enough: number
  readonly later: number
}

const always = (atFirst: number): Patience => ({ atFirst, enough: Number.POSITIVE_INFINITY, later: atFirst })

/**
 * Little in a small register, where there is little to be found and each costs as much as the search for it; and less still of a
 * long list where nobody told the goods to weigh it by. Among hundreds of thousands the next find may be far.
 */
export function patienceFor(count: number, { classes }: Pick<Asked, 'classes'>): Patience {
  const bare = classes.length === 0
  if (count <= veryFewMarks) return bare ? { atFirst: 4, enough: 8, later: 2 } : always(4)
  if (count <= fewMarks) return bare ? { atFirst: 16, enough: 20, later: 6 } : always(16)
  return always(64)
}

/** The names of the longest list that is shown: what does not come among so many of the best is too far as well. */
const longestList = 100

/**
 * The candidates with their reasons: the records of the best `limit` names, in their order (`byNames`), older ones first; what
 * is too far to be listed is left out, and the rest when patience is at its end.
 */
export function rank(
  asked: Asked,
  candidates: Iterable<Near>,
  patience: Patience = always(Number.POSITIVE_INFINITY),
): Found[] {
  const likenesses = new Likenesses(asked)
  const scored: { near: Near; name: string; spelling: string | null; full: Score }[] = []
  const names = new Set<string>()
  const listed = new Best()
  listed.clear(Math.max(asked.limit, longestList))
  let missed = 0
  for (const near of candidates) {
    const likeness = likenesses.of(near)
    if (likeness) {
      const { name, signs, spelling } = likeness
      const full = withGoods(signs, goodsRelation(asked, near))
      scored.push({ near, name, spelling, full })
      const isKnown = names.has(name)
      if (isKnown || full.risk >= listed.least) {
        if (!isKnown) listed.offer(names.add(name).size, full.risk)
        missed = 0
        continue
      }
    }
    missed += 1
    if (missed >= (scored.length >= patience.enough ? patience.later : patience.atFirst)) break
  }
  scored.sort((a, b) => a.near.seq - b.near.seq)
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
