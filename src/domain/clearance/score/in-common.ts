import { isParticle } from '../words/weak-words.ts'
import { areOfOneField } from './near-meaning.ts'
import { translated } from './meaning.ts'
import { tellsLittle } from './shared-word.ts'
import type { Sign } from './sign.ts'
import { wordsAlike } from './word-alike.ts'

const fewestOfRun = 4
const fewestOfHalf = 3
const fewestOfBeginning = 2
const heardAtLeast = 0.5
const nearlyAlike = 0.65

/** A word of both that is no article, preposition or legal form, however little it tells. */
const wordOfBoth = ({ words }: Sign, other: Sign): string =>
  words.find((word) => !isParticle(word) && other.words.includes(word)) ?? ''

/** Whether a word of one of two marks is nearly one of the other (JAMES BOND, GEMS). */
const haveNearWords = (a: Sign, b: Sign): boolean =>
  a.words.some(
    (word, i) =>
      word.length >= fewestOfRun &&
      !tellsLittle(word, []) &&
      b.words.some((other, j) => other.length >= fewestOfRun && wordsAlike(a, i, b, j, nearlyAlike) > 0),
  )

const character = /\p{Script=Han}/u

/** A Chinese character of both. */
const characterOfBoth = (a: Sign, b: Sign): string =>
  character.test(a.compact)
    ? (Array.from(a.compact).find((one) => character.test(one) && b.compact.includes(one)) ?? '')
    : ''

/** The longest row of letters that stands in both, from the length on that tells something. */
function rowOfBoth(a: string, b: string): string {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  const fewest = 2 * fewestOfHalf >= short.length ? fewestOfHalf : fewestOfRun
  for (let length = short.length; length >= fewest; length -= 1)
    for (let at = 0; at + length <= short.length; at += 1) {
      const row = short.slice(at, at + length)
      if (long.includes(row)) return row
    }
  return ''
}

/** The first word of one of two marks where the other begins with it (GN, GNC). */
function beginningOfBoth(a: Sign, b: Sign): string {
  const begins = ({ words: [first = ''] }: Sign, other: Sign) =>
    first.length >= fewestOfBeginning && !isParticle(first) && other.compact.startsWith(first)
  return begins(a, b) ? (a.words[0] ?? '') : begins(b, a) ? (b.words[0] ?? '') : ''
}

const vowels = /[aeiouy]/g

/** Letters without a vowel that are the consonants of the other mark's first word (MM, MIM NATURA). */
function consonantsOfBoth(a: Sign, b: Sign): string {
  const stands = ({ compact }: Sign, { words: [first = ''] }: Sign) =>
    compact.length >= fewestOfBeginning && first.replaceAll(vowels, '') === compact
  return stands(a, b) ? a.compact : stands(b, a) ? b.compact : ''
}

/** Kana have one row of syllables for l and r, and write v as b. */
const kanaLetters: Readonly<Record<string, string>> = { l: 'r', v: 'b' }

/** The first letter of two marks that begin with it, as kana write it where one is of them, and are seen or heard half alike. */
function initialOfBoth(a: Sign, b: Sign, { looks, sounds }: { looks: number; sounds: number }): string {
  if (Math.max(looks, sounds) < heardAtLeast) return ''
  const isKana = a.scripts.includes('Kana') || b.scripts.includes('Kana')
  const initial = ({ compact: [first = ''] }: Sign) => (isKana ? (kanaLetters[first] ?? first) : first)
  return initial(a) === initial(b) ? initial(a) : ''
}

/**
 * What two marks have in common that are little alike, `near` being how they are seen and heard: its letters, none where it is heard
 * alone or the field that their words are of; null where there is nothing.
 */
export function inCommon(a: Sign, b: Sign, near: { looks: number; sounds: number }): string | null {
  const letters =
    wordOfBoth(a, b) ||
    characterOfBoth(a, b) ||
    rowOfBoth(a.compact, b.compact) ||
    beginningOfBoth(a, b) ||
    consonantsOfBoth(a, b) ||
    initialOfBoth(a, b, near)
  if (letters !== '') return letters
  const isHeard = rowOfBoth(a.sounds.default, b.sounds.default) !== '' || haveNearWords(a, b)
  return isHeard || areOfOneField(translated(a), translated(b)) ? '' : null
}
