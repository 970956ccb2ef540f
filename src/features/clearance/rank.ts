import { goodsRelation, type GoodsRelation, withRelated } from '#domain/clearance/goods.ts'
import type { Asked, Found } from '#domain/clearance/question.ts'
import { byNames } from '#domain/clearance/names.ts'
import { explain } from '#domain/clearance/score/explain.ts'
import { isKnownName } from '#domain/clearance/words/known-names.ts'
import { normalise } from '#domain/clearance/words/letters.ts'
import { beyondGoods, mostOfGoods } from '#domain/clearance/score/reputation.ts'
import { riskFrom } from '#domain/clearance/score/band.ts'
import { scoreFrom, type SignScore, withGoods } from '#domain/clearance/score/score.ts'
import type { Sign } from '#domain/clearance/score/sign.ts'
import { listCut } from '#domain/clearance/weights.ts'
import { type Candidate, type Effort, type Question } from '#platform/search/find.ts'
import { Best } from '#platform/search/ranking.ts'
import { askedSign, KeptSigns } from './signs.ts'
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
/** Up to so many it costs next to nothing to look at whatever is alike in anything. */
const hardlyAnyMarks = 2000

/**
 * How much work the index may do for a question over `count` marks: a part of them, so that finds do not fade as it
 * grows. What is narrowed to facets passes most marks by and may read more; `bare` is what is asked without goods.
 */
export function effortFor(count: number, { narrowed, bare }: { narrowed: boolean; bare: boolean }): Effort {
  if (count <= hardlyAnyMarks) return wholeEffort
  // Of a small register common pieces bring hardly anything that rarer ones do not.
  if (count <= veryFewMarks && !narrowed) {
    const bring = Math.max(500, Math.round(count * 0.05))
    return { ...(bare ? leastEffort : littleEffort), bring }
  }
  const isLarge = count > fewMarks
  const bring = Math.max(isLarge ? 40_000 : 30_000, Math.round(count * (narrowed ? 0.05 : 0.04)))
  const keep = narrowed ? keptOfNarrowed : keptOfAll
  return { bring, read: bring * 2, keep, floor: isLarge ? 0.1 : 0.2 }
}

/** What is narrowed leaves less for chance, and more of it is worth a look. */
const keptOfNarrowed = 50
const keptOfAll = 24

/** For hardly any marks: nothing that is of high risk by likeness is left out. */
const wholeEffort: Effort = { bring: 60_000, read: 60_000, keep: keptOfNarrowed, floor: 0.1 }
const littleEffort = { read: 60_000, keep: 12, floor: 0.25 } as const
/** Where nobody told the goods: of a long list nothing says then what matters. */
const leastEffort = { read: 60_000, keep: 6, floor: 0.25 } as const

/** Enough to find who bears a name letter for letter, or one that everybody knows. */
export const namesakeEffort: Effort = { bring: 4000, read: 4000, keep: 30, floor: 0.2 }

/** Enough for what shares a key, of which there may be hundreds alike. */
export const keysEffort: Effort = { bring: 20_000, read: 20_000, keep: 70, floor: 0.2 }

const looseEffort: Effort = { bring: 50_000, read: 100_000, keep: 16, floor: 0.1 }

/** Enough for short marks that were changed twice among those of the classes asked for; null where the search over all finds them. */
export const looseEffortFor = (count: number): Effort | null => (count > fewMarks ? looseEffort : null)

/** What finds marks of the same letters, and names that nearly everybody knows, that no asked-for or related class brings. */
export function namesakesOf(asked: Asked): (near: Near) => boolean {
  const { compact } = askedSign(asked.text)
  const competing = competingClasses(asked) ?? []
  return ({ spellings: [own = ''], classes }) => {
    if (classes.some((one) => competing.includes(one))) return false
    const name = normalise(own).compact
    return name === compact || isKnownName(name, classes)
  }
}

