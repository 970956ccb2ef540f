import { bandOf, riskFrom, type RiskBand } from './band.ts'
import { bareOf, isNameBesideWords, longestShortName, restOfCompound } from './bare.ts'
import { edits, nearPlace, soundDistance } from './distances.ts'
import { goodsRelation, type GoodsRelation } from '../goods.ts'
import { besideOf, leastAlike, runOfBoth, withBeside } from './impression.ts'
import { inCommon } from './in-common.ts'
import { type Apart, apartOf, isMeant, meansOf, wordsThatDiffer } from './meaning.ts'
import { isBesideWord, sharedPart } from './part.ts'
import { isScattered, withRhythm } from './rhythm.ts'
import { beyondGoods } from './reputation.ts'
import { better, nothing, type SharedPart } from './shared-part.ts'
import { type Sign, signOf } from './sign.ts'
import { wordAlike, wordsAlike } from './word-alike.ts'
import { reading } from '../words/readings.ts'
import { isTelling } from '../words/telling.ts'
import { describesClass, isParticle, isWeak } from '../words/weak-words.ts'
import { isSaidByLetters, lettersSaidBy } from '../words/spoken-letters.ts'
import { weights } from '../weights.ts'

/** What is known beside the two signs. */
export interface ScoreContext {
  readonly classesA?: readonly number[]
  readonly classesB?: readonly number[]
  readonly termGroupsA?: readonly string[]
  readonly termGroupsB?: readonly string[]
  /** The earlier mark has a reputation beyond its goods. */
  readonly wellKnown?: boolean
  /** Which of the two is the earlier mark, the second unless it is said; only its name may be known beyond its goods. */
  readonly earlier?: 'a' | 'b'
}

/** The parts of a similarity of two signs, all 0 to 1, unrounded. It is similarity, not a legal opinion. */
export interface SignScore {
  readonly looks: number
  /** How alike the letters are as they are read, where they are of two scripts; otherwise `looks`. */
  readonly read: number
  readonly sounds: number
  readonly soundsAs: readonly [string, string]
  /** The letters both marks share, as they stand in the first. */
  readonly shared: string
  readonly part: number
  readonly means: number
  /** The longest run of the same letters or sounds, as a share of the longer mark. */
  readonly run: number
  readonly same: 'identical' | 'reordered' | null
  /** A clear meaning that the other has not: what is seen and heard alike is told apart by it (C-361/04 P, Picasso). */
  readonly apart: Apart | null
  /** The letters that one of them is drawn with although they are of another script, where that is what is seen alike (ВЕЕР, beep). */
  readonly drawn: string | null
  /** What two marks have in common that are hardly alike: its letters, or none where it is heard or meant; null where nothing is or they are alike. */
  readonly common: string | null
  readonly mark: number
}

/** A `SignScore` with the goods and the risk that follows. */
export interface Score extends SignScore {
  readonly goods: GoodsRelation
  readonly risk: number
  readonly band: RiskBand
}

/** How alike two rows of letters look; 0 when that is clearly not more than `least`. */
function seenAlike(a: string, b: string, least = 0): number {
  if (a === b) return 1
  const longest = Math.max(a.length, b.length)
  if (longest === 2 && a[0] === b[1] && a[1] === b[0]) return weights.looks.turned
  const byEdits = weights.looks.edits * (1 - edits(a, b) / longest)
  return weights.looks.start + byEdits < least ? 0 : weights.looks.start * nearPlace(a, b) + byEdits
}

/** How alike a mark and one of another script are drawn, where one of them is taken for Latin letters; 0 where none is. */
const drawnAlike = (a: Sign, b: Sign): number =>
  (a.drawn === null) === (b.drawn === null) ? 0 : seenAlike(a.drawn ?? a.compact, b.drawn ?? b.compact)

function looksOf(a: Sign, b: Sign): number {
  const plain = seenAlike(a.compact, b.compact)
  if (a.folded === a.compact && b.folded === b.compact) return plain
  const { folded } = weights.looks
  return Math.max(plain, folded * seenAlike(a.folded, b.folded, plain / folded))
}

