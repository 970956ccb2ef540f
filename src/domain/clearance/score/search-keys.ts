import { firstName, meantBy, translated, wholeOf } from './meaning.ts'
import { referencesOf } from './family.ts'
import { nearKeysOf } from './near-meaning.ts'
import type { Sign } from './sign.ts'
import { isSaidByLetters, lettersSaidBy } from '../words/spoken-letters.ts'
import { weights } from '../weights.ts'

/** What marks are found by that share no row of letters: meanings, consonants alone, first letters. */
export interface SearchKeys {
  /** Concepts of the dictionary. */
  readonly concepts: readonly number[]
  /** Names of everything else that two marks may have in common. */
  readonly names: readonly string[]
  /** Names of what marks share as a whole: the same letters in another order (words reversed, halves swapped), nearly the same meaning. */
  readonly wholes: readonly string[]
}

const vowelLetters = 'aeiouy'
const hasVowel = /[aeiouy]/
const shortestSkeleton = 3
/** Below so many letters too many marks have the same ones. */
const shortestTurned = 5
const shortestAcronym = 3
const longestAcronym = 6

const isVowel = (letter: string): boolean => vowelLetters.includes(letter)
/** How a consonant is written in a skeleton that another is written for as well. */
const sameSound: Readonly<Record<string, string>> = { c: 'k', q: 'k', z: 's', x: 's', w: 'v' }

/**
 * The consonants of a mark, those of one sound written the same, none twice in a row. What stands beside each other without the vowels
 * does so in both. Letter by letter, as each question comes here.
 */
function skeletonOf(letters: string): string {
  let out = ''
  let last = ''
  let isHeld = false
  const write = (letter: string) => {
    if (letter !== last) out += last = letter
  }
  for (const letter of letters) {
    if (isVowel(letter)) continue
    const isPh = isHeld && letter === 'h'
    if (isHeld) write(isPh ? 'f' : 'p')
    isHeld = letter === 'p'
    if (!isPh && !isHeld) write(sameSound[letter] ?? letter)
  }
  if (isHeld) write('p')
  return out
}

function initialsOf(sign: Sign): string[] {
  const initials = (words: readonly string[]) => words.map((word) => word.slice(0, 1)).join('')
  const telling = sign.words.filter((_, at) => (sign.weights[at] ?? 1) > weights.word.form)
  return [initials(sign.words), initials(telling)]
}

/** The letters that a mark may be the acronym of, or may be shortened to. */
function acronymsOf(sign: Sign): string[] {
  const own = sign.words.length === 1 ? sign.words : sign.words.filter((word) => !hasVowel.test(word))
  const others = sign.words.length >= shortestAcronym ? initialsOf(sign) : []
  return [...new Set([...own, ...others])].filter(({ length }) => length >= shortestAcronym && length <= longestAcronym)
}

/** The letters that a mark is how they are said, or that its words can only be said by. */
const saidLettersOf = ({ words }: Sign): string[] => [...words.filter(isSaidByLetters), ...lettersSaidBy(words)]

/** What a mark is found by beside its letters and sounds. */
export function searchKeysOf(sign: Sign): SearchKeys {
  const meant = meantBy(sign)
  const meanings = [...new Set([...sign.concepts.flat(), ...translated(sign).concepts.flat()])]
  const whole = wholeOf(sign)
  const skeleton = skeletonOf(sign.compact)
  return {
    concepts: meanings.filter((one) => one < firstName),
    names: [
      ...meanings.filter((one) => one >= firstName).map((one) => `means ${one}`),
      ...(whole === null ? [] : [`means ${whole}`]),
      ...(skeleton.length >= shortestSkeleton ? [`skeleton ${skeleton}`] : []),
      ...acronymsOf(sign).map((letters) => `acronym ${letters}`),
      ...saidLettersOf(sign).map((letters) => `said ${letters}`),
      ...new Set(referencesOf(sign).map(({ known }) => `known ${known.mark}`)),
    ],
    wholes: [
      ...(sign.compact.length >= shortestTurned ? [sign.compact.split('').toSorted().join('')] : []),
      ...nearKeysOf(meant),
    ],
  }
}