/** Candidates as they are ranked: those first of which most is expected, each once and made ready when it is its turn. */
export function* nearer(...found: readonly (readonly Candidate[])[]): Generator<Near> {
  // Each list of the index stands in its order, and has no candidate twice.
  const lists = found.filter((list) => list.length > 0)
  const [only] = lists
  if (only && lists.length === 1) {
    for (const candidate of only) yield nearOf(candidate)
    return
  }
  const seen = new Set<number>()
  const at = lists.map(() => 0)
  for (;;) {
    let best = -1
    let most = -1
    for (let list = 0; list < lists.length; list += 1) {
      const promise = lists[list]?.[at[list] as number]?.promise ?? -1
      if (promise > most) {
        best = list
        most = promise
      }
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

/** A name with how alike it is to what is asked. */
interface Likeness {
  readonly name: string
  readonly signs: SignScore
}

/** Scores the marks of one question; each name once, however many records have it. */
class Likenesses {
  readonly #sign: Sign
  readonly #classes: readonly number[]
  readonly #signs: KeptSigns
  /** By spelling; of one that is too far the least likeness with which that was found out. */
  readonly #known = new Map<string, Likeness | number>()

  constructor(asked: Pick<Asked, 'text' | 'classes'>, signs: KeptSigns) {
    this.#sign = askedSign(asked.text)
    this.#classes = asked.classes
    this.#signs = signs
  }

  /** The letters of a spelling. */
  nameOf(spelling: string): string {
    const known = this.#known.get(spelling)
    return typeof known === 'object' ? known.name : this.#signs.of(spelling).compact
  }

  /** How alike a spelling is; null when that is less than `least`. */
  of(spelling: string, least: number): Likeness | null {
    const known = this.#known.get(spelling)
    if (typeof known === 'object') return known.signs.mark < least ? null : known
    if (known !== undefined && known <= least) return null
    const sign = this.#signs.of(spelling)
    const signs = scoreFrom(this.#sign, sign, this.#classes, least)
    const likeness = signs && { name: sign.compact, signs }
    this.#known.set(spelling, likeness ?? least)
    return likeness
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

/** Of those in a row that are too far, where that is not saved on. */
const mostMissed = 64

/**
 * Much where there are hardly any marks, which cost next to nothing. Little in a small register, where there is little to be found and
 * each costs as much as the search for it; and less still of a long list where nobody told the goods to weigh it by. Among hundreds of
 * thousands the next find may be far.
 */
export function patienceFor(count: number, { classes }: Pick<Asked, 'classes'>): Patience {
  const bare = classes.length === 0
  if (count <= hardlyAnyMarks) return always(mostMissed)
  if (count <= veryFewMarks) return bare ? { atFirst: 3, enough: 6, later: 1 } : always(3)
  if (count <= fewMarks) return bare ? { atFirst: 16, enough: 12, later: 4 } : always(16)
  return always(mostMissed)
}

/** After so many of those in a row that share a key, what is left of them is not looked at either. */
const patienceWithKeys = 16

/** The names of the longest list that is shown: what does not come among so many of the best is too far as well. */
const longestList = 100

/** A record that may be listed: the name of the mark, and the spelling of it that is most like what is asked, null for its own. */
interface Scored {
  readonly near: Near
  readonly seq: number
  readonly name: string
  readonly spelling: string | null
  readonly signs: SignScore
  readonly goods: GoodsRelation
  readonly risk: number
  readonly mark: number
}

/** So that nothing is too far by a rounding. */
const rounding = 1e-9

/**
 * The spelling that is most like what is asked speaks for the mark; null for a mark that is too far to be listed, or to come among
 * names of at least the risk `least`, unless its own is one of `names`.
 */
function scoredOf(
  asked: Asked,
  near: Near,
  likenesses: Likenesses,
  { names, least }: { names: ReadonlySet<string>; least: number },
): Scored | null {
  const [own = '', ...others] = near.spellings
  let goods: GoodsRelation | null = null
  let cut = listCut
  if (least > 0 && !names.has(likenesses.nameOf(own))) {
    goods = goodsRelation(asked, near)
    const most = mostOfGoods(goods, { name: likenesses.nameOf(own), classes: near.classes })
    cut = Math.max(listCut, least / riskFrom(1, most) - rounding)
    if (cut > 1) return null
  }
  let best = likenesses.of(own, cut)
  let spelling: string | null = null
  for (const other of others) {
    const also = likenesses.of(other, cut)
    if (also && also.signs.mark > (best?.signs.mark ?? -1)) [best, spelling] = [also, other]
  }
  if (!best) return null
  const { signs } = best
  goods = beyondGoods(goods ?? goodsRelation(asked, near), signs.mark, {
    name: likenesses.nameOf(own),
    classes: near.classes,
  })
  const name = spelling === null ? best.name : normalise(own).compact
  return {
    near,
    seq: near.seq,
    name,
    spelling,
    signs,
    goods,
    risk: riskFrom(signs.mark, goods.weight),
    mark: signs.mark,
  }
}

/** Of marks that are equally like: those that share more of the asked-for classes, in force, with fewer other classes, older. */
const firstOfEquals = (a: Scored, b: Scored): number =>
  sharedBy(b.goods) - sharedBy(a.goods) ||
  Number(a.near.dead) - Number(b.near.dead) ||
  othersOf(a) - othersOf(b) ||
  a.seq - b.seq

const sharedBy = ({ level, classes }: GoodsRelation): number =>
  level === 'same_class' || level === 'same_terms' ? classes.length : 0

/** How many other classes a mark has that shares one: who sells nothing else is nearer to what is asked. */
const othersOf = ({ goods, near }: Scored): number => (sharedBy(goods) > 0 ? near.classes.length - sharedBy(goods) : 0)

/**
 * The candidates with their reasons: the records of the best `limit` names, in their order (`byNames`), older ones first; what
 * is too far to be listed is left out, and the rest when patience is at its end. `byKeys` are looked at with a patience of their own:
 * of what shares no letters (MKD, MEDIA KITCHEN DESIGN) less is expected than of much that is written alike by chance.
 */
export function rank(
  asked: Asked,
  candidates: Iterable<Near>,
  patience: Patience = always(Number.POSITIVE_INFINITY),
  signs: KeptSigns = new KeptSigns(0),
  byKeys: Iterable<Near> = [],
): Found[] {
  const likenesses = new Likenesses(asked, signs)
  const scored: Scored[] = []
  const names = new Set<string>()
  const listed = new Best()
  listed.clear(Math.max(asked.limit, longestList))
  const left: Near[] = []
  const looked = new Set<number>()
  /** Whether a candidate comes on the list as it is known so far. */
  const isListed = (near: Near): boolean => {
    looked.add(near.seq)
    const one = scoredOf(asked, near, likenesses, { names, least: listed.least })
    if (!one) {
      left.push(near)
      return false
    }
    scored.push(one)
    if (names.has(one.name)) return true
    if (one.risk < listed.least) return false
    listed.offer(names.add(one.name).size, one.risk)
    return true
  }
  let missed = 0
  for (const near of candidates) {
    missed = isListed(near) ? 0 : missed + 1
    if (missed >= (scored.length >= patience.enough ? patience.later : patience.atFirst)) break
  }
  missed = 0
  for (const near of byKeys) {
    if (looked.has(near.seq)) continue
    missed = isListed(near) ? 0 : missed + 1
    if (missed >= patienceWithKeys) break
  }
  // A record may have been left before another one brought its name on the list.
  for (const near of left) {
    const one = names.has(likenesses.nameOf(near.spellings[0] ?? ''))
      ? scoredOf(asked, near, likenesses, { names, least: -1 })
      : null
    if (one) scored.push(one)
  }
  scored.sort(firstOfEquals)
  return byNames(scored, (one) => one, asked.limit).map(({ near, seq, name, spelling, signs, goods }) => ({
    seq,
    text: near.spellings[0] ?? '',
    name,
    classes: near.classes,
    dead: near.dead,
    spelling,
    score: explain(withGoods(signs, goods)),
  }))
}
