import { isCommonWord } from '../words/common-words.ts'
import { everyWord } from '../words/every-word.ts'
import { edits } from './distances.ts'
import { inFamily } from './family.ts'
import { better, nothing, type SharedPart, shorter, sum } from './shared-part.ts'
import { numberAlike, sharedWord, tellsLittle } from './shared-word.ts'
import { acronym, lettersAlike, withoutVowels } from './shortened.ts'
import { type Sign } from './sign.ts'
import { shuffled, swapped } from './turned.ts'
import { wordAlike, wordsAlike } from './word-alike.ts'
import { isTelling } from '../words/telling.ts'
import { describesClass, isParticle, isWeak } from '../words/weak-words.ts'
import { weights } from '../weights.ts'

const rule = weights.part

interface Pair {
  readonly i: number
  readonly j: number
  readonly alike: number
}

/** The words of two marks that are alike by `least`. */
function pairsOf(a: Sign, b: Sign, least: number): Pair[] {
  const pairs: Pair[] = []
  for (let i = 0; i < a.words.length; i += 1) {
    for (let j = 0; j < b.words.length; j += 1) {
      const alike = wordsAlike(a, i, b, j, least)
      if (alike > 0) pairs.push({ i, j, alike })
    }
  }
  return pairs
}

/** What of two marks is in words that are alike, each word once, by what the words weigh; `best` where that is no more. */
function aligned(
  a: Sign,
  pairs: Pair[],
  weightsA: readonly number[],
  weightsB: readonly number[],
  best: SharedPart,
): SharedPart {
  const worth = (pair: Pair) => pair.alike * ((weightsA[pair.i] ?? 0) + (weightsB[pair.j] ?? 0))
  if (pairs.length > 1) pairs.sort((one, two) => worth(two) - worth(one) || one.i + one.j - two.i - two.j)
  const used: Pair[] = []
  let sumA = 0
  let sumB = 0
  let strongest = 0
  for (const pair of pairs) {
    const { i, j, alike } = pair
    if (used.some((one) => one.i === i || one.j === j)) continue
    used.push(pair)
    const ofA = weightsA[i] ?? 0
    const ofB = weightsB[j] ?? 0
    sumA += alike * ofA
    sumB += alike * ofB
    strongest = Math.max(strongest, Math.min(ofA, ofB))
  }
  const ofA = sumA / (sum(weightsA) || 1)
  const ofB = sumB / (sum(weightsB) || 1)
  const covered = rule.more * Math.max(ofA, ofB) + rule.less * Math.min(ofA, ofB)
  const value = covered * (rule.weakest + (1 - rule.weakest) * strongest)
  if (value <= best.value) return best
  return { value, text: a.words.filter((_, at) => used.some(({ i }) => i === at)).join(' ') }
}

/** A mark of one word that nearly stands in the other as one of its words, and one that tells (OYSTER, KADUS OYSTRA AUTO STOP). */
function asWord(a: Sign, b: Sign, pairs: readonly Pair[], classes: readonly number[]): SharedPart {
  const one = a.words.length === 1 ? a : b
  if (one.words.length !== 1 || one.compact.length < fewestApart) return nothing
  let most = 0
  for (const { i, j, alike } of pairs) {
    const word = (one === a ? b.words[j] : a.words[i]) ?? ''
    const isLong = Math.min(word.length, one.compact.length) >= rule.shortestNearly
    if (alike > most && (isLong || alike >= rule.wordAlike) && !tellsLittle(word, classes)) most = alike
  }
  return { value: rule.asWord * most, text: one.compact }
}

/** A word that tells, nearly the same in both of two marks of several words (COTECNICA MAXIMA, MAXIM ALIMENTO). */
function nearlyShared(a: Sign, b: Sign, pairs: readonly Pair[], classes: readonly number[]): SharedPart {
  for (const { i, j, alike } of pairs) {
    const [one, two] = [a.words[i] ?? '', b.words[j] ?? '']
    if (alike < rule.nearlyShared || alike === 1 || Math.min(one.length, two.length) < fewestApart) continue
    if (!tellsLittle(one, classes) && !tellsLittle(two, classes)) return { value: rule.sharedWord, text: one }
  }
  return nothing
}