/** So that what is given up early is not what a last digit would have kept. */
const rounding = 1e-9

const otherManners = ['digits', 'es', 'sk', 'de', 'fr'] as const
/** The first of them that is not tried where the others are far from alike: nor is it in this one. */
const firstFar = otherManners.indexOf('de')

/** The manner of reading in which two signs sound most alike. */
class Heard {
  sounds: number
  one = ''
  two = ''
  /** What is not above it does not matter. */
  floor = -1

  constructor(least: number) {
    this.sounds = least
  }

  /** Hears the two in another manner; `factor` is what it counts for. */
  in(one: string, two: string, factor: number): void {
    const longest = Math.max(one.length, two.length, 1)
    const most = (1 - Math.max(this.sounds, this.floor) / factor) * longest + rounding
    const alike = factor * Math.max(0, 1 - soundDistance(one, two, most) / longest)
    if (alike <= this.sounds) return
    this.sounds = alike
    this.one = one
    this.two = two
  }
}

/** How alike two signs sound in the manner in which they do most; below `least`, at most `worthOther`, only that it is less. */
function soundsOf({ sounds: a }: Sign, { sounds: b }: Sign, least: number): Heard {
  const { worthOther, otherManner } = weights.sounds
  const heard = new Heard(Math.min(least, worthOther) - rounding)
  const one = a.default
  const two = b.default
  heard.in(one, two, 1)
  if (heard.sounds >= otherManner) return heard
  // From here on it is known that every manner is tried.
  if (heard.sounds >= worthOther) heard.floor = least - rounding
  let lastOne = one
  let lastTwo = two
  for (let at = 0; at < otherManners.length; at += 1) {
    if (heard.sounds >= otherManner || (at === firstFar && heard.sounds < worthOther)) return heard
    const manner = otherManners[at] as (typeof otherManners)[number]
    const ofA = a[manner]
    const ofB = b[manner]
    // The same letters read another way can only count for less, and no more when they are read so again.
    if ((ofA === one && ofB === two) || (ofA === lastOne && ofB === lastTwo)) continue
    lastOne = ofA
    lastTwo = ofB
    heard.in(ofA, ofB, otherManner)
  }
  return heard
}

function sameness(a: Sign, b: Sign): SignScore['same'] {
  if (a.compact === b.compact) return 'identical'
  if (a.words.length < 2 || a.words.length !== b.words.length || a.compact.length !== b.compact.length) return null
  const sorted = (words: readonly string[]) => [...words].sort().join(' ')
  return sorted(a.words) === sorted(b.words) ? 'reordered' : null
}

/** How near two signs are by what is seen and heard and by what they share. */
function nearBy(looks: number, sounds: number, part: number): number {
  const alike = weights.mark.stronger * Math.max(looks, sounds) + weights.mark.weaker * Math.min(looks, sounds)
  return Math.max(alike, weights.mark.part * part)
}

/**
 * How alike two signs are without their words that tell of the goods, a quality or a place (OJO SUNGLASSES, OIO), class by class, so
 * that a further one never makes it less. What is left is short, so that it has to be seen alike as well.
 */
function bareAlike(a: Sign, b: Sign, classes: readonly number[]): SharedPart {
  if (a.words.length < 2 && b.words.length < 2) return nothing
  if (classes.length === 0) return alikeAs(bareOf(a), bareOf(b), a, b, classes)
  let best = nothing
  for (const one of classes) best = better(best, alikeAs(bareOf(a, one), bareOf(b, one), a, b, [one]))
  return best
}

/**
 * What two signs share of which one is written together with the name of goods of a class (GPSAW, SUPER GP): what stands beside that name
 * is a word of the other, or all that it has beside such a name itself. Beside a short name it may be words of any goods.
 */
