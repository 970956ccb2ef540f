import { beginningIn, wordsIn } from '../words/compound.ts'
import { everyWord } from '../words/every-word.ts'
import { better, nothing, type SharedPart, shorter, sum } from './shared-part.ts'
import type { Sign } from './sign.ts'
import { weights } from '../weights.ts'

const rule = weights.part

const shortestAcronym = 3
const longestAcronym = 6
/** A shorter word is not taken apart for the beginnings of its parts. */
const shortestBegun = 8

/** Whether letters are those that the words begin with, in their order. */
const areInitials = (letters: string, words: readonly string[]): boolean =>
  words.length === letters.length && words.every((word, at) => word.startsWith(letters[at] ?? ' '))

/** Whether letters stand in a row of words in their order, the first of each word among them (CNN, cartoon network). */
function begins(letters: string, words: readonly string[], used = 0, place = 0): boolean {
  const word = words[place]
  if (word === undefined) return used === letters.length
  if (letters[used] !== word[0]) return false
  // How many more letters are of this word, and not of those that follow, is tried out.
  for (let at = 0, taken = used; at >= 0 && taken < letters.length;) {
    taken += 1
    if (begins(letters, words, taken, place + 1)) return true
    at = word.indexOf(letters[taken] ?? ' ', at + 1)
  }
  return false
}

/** Whether a mark begins with the letters that its other words begin with (DSA Deutsche Sportakademie). */
export function standFor({ words: [letters = '', ...others], weights: [, ...worth] }: Sign): boolean {
  if (letters.length < shortestAcronym || letters.length > longestAcronym || others.length < 2) return false
  return (
    begins(letters, others) ||
    begins(
      letters,
      others.filter((_, at) => (worth[at] ?? 1) > weights.word.form),
    )
  )
}

/** The words that a sign of one long word is written together of; the last may be one that nobody knows. */
const written = (sign: Sign): readonly string[] | null =>
  sign.kept.compound === undefined
    ? (sign.kept.compound = wordsIn(sign.compact, everyWord) ?? beginningIn(sign.compact, everyWord))
    : sign.kept.compound

/** Whether letters stand in others in their order. */
function standsIn(letters: string, others: string): boolean {
  let used = 0
  for (let at = 0; at < others.length && used < letters.length; at += 1)
    if (others.charCodeAt(at) === letters.charCodeAt(used)) used += 1
  return used === letters.length
}

/** A word of the first letters of the other mark's words; small words count or do not, other words beside it count. */
export function acronym(a: Sign, b: Sign): SharedPart {
  return better(acronymIn(a, b), acronymIn(b, a))
}

function acronymIn(short: Sign, long: Sign): SharedPart {
  for (let at = 0; at < short.words.length; at += 1) {
    const word = short.words[at] as string
    if (word.length < shortestAcronym || word.length > longestAcronym) continue
    const value = ofInitials(word, long)
    if (value === 0) continue
    const share = (short.weights[at] ?? 1) / (sum(short.weights) || 1)
    return { value: value * (rule.more + rule.less * share), text: word }
  }
  return nothing
}

function ofInitials(word: string, long: Sign): number {
  if (long.words.length > 1) {
    if (long.words.length < word.length) return 0
    if (word[0] !== long.compact[0] && (long.weights[0] ?? 1) > weights.word.form) return 0
    const telling = long.words.filter((_, at) => (long.weights[at] ?? 1) > weights.word.form)
    if (areInitials(word, long.words)) return rule.acronym
    return areInitials(word, telling) ? rule.acronymOfTelling : 0
  }
  if (word[0] !== long.compact[0] || long.compact.length < shortestBegun) return 0
  if (word.length >= long.compact.length / 2 || !standsIn(word, long.compact)) return 0
  const words = written(long)
  if (!words) return 0
  if (areInitials(word, words)) return rule.acronym
  return begins(word, words) ? rule.acronymOfParts : 0
}

const vowels = /[aeiouy]/g

function hasVowel(letters: string): boolean {
  for (let at = 0; at < letters.length; at += 1) {
    const code = letters.charCodeAt(at)
    // a e i o u y
    if (code === 97 || code === 101 || code === 105 || code === 111 || code === 117 || code === 121) return true
  }
  return false
}

/** A mark written without its vowels (MCRSFT): its letters are the consonants of the other. */
export function withoutVowels(a: Sign, b: Sign): SharedPart {
  const short = shorter(a, b)
  const long = short === a ? b : a
  const { length } = short.compact
  if (length < shortestAcronym || length === long.compact.length || hasVowel(short.compact)) return nothing
  if (long.compact.replace(vowels, '') !== short.compact) return nothing
  return { value: length > shortestAcronym ? rule.withoutVowels : rule.withoutVowelsShort, text: short.compact }
}

const longestLetters = 5
const consonants = /^[b-df-hj-np-tv-xz]+$/

/** Letters that are no word are kept badly in mind: most of them, in whatever order (T.Z.L.B., Z.B.T.); of three that begin alike, two (MHS, MDH). */
export function lettersAlike(a: Sign, b: Sign): SharedPart {
  const [short, long] = a.compact.length <= b.compact.length ? [a.compact, b.compact] : [b.compact, a.compact]
  if (short.length < shortestAcronym || long.length > longestLetters) return nothing
  if (!consonants.test(short) || !consonants.test(long)) return nothing
  let left = long
  for (const letter of short) left = left.replace(letter, '')
  const isThree = long.length === shortestAcronym && short[0] === long[0] && left.length === 1
  return isThree || 1 - left.length / long.length >= rule.lettersInCommon
    ? { value: rule.lettersAlike, text: a.compact }
    : nothing
}
