import { wordsOfCharacters } from '../words/characters.ts'
import { wordsIn } from '../words/compound.ts'
import { conceptCount, conceptsOf, languagesInDictionary, wordsWithConcepts } from '../words/concepts.ts'
import { areOfOneLanguage, isCommonWord, isNameOfNoLanguage } from '../words/common-words.ts'
import { foreignConceptsOf } from '../words/foreign-words.ts'
import names from '../lists/famous-names.json' with { type: 'json' }
import phrases from '../lists/phrases.json' with { type: 'json' }
import { normalise } from '../words/letters.ts'
import { meansNearly } from './near-meaning.ts'
import { areOneWord, isMisspelt } from './one-word.ts'
import { soundDistance } from './distances.ts'
import { isKnownAnywhere, isWordToo } from '../words/known-names.ts'
import { numberOf } from '../words/numerals.ts'
import { wordsAlike } from './word-alike.ts'
import { reading } from '../words/readings.ts'
import type { Meant, Sign } from './sign.ts'
import { weights } from '../weights.ts'
import { isTelling } from '../words/telling.ts'
import { isEveryday, isParticle, wordWeight } from '../words/weak-words.ts'
import { singular } from '../words/word-stem.ts'

/** Which of two marks has a clear meaning that the other has not. */
export type Apart = 'both' | 'one'

/** Numbers of meanings that are no concept of the dictionary, which has fewer than `firstName`. */
export const firstName = 10_000
const firstNumber = 1_000_000

function numbered(lines: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  return new Map(lines.flatMap((line, at) => line.map((words): [string, number] => [normalise(words).compact, at])))
}

let phraseNumbers: ReadonlyMap<string, number> | undefined
let nameNumbers: ReadonlyMap<string, number> | undefined

/** What a whole sign means that its words do not tell: the number of a phrase, or the number it names. */
export function wholeMeaning(sign: Pick<Sign, 'compact'>): string | null {
  const phrase = (phraseNumbers ??= numbered(phrases.entries)).get(sign.compact)
  if (phrase !== undefined) return `phrase ${phrase}`
  const number = numberOf(sign.compact)
  return number === null ? null : `number ${number}`
}

/** The same of a sign, worked out once. */
export const wholeOf = (sign: Sign): string | null =>
  sign.kept.whole === undefined ? (sign.kept.whole = wholeMeaning(sign)) : sign.kept.whole

/** Whether anything is known of what a sign means. */
export const isMeant = (sign: Sign): boolean => wholeOf(sign) !== null || means(translated(sign))

const none: readonly number[] = []

/** What a word means: concepts of the dictionary, somebody whom everybody knows, a number in any writing. */
function meaningsOf(word: string, concepts: readonly number[]): readonly number[] {
  const name = (nameNumbers ??= numbered(names.entries)).get(word)
  const number = numberOf(word)
  if (name === undefined && number === null) return concepts
  return [
    ...concepts,
    ...(name === undefined ? [] : [firstName + name]),
    ...(number === null ? [] : [firstNumber + number]),
  ]
}

/** A sign with what its words mean in any language, those included that most buyers here do not speak (MAYUR, a peacock). */
export const translated = (sign: Sign): Meant => (sign.kept.translated ??= readTranslated(sign))

function readTranslated(sign: Sign): Meant {
  const [word = ''] = sign.words
  const written = sign.said !== null && sign.words.length === 1 ? wordsOfCharacters(word) : null
  if (written) return meantAs(written, foreignConceptsOf)
  const meant = meantBy(sign)
  const concepts = meant.concepts.map((own, at) => (own.length > 0 ? own : foreignConceptsOf(meant.words[at] ?? '')))
  if (concepts.every((one, at) => one === meant.concepts[at] || one.length === 0)) return meant
  const { words, wordSounds, weights: worth } = meant
  return { words, wordSounds, weights: worth, concepts }
}

const longestCompound = 24

/** A sign with what its words mean; a single word that means nothing itself, in the words it is written together of. */
export function meantBy(sign: Sign): Meant {
  return (sign.kept.meant ??= readMeaning(sign))
}