function bareCompound(a: Sign, b: Sign, classes: readonly number[]): SharedPart {
  const [short, long] = a.compact.length < b.compact.length ? [a, b] : [b, a]
  const isShort = short.compact.length >= shortestName && short.compact.length <= longestShortName
  if (isShort && isNameBesideWords(long, short.compact))
    return { value: weights.part.bareCompound, text: short.compact }
  for (const one of classes) {
    const [restA, restB] = [restOfCompound(a, one), restOfCompound(b, one)]
    const shared = restA === restB || isWordOf(restA, b) ? restA : isWordOf(restB, a) ? restB : null
    if (shared !== null) return { value: weights.part.bareCompound, text: shared }
    const near = nearRest(restA, b) ?? nearRest(restB, a)
    if (near !== null) return { value: weights.part.sharedWord, text: near }
  }
  return nothing
}

const shortestNear = 4

/** What stands beside the name of goods, where the other mark is nearly the same (DEVICECONX, CONNEX); null where it is not. */
function nearRest(rest: string | null, { compact, sounds }: Sign): string | null {
  if (rest === null || Math.min(rest.length, compact.length) < shortestNear) return null
  return wordAlike(rest, compact, reading(rest, 'default'), sounds.default, weights.part.restAlike) > 0 ? rest : null
}

const shortestName = 2

/** What two signs share of which one is how a word of the other is said, letter by letter (KAWE, KW INSTRUMENTS). */
function saidByLetters(a: Sign, b: Sign): SharedPart {
  const word = letterWordSaidBy(a, b) ?? letterWordSaidBy(b, a)
  return word === undefined ? nothing : { value: weights.part.saidByLetters, text: word }
}

function letterWordSaidBy({ words }: Sign, other: Sign): string | undefined {
  const word = other.words.find(isSaidByLetters)
  return word !== undefined && lettersSaidBy(words).includes(word) ? word : undefined
}

const isWordOf = (rest: string | null, { words }: Sign): boolean => rest !== null && words.includes(rest)

function alikeAs(one: Sign, two: Sign, a: Sign, b: Sign, classes: readonly number[]): SharedPart {
  if (one === a && two === b) return nothing
  const inside = weights.part.bareInside * sharedPart(one, two, classes).value
  const looks = looksOf(one, two)
  const heard = looks < weights.part.bareSeen ? null : soundsOf(one, two, -1)
  const near = heard ? nearBy(looks, withRhythm(heard.sounds, looks, heard.one, heard.two), 0) : 0
  const isShort = Math.min(one.compact.length, two.compact.length) < weights.part.bareLong && !isBesideWord(one, two)
  // What is short has to be alike the more where it is no word of the other.
  const best = Math.max(near < (isShort ? weights.part.bareShort : weights.part.bareLeast) ? 0 : near, inside)
  return best < weights.part.bareLeast ? nothing : { value: weights.part.bare * best, text: one.words.join(' ') }
}

/** The similarity of two signs from its parts. */
export function markFrom(parts: Omit<SignScore, 'mark' | 'soundsAs' | 'shared' | 'drawn'>): number {
  if (parts.same === 'identical') return 1
  const reordered = parts.same === 'reordered' ? weights.mark.reordered : 0
  const alike = Math.max(nearBy(parts.read, parts.sounds, parts.part), weights.mark.means * parts.means)
  const near = withBeside(alike, besideOf(parts.part, parts.means, parts.run))
  // What is heard the same is told apart by the eye alone.
  const isLess = parts.apart === 'both' && parts.sounds >= weights.apart.heard
  // A word that both have is kept in mind with what tells them apart.
  const isShared = parts.apart === 'both' && parts.part > 0
  const factor = parts.apart ? weights.apart[isLess ? 'one' : isShared ? 'shared' : parts.apart] : 1
  const told = Math.max(factor * near, Math.min(near, weights.apart.least))
  return Math.min(1, Math.max(told, reordered, parts.common === null ? 0 : weights.mark.common))
}

/** The least likeness of sounds with which what is seen alike by `looks` comes to a similarity of `least`. */
function leastHeard(looks: number, least: number): number {
  const { stronger, weaker } = weights.mark
  return Math.min((least - weaker * looks) / stronger, (least - stronger * looks) / weaker)
}

