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

/** A word of one of two marks that is nearly one of the other (JAMES BOND, GEMS). */
const nearlyOfBoth = (a: Sign, b: Sign): string =>
  a.words.find(
    (word, i) =>
      word.length >= fewestOfRun &&
      !tellsLittle(word, []) &&
      b.words.some((other, j) => other.length >= fewestOfRun && wordsAlike(a, i, b, j, nearlyAlike) > 0),
  ) ?? ''

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

/** The first letter of two marks that begin with it and are seen or heard half alike. */
const initialOfBoth = (a: Sign, b: Sign, { looks, sounds }: { looks: number; sounds: number }): string =>
  a.compact.charAt(0) === b.compact.charAt(0) && Math.max(looks, sounds) >= heardAtLeast ? a.compact.charAt(0) : ''

/**
 * What two marks have in common that are little alike, `near` being how they are seen and heard: its letters, nothing where it is the field
 * that their words are of; null where there is nothing.
 */
export function inCommon(a: Sign, b: Sign, near: { looks: number; sounds: number }): string | null {
  const letters =
    wordOfBoth(a, b) ||
    characterOfBoth(a, b) ||
    rowOfBoth(a.compact, b.compact) ||
    rowOfBoth(a.sounds.default, b.sounds.default) ||
    beginningOfBoth(a, b) ||
    nearlyOfBoth(a, b) ||
    initialOfBoth(a, b, near)
  return letters !== '' || areOfOneField(translated(a), translated(b)) ? letters : null
}