const fewestApart = 5

const mostMore = 2

/** A mark written in several words that is alike to one word of the other (MI SA KO, GREEN BY MISSAKO). */
function writtenApart(a: Sign, b: Sign): SharedPart {
  if (a.words.length < 2 || b.words.length < 2) return nothing
  const short = shorter(a, b)
  const long = short === a ? b : a
  if (short.compact.length < fewestApart) return nothing
  let best = 0
  let at = -1
  for (let j = 0; j < long.words.length; j += 1) {
    if (Math.abs((long.words[j] ?? '').length - short.compact.length) > mostMore) continue
    const alike = wordAlike(short.compact, long.words[j] ?? '', short.sounds.default, long.wordSounds[j] ?? '')
    if (alike >= rule.wordAlike && alike > best) [best, at] = [alike, j]
  }
  if (at < 0) return nothing
  const ofLong = (best * (long.weights[at] ?? 0)) / (sum(long.weights) || 1)
  return { value: rule.more * best + rule.less * ofLong, text: a === long ? (a.words[at] ?? '') : a.compact }
}

/** Two words of one mark that, written together, are one word of the other but for a letter (LES COMBES NOIRES, CHATEAU LASCOMBES). */
function wordsTogether(a: Sign, b: Sign, classes: readonly number[]): SharedPart {
  return better(togetherIn(a, b, classes), togetherIn(b, a, classes))
}

function togetherIn(apart: Sign, other: Sign, classes: readonly number[]): SharedPart {
  for (let at = 1; at < apart.words.length; at += 1) {
    const [first, second] = [apart.words[at - 1] as string, apart.words[at] as string]
    const length = first.length + second.length
    if (length < shortestTogether) continue
    for (const word of other.words) {
      if (Math.abs(word.length - length) > 1 || word[0] !== first[0]) continue
      if (edits(first + second, word) <= 1 && !tellsLittle(word, classes))
        return { value: rule.sharedKnownBy, text: word }
    }
  }
  return nothing
}

const shortestTogether = 7

/** The letters of a mark without its articles and legal forms, when enough is left to be found inside of another. */
function told(sign: Sign): string {
  if (sign.words.length === 1 || !sign.weights.includes(weights.word.form)) return sign.compact
  const words = sign.words.filter((_, at) => (sign.weights[at] ?? 1) > weights.word.form)
  const letters = words.join('')
  return letters.length >= rule.shortestTold ? letters : sign.compact
}

/** A mark of two letters at an end of a word, or of one at its beginning, beside a word that everybody knows (NLSPORT, XKING). */
function besideWord(short: Sign, long: Sign): SharedPart {
  const letters = short.compact
  if (letters.length === 0 || letters.length > 2) return nothing
  // Of several words the first, or what it begins with (SO, SO'BIO ETIC).
  if (long.words.length > 1) {
    const [first = ''] = long.words
    const isBegun = letters.length === 2 && first.startsWith(letters) && (first === letters || isWeak(first.slice(2)))
    return isBegun ? { value: rule.sharedWord, text: letters } : nothing
  }
  if (isCommonWord(long.compact)) return nothing
  const rest = long.compact.startsWith(letters)
    ? long.compact.slice(letters.length)
    : letters.length === 2 && long.compact.endsWith(letters)
      ? long.compact.slice(0, -2)
      : ''
  return rest.length >= shortestBeside && (everyWord.has(rest) || isCommonWord(rest))
    ? { value: rule.besideWord, text: letters }
    : nothing
}

const shortestBeside = 4

/** How many letters a text counts for: a Chinese character, which is a syllable and a meaning, for two. */
const lettersOf = (text: string): number =>
  text.length + (/\p{Script=Han}/u.test(text) ? (text.match(/\p{Script=Han}/gu) ?? []).length : 0)

