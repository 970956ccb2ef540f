import { edits, nearPlace, soundDistance } from './distances.ts'
import { goodsRelation, type GoodsRelation } from './goods.ts'
import { type Apart, apartOf, meansOf } from './meaning.ts'
import { sharedPart } from './part.ts'
import { withRhythm } from './rhythm.ts'
import { type Manner, type Sign, signOf } from './sign.ts'
import { weights } from './weights.ts'

export const riskBands = ['high', 'medium', 'low', 'none'] as const
export type RiskBand = (typeof riskBands)[number]

/** What is known beside the two signs. */
export interface ScoreContext {
  readonly classesA?: readonly number[]
  readonly classesB?: readonly number[]
  readonly termGroupsA?: readonly string[]
  readonly termGroupsB?: readonly string[]
  /** The earlier mark has a reputation beyond its goods. */
  readonly wellKnown?: boolean
}

/** The parts of a similarity of two signs, all 0 to 1, unrounded. It is similarity, not a legal opinion. */
export interface SignScore {
  readonly looks: number
  readonly sounds: number
  readonly soundsAs: readonly [string, string]
  /** The letters both marks share, as they stand in the first. */
  readonly shared: string
  readonly part: number
  readonly means: number
  readonly same: 'identical' | 'reordered' | null
  /** A clear meaning that the other has not: what is seen and heard alike is told apart by it (C-361/04 P, Picasso). */
  readonly apart: Apart | null
  readonly mark: number
}

/** A `SignScore` with the goods and the risk that follows. */
export interface Score extends SignScore {
  readonly goods: GoodsRelation
  readonly risk: number
  readonly band: RiskBand
}

function seenAlike(a: string, b: string): number {
  if (a === b) return 1
  const longest = Math.max(a.length, b.length)
  return weights.looks.start * nearPlace(a, b) + weights.looks.edits * (1 - edits(a, b) / longest)
}

function looksOf(a: Sign, b: Sign): number {
  const plain = seenAlike(a.compact, b.compact)
  if (a.folded === a.compact && b.folded === b.compact) return plain
  return Math.max(plain, weights.looks.folded * seenAlike(a.folded, b.folded))
}

/** So that what is given up early is not what a last digit would have kept. */
const rounding = 1e-9

const manners: readonly Manner[] = ['default', 'digits', 'es', 'sk', 'de', 'fr']

function soundsOf(a: Sign, b: Sign): { sounds: number; soundsAs: [string, string] } {
  let sounds = -1
  let soundsAs: [string, string] = ['', '']
  for (const manner of manners) {
    // What is far from alike in one language is not alike in another.
    if ((manner === 'de' || manner === 'fr') && sounds < weights.sounds.worthOther) break
    const [one, two] = [a.sounds[manner], b.sounds[manner]]
    // The same letters read another way can only count for less.
    if (manner !== 'default' && one === a.sounds.default && two === b.sounds.default) continue
    const longest = Math.max(one.length, two.length, 1)
    const factor = manner === 'default' ? 1 : weights.sounds.otherManner
    const alike =
      factor * Math.max(0, 1 - soundDistance(one, two, (1 - sounds / factor) * longest + rounding) / longest)
    if (alike > sounds) {
      sounds = alike
      soundsAs = [one, two]
    }
    if (sounds >= weights.sounds.otherManner) break
  }
  return { sounds, soundsAs }
}

function sameness(a: Sign, b: Sign): SignScore['same'] {
  if (a.compact === b.compact) return 'identical'
  if (a.words.length < 2 || a.words.length !== b.words.length) return null
  const sorted = (words: readonly string[]) => [...words].sort().join(' ')
  return sorted(a.words) === sorted(b.words) ? 'reordered' : null
}

/** How near two signs are by what is seen and heard and by what they share. */
function nearBy(looks: number, sounds: number, part: number): number {
  const alike = weights.mark.stronger * Math.max(looks, sounds) + weights.mark.weaker * Math.min(looks, sounds)
  return Math.max(alike, weights.mark.part * part)
}

/** The similarity of two signs from its parts. */
export function markFrom(parts: Omit<SignScore, 'mark' | 'soundsAs' | 'shared'>): number {
  if (parts.same === 'identical') return 1
  const reordered = parts.same === 'reordered' ? weights.mark.reordered : 0
  const near = nearBy(parts.looks, parts.sounds, parts.part)
  const told = parts.apart ? Math.max(weights.apart[parts.apart] * near, Math.min(near, weights.apart.least)) : near
  return Math.min(1, Math.max(told, weights.mark.means * parts.means, reordered))
}

/** How alike two signs are: looks, sounds, shared part, meaning. The order of the two does not matter. */
export function scoreSigns(a: Sign, b: Sign, classes: readonly number[] = []): SignScore {
  const swapped = a.compact > b.compact || (a.compact === b.compact && a.words.join(' ') > b.words.join(' '))
  const [one, two] = swapped ? [b, a] : [a, b]
  const same = sameness(one, two)
  const looks = looksOf(one, two)
  const { sounds: heard, soundsAs } = soundsOf(one, two)
  const sounds = withRhythm(heard, looks, soundsAs)
  const part = same === 'identical' ? { value: 1, text: one.compact } : sharedPart(one, two, classes)
  const means = same === 'identical' ? 1 : meansOf(one, two)
  const isOneWordEach = one.words.length === 1 && two.words.length === 1
  // What is not above the least that a meaning leaves is not lowered by one.
  const mayBeApart =
    same === null &&
    means === 0 &&
    (part.value === 0 || isOneWordEach) &&
    nearBy(looks, sounds, part.value) > weights.apart.least
  const apart = mayBeApart ? apartOf(one, two, { looks, sounds, part: part.value }) : null
  const parts = { looks, sounds, part: part.value, means, same, apart }
  return {
    ...parts,
    soundsAs: swapped ? [soundsAs[1], soundsAs[0]] : soundsAs,
    shared: part.text,
    mark: markFrom(parts),
  }
}

/** The risk from the similarity of the signs and the relation of their goods: more of one makes up for less of the other. */
export function riskFrom(mark: number, goods: number): number {
  return mark * (weights.risk.fixed + weights.risk.byGoods * goods)
}

/** The band of a risk; "none" is not listed. */
export function bandOf(risk: number): RiskBand {
  if (risk >= weights.bands.high) return 'high'
  if (risk >= weights.bands.medium) return 'medium'
  return risk >= weights.bands.low ? 'low' : 'none'
}

/** Completes the similarity of signs with the relation of goods. */
export function withGoods(sign: SignScore, goods: GoodsRelation): Score {
  const risk = riskFrom(sign.mark, goods.weight)
  return { ...sign, goods, risk, band: bandOf(risk) }
}

/** The whole score of two marks. Any text is answered; an empty one is like nothing but another empty one. */
export function score(a: string | Sign, b: string | Sign, context: ScoreContext = {}): Score {
  const goodsA = { classes: context.classesA ?? [], ...(context.termGroupsA && { termGroups: context.termGroupsA }) }
  const goodsB = { classes: context.classesB ?? [], ...(context.termGroupsB && { termGroups: context.termGroupsB }) }
  const signA = typeof a === 'string' ? signOf(a) : a
  const signB = typeof b === 'string' ? signOf(b) : b
  const classes = [...new Set([...goodsA.classes, ...goodsB.classes])]
  return withGoods(scoreSigns(signA, signB, classes), goodsRelation(goodsA, goodsB, context.wellKnown))
}