function readMeaning(sign: Sign): Meant {
  const [word = ''] = sign.words
  if (sign.words.length !== 1 || word.length > longestCompound) return withNumbers(sign)
  const meant = withNumbers(sign)
  if (means(meant)) return meant
  const words = wordsIn(word, wordsWithConcepts)
  return words ? meantAs(words, conceptsOf) : meant
}

const meantAs = (words: readonly string[], conceptsIn: (word: string) => readonly number[]): Meant => ({
  words,
  wordSounds: words.map((one) => reading(one, 'default')),
  weights: words.map(() => 1),
  concepts: words.map(conceptsIn),
})

function withNumbers(sign: Sign): Meant {
  const joined = sign.words.length > 1 ? joinedNumbers(sign) : sign
  const { words, wordSounds, weights: worth, concepts } = joined
  const meant = words.map((word, at) => meaningsOf(word, concepts[at] ?? none))
  if (meant.every((one, at) => one === concepts[at])) return joined
  return { words, wordSounds, weights: worth, concepts: meant }
}

/** A number that is written in two words is one (twenty four). */
function joinedNumbers(sign: Sign): Meant {
  const at = sign.words.findIndex((word, place) => {
    const next = sign.words[place + 1]
    return next !== undefined && numberOf(word) !== null && numberOf(next) !== null && numberOf(word + next) !== null
  })
  if (at < 0) return sign
  const joined = <T>(list: readonly T[], one: T): T[] => [...list.slice(0, at), one, ...list.slice(at + 2)]
  const word = `${sign.words[at]}${sign.words[at + 1]}`
  return {
    words: joined(sign.words, word),
    wordSounds: joined(sign.wordSounds, word),
    weights: joined(sign.weights, 1),
    concepts: joined(sign.concepts, []),
  }
}

const means = (sign: Meant) => sign.concepts.some((one) => one.length > 0)

/** Whether every word that tells anything has a meaning. */
const isClear = (sign: Meant): boolean =>
  means(sign) && sign.concepts.every((one, at) => one.length > 0 || (sign.weights[at] ?? 1) <= weights.word.form)

/** Whether a buyer reads the words in a mark that is written together: words of one language, not all of them of few letters (lan, cor). */
function isReadable(sign: Sign, { words }: Meant): boolean {
  if (words.length <= sign.words.length) return true
  if (words.every(({ length }) => length < shortestRead)) return false
  const [first, ...others] = words.map(languagesInDictionary)
  return [...(first ?? [])].some((language) => others.every((one) => one?.has(language)))
}

const shortestRead = 4

/** A single word of the language of buyers whose meaning is no concept of the dictionary. */
const isWordAlone = ({ words: [word = '', ...others] }: Sign): boolean =>
  others.length === 0 && word.length >= shortestRead && isCommonWord(word)

/** Whether two words of which a meaning is unknown mean something else: of one language, or one of them a name (PICASSO, PICARO), and not one word. */
const meanOther = (a: string, b: string): boolean =>
  (areOfOneLanguage(a, b) || isNameOfNoLanguage(a) !== isNameOfNoLanguage(b)) && !areOneWord(a, b)

/** Whether the shorter of two words is one of those that the longer is written together of (sun, sunbeam). */
function isPieceOf(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return wordsIn(long, wordsWithConcepts)?.includes(short) ?? false
}

/**
 * Whether a mark that is no word, no name and not known to many stands in the letters of a word of the language of buyers, which is
 * read as what it means (TRIX in matrix).
 */
const isUnnoticedIn = (short: Sign, long: Sign): boolean =>
  short.compact.length < long.compact.length &&
  isWordAlone(long) &&
  !isWordToo(short.compact) &&
  !isKnownAnywhere(short.compact) &&
  !means(translated(short)) &&
  !wordsIn(long.compact, wordsWithConcepts)

/** How alike two signs are heard by the first of their readings, 0 to 1. */
function heardPlainly({ sounds: a }: Sign, { sounds: b }: Sign): number {
  const longest = Math.max(a.default.length, b.default.length, 1)
  return 1 - soundDistance(a.default, b.default, longest) / longest
}