/** Whether a mark of three letters begins or ends a word that is written together with one that everybody knows (GATEWIT, WIT). */
export function isBesideWord(a: Sign, b: Sign): boolean {
  const [short, long] = a.compact.length <= b.compact.length ? [a.compact, b.compact] : [b.compact, a.compact]
  if (short.length !== rule.shortest || isCommonWord(long)) return false
  const rests = [
    long.endsWith(short) ? long.slice(0, -short.length) : '',
    long.startsWith(short) ? long.slice(short.length) : '',
  ]
  return rests.some(
    (rest) => rest.length >= shortestBeside && (everyWord.has(rest) || isCommonWord(rest) || isTelling(rest)),
  )
}

/** Whether a mark is a word that in the other only joins what stands before it to what follows (&, PINE & ORE). */
function joinsWords({ words: [word = '', ...more] }: Sign, { words }: Sign): boolean {
  if (more.length > 0 || !isParticle(word)) return false
  const at = words.indexOf(word)
  return at > 0 && at < words.length - 1
}

function contained(a: Sign, b: Sign): SharedPart {
  const short = shorter(a, b)
  const long = short === a ? b : a
  if (lettersOf(short.compact) < rule.shortest) return besideWord(short, long)
  if (joinsWords(short, long)) return nothing
  if (long.compact.includes(short.compact)) return containedAt(short, long, short.compact, 1)
  const ofShort = told(short)
  const ofLong = told(long)
  if (ofShort !== short.compact && long.compact.includes(ofShort)) return containedAt(short, long, ofShort, 1)
  // What is longer by its articles and endings alone may stand in the other.
  if (ofLong.length < short.compact.length && short.compact.includes(ofLong)) return containedAt(long, short, ofLong, 1)
  return better(nearlyContained(short, long), heardInside(short, long))
}

/** A mark that is heard in a longer one, however it is written there (DAKS, KIDAX); of digits in each tongue that we read (UNOE, 1E1). */
function heardInside(short: Sign, long: Sign): SharedPart {
  const isNumbered = digit.test(short.compact) || digit.test(long.compact)
  let best = 0
  for (const manner of isNumbered ? everyManner : oneManner) {
    // What is written short may be said long.
    const ofShort = short.sounds[manner]
    const ofLong = long.sounds[manner]
    const [inner, outer] = isNumbered && ofShort.length > ofLong.length ? [ofLong, ofShort] : [ofShort, ofLong]
    const at = inner.length < rule.shortestHeard || inner.length >= outer.length ? -1 : outer.indexOf(inner)
    if (at < 0) continue
    best = Math.max(
      best,
      rule.contained + rule.byLength * (inner.length / outer.length) + (at === 0 ? rule.atStart : 0),
    )
  }
  return best === 0 ? nothing : { value: rule.heardInside * best, text: short.compact }
}

const digit = /\d/
const oneManner = ['default'] as const
const everyManner = ['default', 'es', 'sk', 'de', 'fr'] as const

/** A mark that but for one letter within is the beginning or the end of a longer one (KRAFFT, VITAKRAFT). */
function nearlyContained(short: Sign, long: Sign): SharedPart {
  const inner = short.compact
  const outer = long.compact
  const { length } = inner
  if (length < rule.shortestNearly || outer.length < length + 2) return nothing
  let front = 0
  while (inner.charCodeAt(front) === outer.charCodeAt(front)) front += 1
  if (front > 0)
    for (const [more, size] of ways)
      if (standsAt(inner, front + 1 - more, length, outer, front + size))
        return containedAt(short, long, outer.slice(0, length + size + more - 1), rule.nearlyContained)
  let back = 0
  while (inner.charCodeAt(length - 1 - back) === outer.charCodeAt(outer.length - 1 - back)) back += 1
  if (back > 0)
    for (const [more, size] of ways)
      if (standsAt(inner, 0, length - back - 1 + more, outer, outer.length - size - length + 1 - more))
        return containedAt(short, long, outer.slice(-(length + size + more - 1)), rule.nearlyContained)
  return nothing
}

/** Whether the letters of one from a place to another stand at a place of the other. */
function standsAt(one: string, from: number, to: number, other: string, at: number): boolean {
  if (at < 0 || at + to - from > other.length) return false
  for (let place = from; place < to; place += 1)
    if (one.charCodeAt(place) !== other.charCodeAt(at + place - from)) return false
  return true
}