/** How alike two signs are: looks, sounds, shared part, meaning. The order of the two does not matter. */
export function scoreSigns(a: Sign, b: Sign, classes: readonly number[] = []): SignScore {
  return scoreFrom(a, b, classes, -1) as SignScore
}

/**
 * The score of two signs as `scoreSigns` has it; null when the mark is less than `least`, which is found out by as few of the
 * parts as it takes.
 */
export function scoreFrom(a: Sign, b: Sign, classes: readonly number[], least: number): SignScore | null {
  const written = scoreAsWritten(a, b, classes, least)
  if (a.said !== null && b.said !== null)
    return a.said.compact === b.said.compact && isOfMany(a, b) ? saidTheSame(a, b, classes, least) : written
  if (a.said === b.said) return written
  const said = scoreAsWritten(a.said ?? a, b.said ?? b, classes, least)
  return written === null || (said !== null && said.mark > written.mark) ? said : written
}

/** Of a single character there are too many that sound the same. */
const isOfMany = (a: Sign, b: Sign): boolean => Math.min(a.compact.length, b.compact.length) > 1

/** Two marks in Chinese characters that Mandarin says the same are heard alike, however they are written. */
function saidTheSame(a: Sign, b: Sign, classes: readonly number[], least: number): SignScore | null {
  const written = scoreAsWritten(a, b, classes, -1) as SignScore
  const { compact } = a.said ?? a
  const mark = markFrom({ ...written, sounds: 1, common: null })
  return mark < least ? null : { ...written, sounds: 1, common: null, soundsAs: [compact, compact], mark }
}

/** Whether a part that is shared has a word that tells more than an article or a legal form. */
const shareWord = (part: string): boolean => part !== '' && part.split(' ').some((word) => !isParticle(word))

/** Of one class is enough, so that a further class never lowers a risk. */
const describesAny = (word: string, classes: readonly number[]): boolean =>
  classes.some((one) => describesClass(word, one))

/** Which of two marks has a clear meaning; of marks of several words that share all but one it is the meaning of that one. */
function toldApart(
  a: Sign,
  b: Sign,
  classes: readonly number[],
  likeness: Parameters<typeof apartOf>[2],
): Apart | null {
  const differing = wordsThatDiffer(a, b)
  if (differing === null) {
    const isOneWordEach = a.words.length === 1 && b.words.length === 1
    return likeness.part === 0 || isOneWordEach ? apartOf(a, b, likeness) : null
  }
  // The name of the goods is no meaning of the mark, and what is not alike needs none to be told apart.
  if (differing.some((word) => isWeak(word) || isTelling(word) || describesAny(word, classes))) return null
  const [one, two] = [signOf(differing[0]), signOf(differing[1])]
  if (wordsAlike(one, 0, two, 0, weights.apart.alike) === 0 || meansOf(one, two) > 0) return null
  const { sounds } = soundsOf(one, two, -1)
  return apartOf(one, two, { looks: looksOf(one, two), sounds, part: sharedPart(one, two, []).value })
}