const isAnyKnown = (...names: readonly string[]): boolean => names.some(isKnownAnywhere)

/** Whether a word stands in the name of a source that many know: all of the words, or it and a neighbour (RED BULL RACING). */
function isInKnown(words: readonly string[], at: number): boolean {
  const whole = words.join('')
  const [before, own, after] = [words[at - 1] ?? '', words[at] ?? '', words[at + 1] ?? '']
  return isAnyKnown(whole, `the${whole}`, before + own, own + after)
}

const isCompound = (sign: Sign): boolean => meantBy(sign).words.length > 1

/** The words of a sign; of a single one those that it is written together of. */
const readWords = (sign: Sign): readonly string[] => (sign.words.length === 1 ? meantBy(sign).words : sign.words)

const isReadBeside = (word: string): boolean =>
  isParticle(word) || isEveryday(word) || isCommonWord(word) || isTelling(word)

/**
 * The words in which two marks of several words differ, where that is one of each, at one place, and what stands beside them is words that
 * buyers read (BLACK BEAR, BLACKBEAN): beside an invented name a meaning tells little, and the name of a source that
 * many know (RED BULL) is read as that. Null of all others.
 */
export function wordsThatDiffer(a: Sign, b: Sign): readonly [string, string] | null {
  if (a.words.length === 1 && b.words.length === 1 && !isCompound(a)) return null
  const [wordsA, wordsB] = [readWords(a), readWords(b)]
  if (wordsA.length !== wordsB.length || wordsA.length < 2) return null
  let at = -1
  for (let place = 0; place < wordsA.length; place += 1) {
    if (wordsA[place] === wordsB[place]) continue
    if (at >= 0) return null
    at = place
  }
  if (at < 0) return null
  const [one = '', two = ''] = [wordsA[at], wordsB[at]]
  const isRead = (word: string, place: number): boolean => place === at || isReadBeside(word)
  if (wordWeight(one) <= weights.word.weak || wordWeight(two) <= weights.word.weak || !wordsA.every(isRead)) return null
  return isInKnown(wordsA, at) || isInKnown(wordsB, at) ? null : [one, two]
}

/**
 * Which of two marks of no common meaning has a clear one. Two different meanings tell all apart that is seen and heard
 * alike; a meaning of one of them does so where the other is neither heard as nearly the same nor has it inside.
 */
export function apartOf(
  a: Sign,
  b: Sign,
  { looks, sounds, part }: { looks: number; sounds: number; part: number },
): Apart | null {
  const [one, two] = [meantBy(a), meantBy(b)]
  const [clearA, clearB] = [isClear(one) && isReadable(a, one), isClear(two) && isReadable(b, two)]
  if (clearA && clearB) {
    const ofB = new Set(two.concepts.flat())
    // A word and its plural may stand in the dictionary for two things (wood, woods).
    if (singular(a.compact) === singular(b.compact) || areOneWord(a.compact, b.compact)) return null
    if (part > 0 && isPieceOf(a.compact, b.compact)) return null
    return one.concepts.flat().some((concept) => ofB.has(concept)) ? null : 'both'
  }
  const [saysA, saysB] = [clearA || isWordAlone(a), clearB || isWordAlone(b)]
  // Two words of one language are heard as it says them, and tell as much as two concepts where they are sure to be two.
  if (saysA && saysB && looks < weights.apart.heard && heardPlainly(a, b) < weights.apart.heard)
    return part === 0 && meanOther(a.compact, b.compact) ? 'both' : null
  // What is not seen alike is no other spelling of a word that a foreign reading alone makes of it (ZIRH, SIR; T-355/02).
  const heard = looks < weights.apart.seen ? heardPlainly(a, b) : sounds
  if (looks >= weights.apart.heard || heard >= weights.apart.heard) return null
  if (part > 0) return isUnnoticedIn(a, b) || isUnnoticedIn(b, a) ? 'one' : null
  // What no concept is known of is compared with what is no word at all.
  if (saysA === saysB || areOneWord(a.compact, b.compact) || isMisspelt(a.compact, b.compact)) return null
  const [other, meant] = saysA ? [b, two] : [a, one]
  return means(meant) && isReadable(other, meant) ? null : 'one'
}