/** A letter changed, one more in the longer mark, one less: what of the shorter follows it, and after how many letters of the longer. */
const ways = [
  [0, 1],
  [1, 1],
  [0, 0],
] as const

function containedAt(short: Sign, long: Sign, inside: string, factor: number): SharedPart {
  const length = lettersOf(inside)
  const at = long.compact.indexOf(inside)
  if (length < rule.shortest || inside.length === long.compact.length) return nothing
  const front = long.compact.slice(0, at)
  const back = long.compact.slice(at + inside.length)
  const rest =
    lettersOf(front) * (isWeak(front) ? rule.weakRest : 1) + lettersOf(back) * (isWeak(back) ? rule.weakRest : 1)
  const start = at === 0 ? rule.atStart : 0
  const five = length >= 5 ? rule.ofFive : 0
  // A letter beside other words tells little; what is nothing but letters tells by them.
  let strongest = 0
  for (const one of short.weights) strongest = Math.max(strongest, one)
  const strength =
    rule.weakest + (1 - rule.weakest) * (strongest === weights.word.letter ? weights.word.short : strongest)
  const value = Math.min(1, (rule.contained + rule.byLength * (length / (length + rest)) + start + five) * strength)
  // The whole of one mark as words of the other: its owner's mark is used in it, however weak it is.
  const floor = factor === 1 && isRowOfWords(short, long) ? rule.whole : 0
  return { value: Math.max(factor * value, floor), text: inside }
}

/** Whether all words of the short mark stand in the long one, in their order and beside each other. */
function isRowOfWords(short: Sign, long: Sign): boolean {
  return long.words.some((_, at) => short.words.every((word, more) => long.words[at + more] === word))
}

/**
 * The part two marks have in common: words that match, weighed by how much they distinguish, or one mark inside the
 * other. Words of a quality and those that describe goods of a class are also tried as weak ones, class by class; that can only
 * raise the value, so that a further shared class never lowers a risk.
 */
export function sharedPart(a: Sign, b: Sign, classes: readonly number[]): SharedPart {
  let best = better(
    better(contained(a, b), swapped(a, b)),
    better(acronym(a, b), better(withoutVowels(a, b), better(shuffled(a, b), inFamily(a, b, classes)))),
  )
  best = better(best, better(lettersAlike(a, b), better(numberAlike(a, b, classes), sharedWord(a, b, classes))))
  if (a.words.length > 1 || b.words.length > 1) {
    best = better(best, better(writtenApart(a, b), wordsTogether(a, b, classes)))
    const isAlone = a.words.length === 1 || b.words.length === 1
    const near = pairsOf(a, b, isAlone ? rule.nearlyWord : rule.wordAlike)
    if (near.length === 0) return best
    best = better(best, asWord(a, b, near, classes))
    best = better(best, nearlyShared(a, b, near, classes))
    const pairs = near.filter(({ alike }) => alike >= rule.wordAlike)
    if (pairs.length === 0) return best
    best = aligned(a, pairs, a.weights, b.weights, best)
    const tellingA = tellingOf(a)
    const tellingB = tellingOf(b)
    if (tellingA || tellingB) best = aligned(a, pairs, tellingA ?? a.weights, tellingB ?? b.weights, best)
    for (const one of classes) {
      const isWeaker = (word: string) => describesClass(word, one)
      const weakA = weakened(a, isWeaker)
      const weakB = weakened(b, isWeaker)
      if (weakA || weakB) best = aligned(a, pairs, weakA ?? a.weights, weakB ?? b.weights, best)
    }
  }
  return best
}

/** What the words weigh where some are weaker; null when none is. */
function weakened({ words, weights: own }: Sign, isWeaker: (word: string) => boolean): readonly number[] | null {
  let weaker: number[] | null = null
  for (let at = 0; at < words.length; at += 1) {
    if ((own[at] ?? 1) <= weights.word.weak || !isWeaker(words[at] as string)) continue
    weaker ??= [...own]
    weaker[at] = weights.word.weak
  }
  return weaker
}

const tellingOf = (sign: Sign): readonly number[] | null =>
  sign.kept.telling === undefined ? (sign.kept.telling = weakened(sign, isTelling)) : sign.kept.telling