function scoreAsWritten(a: Sign, b: Sign, classes: readonly number[], needs: number): SignScore | null {
  // What is not alike may still have something in common.
  const least = needs > weights.mark.common ? needs : -1
  const swapped = a.compact > b.compact || (a.compact === b.compact && a.words.join(' ') > b.words.join(' '))
  const one = swapped ? b : a
  const two = swapped ? a : b
  const letters = sameness(one, two)
  // What is written in another script is heard the same, and no identical mark.
  const isHeardTheSame = letters === 'identical' && one.scripts !== two.scripts
  const same = isHeardTheSame ? null : letters
  const isOtherScript = one.scripts !== two.scripts
  const written = looksOf(one, two)
  const seen = drawnAlike(one, two)
  let looks = isOtherScript ? seen : Math.max(written, seen)
  // The letters of another script are read and not seen: what they are read as counts for less than the same letters do.
  let read = Math.max(looks, isOtherScript ? Math.min(written, weights.looks.otherScript) : 0)
  const drawn = seen > written ? (one.drawn ?? two.drawn) : null
  const own =
    same === 'identical' ? { value: 1, text: one.compact } : isHeardTheSame ? nothing : sharedPart(one, two, classes)
  const part =
    own.value >= weights.part.bare || isHeardTheSame
      ? own
      : better(
          better(better(own, bareAlike(one, two, classes)), bareCompound(one, two, classes)),
          saidByLetters(one, two),
        )
  // What means nothing needs no second meaning.
  const means = same === 'identical' ? 1 : !isHeardTheSame && isMeant(a) ? meansOf(one, two) : 0
  const run = runOfBoth(one, two)
  const beside = besideOf(part.value, means, run)
  const enough = leastAlike(least, beside) - rounding
  // What comes to it by a part or a meaning need not be heard alike.
  const isEnough = same !== null || weights.mark.part * part.value >= enough || weights.mark.means * means >= enough
  const needed = isEnough ? -1 : leastHeard(read, enough) - rounding
  if (needed > 1) return null
  const said = soundsOf(one, two, needed)
  let sounds = said.sounds < needed ? -1 : withRhythm(said.sounds, read, said.one, said.two)
  if (sounds < needed) return null
  if (same === null && drawn === null && isScattered(one.compact, two.compact, [said.one, said.two])) {
    looks *= weights.rhythm.scattered
    read *= weights.rhythm.scattered
    sounds *= weights.rhythm.scattered
  }
  // What is not above the least that a meaning leaves is not lowered by one.
  const mayBeApart =
    same === null &&
    !isHeardTheSame &&
    drawn === null &&
    means === 0 &&
    withBeside(nearBy(read, sounds, part.value), beside) > weights.apart.least
  const apart = mayBeApart ? toldApart(one, two, classes, { looks: read, sounds, part: own.value }) : null
  const parts = { looks, read, sounds, part: part.value, means, run, same, apart }
  const alike = markFrom({ ...parts, common: null })
  if (alike < least) return null
  const common =
    alike < weights.mark.common
      ? shareWord(part.text)
        ? part.text
        : means > 0
          ? ''
          : inCommon(one, two, { looks: read, sounds })
      : null
  const mark = markFrom({ ...parts, common })
  if (mark < needs) return null
  return {
    ...parts,
    drawn,
    common,
    soundsAs: swapped ? [said.two, said.one] : [said.one, said.two],
    shared: part.text,
    mark,
  }
}

/** Completes the similarity of signs with the relation of goods. */
export function withGoods(sign: SignScore, goods: GoodsRelation): Score {
  const risk = riskFrom(sign.mark, goods.weight)
  const band = bandOf(risk)
  // What is in common alone is no more than a low risk, whatever the goods.
  return { ...sign, goods, risk, band: sign.common !== null && band !== 'none' ? 'low' : band }
}

/** The whole score of two marks, `b` the earlier one unless the context says otherwise. Any text is answered; an empty one is like nothing but another empty one. */
export function score(a: string | Sign, b: string | Sign, context: ScoreContext = {}): Score {
  const goodsA = { classes: context.classesA ?? [], ...(context.termGroupsA && { termGroups: context.termGroupsA }) }
  const goodsB = { classes: context.classesB ?? [], ...(context.termGroupsB && { termGroups: context.termGroupsB }) }
  const signA = typeof a === 'string' ? signOf(a) : a
  const signB = typeof b === 'string' ? signOf(b) : b
  const classes = [...new Set([...goodsA.classes, ...goodsB.classes])]
  const signs = scoreSigns(signA, signB, classes)
  const [{ compact: name }, goods] = context.earlier === 'a' ? [signA, goodsA] : [signB, goodsB]
  const relation = goodsRelation(goodsA, goodsB, context.wellKnown)
  return withGoods(signs, beyondGoods(relation, signs.mark, { name, classes: goods.classes }))
}