/**
 * Whether words of both mean the same, weighed by how much they distinguish; 0 when nothing but words of the same letters
 * is known. A compound is read in its words (MARAZUL, blue sea), a number in any writing.
 */
export function meansOf(a: Sign, b: Sign): number {
  const whole = wholeOf(a)
  const wholeB = wholeOf(b)
  if (whole !== null && whole === wholeB) return 1
  const within = Math.max(phraseWithin(whole, b), phraseWithin(wholeB, a))
  if (within > 0) return within
  const [ownA, ownB] = [meantBy(a), meantBy(b)]
  const own = meansBoth(ownA, ownB)
  const [one, two] = [translated(a), translated(b)]
  if (own > weights.mark.foreign || (one === ownA && two === ownB)) return own
  return Math.max(own, weights.mark.foreign * meansBoth(one, two))
}

/** How much of what a sign means is the phrase that is the whole of another (BUENOS DIAS, GOOD MORNING AND DESIGN). */
function phraseWithin(phrase: string | null, { words, weights: worth }: Sign): number {
  if (!phrase?.startsWith('phrase ')) return 0
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 2; to <= words.length; to += 1) {
      if (wholeMeaning({ compact: words.slice(from, to).join('') }) !== phrase) continue
      const isLittle = worth.every((one, at) => (at >= from && at < to) || one <= weights.word.weak)
      return isLittle ? 1 : weights.mark.meantWhole
    }
  return 0
}

function meansBoth(a: Meant, b: Meant): number {
  if (!means(a) || !means(b)) return 0
  const same = meansOfWords(a, b)
  return same > weights.near.enough ? same : Math.max(same, meansNearly(a, b))
}

/** How alike two words are by what they mean: the same word or concept, or concepts that are taken for each other. */
function meantAlike(a: Meant, i: number, b: Meant, j: number): number {
  if (a.words[i] === b.words[j]) return 1
  const ofB = b.concepts[j] ?? none
  let alike = 0
  for (const one of a.concepts[i] ?? none) {
    if (!ofB.includes(one)) continue
    if (one < conceptCount || one >= firstName) return 1
    alike = weights.near.synonym
  }
  return alike
}

/** Beside a translated word another may be written a little differently (blue lagoon, laguna azul). */
function meansOfWords(a: Meant, b: Meant): number {
  const used = new Set<number>()
  let [sumA, sumB, translated] = [0, 0, 0]
  const pair = (i: number, j: number, alike: number) => {
    used.add(j)
    sumA += alike * (a.weights[i] ?? 0)
    sumB += alike * (b.weights[j] ?? 0)
  }
  const left: number[] = []
  for (const i of a.words.keys()) {
    let [best, same] = [-1, 0]
    for (const j of b.words.keys()) {
      const one = used.has(j) || same === 1 ? 0 : meantAlike(a, i, b, j)
      if (one > same) [best, same] = [j, one]
    }
    if (best < 0) {
      left.push(i)
      continue
    }
    if (b.words[best] !== a.words[i]) translated += Math.min(a.weights[i] ?? 0, b.weights[best] ?? 0)
    pair(i, best, same)
  }
  if (translated === 0) return 0
  for (const i of left) {
    const j = b.words.findIndex((_, at) => !used.has(at) && wordsAlike(a, i, b, at) > 0)
    if (j >= 0) pair(i, j, wordsAlike(a, i, b, j))
  }
  const total = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0)
  const ofA = sumA / total(a.weights)
  const ofB = sumB / total(b.weights)
  const both = weights.part.more * Math.min(ofA, ofB) + weights.part.less * Math.max(ofA, ofB) * Math.min(ofA, ofB)
  // Two words or more that are the whole of one mark are used in the other, whatever stands beside them (MARCHE NOIR, BLACK MARKET MINERALS).
  return used.size > 1 && Math.max(ofA, ofB) === 1 ? Math.max(both, weights.mark.meantWhole) : both
}
