import { isCommonWord } from '#domain/clearance/words/common-words.ts'
import { conceptCount, conceptsOf, languagesInDictionary, wordsOfConcept } from '#domain/clearance/words/concepts.ts'
import { isGivenName } from '#domain/clearance/words/given-names.ts'
import { isKnownAnywhere } from '#domain/clearance/words/known-names.ts'
import { isMisspelt } from '#domain/clearance/score/one-word.ts'
import { score } from '#domain/clearance/score/score.ts'

/** Two marks of which a meaning tells one from the other, and an invented mark that is as far in letters from the earlier one. */
export interface Twins {
  readonly later: string
  readonly earlier: string
  readonly twin: string
}

const vowels = 'aeiou'
const consonants = 'bdfgklmnprstv'
const fewestLetters = 4
const mostLetters = 8

const lettersLike = (letter: string): string => (vowels.includes(letter) ? vowels : consonants)

const isInvented = (word: string): boolean =>
  !isCommonWord(word) && conceptsOf(word).length === 0 && !isGivenName(word) && !isKnownAnywhere(word)

/** The English words of one form that the dictionary has concepts of. */
function englishWords(): string[] {
  const words = new Set<string>()
  for (let concept = 0; concept < conceptCount; concept += 1)
    for (const word of wordsOfConcept(concept))
      if (
        /^[a-z]+$/.test(word) &&
        word.length >= fewestLetters &&
        word.length <= mostLetters &&
        languagesInDictionary(word)?.has('en') === true
      )
        words.add(word)
  return [...words]
}

/** A word with another letter of the same kind at a place, each that it may be. */
const changedAt = (word: string, at: number): string[] =>
  lettersLike(word[at] ?? '')
    .split('')
    .filter((letter) => letter !== word[at])
    .map((letter) => word.slice(0, at) + letter + word.slice(at + 1))

const mostApart = 0.03

/** Whether two marks are about as far from a third in letters and in sounds. */
function areAsFar(a: string, b: string, from: string): boolean {
  const [one, two] = [score(a, from), score(b, from)]
  return Math.abs(one.looks - two.looks) <= mostApart && Math.abs(one.sounds - two.sounds) <= mostApart
}

/** `count` words beside words that differ in one letter, or beside inventions that do and are not read as the word misspelt, each with an invented twin. */
export function wordsApart(kind: 'words' | 'invention', count: number, random: () => number): Twins[] {
  const words = englishWords()
  const known = new Set(words)
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const found: Twins[] = []
  while (found.length < count) {
    const later = pick(words) ?? ''
    const changed = changedAt(later, Math.floor(random() * later.length))
    const inventions = changed.filter(isInvented)
    const earlier = pick(kind === 'words' ? changed.filter((one) => known.has(one)) : inventions)
    if (earlier === undefined || isMisspelt(later, earlier)) continue
    const twin = pick(inventions.filter((one) => one !== earlier && areAsFar(one, later, earlier)))
    if (twin !== undefined) found.push({ later, earlier, twin })
  }
  return found
}

/** The share of marks, 0 to 1, that are less like the earlier one than their invented twin is. */
export const shareBelow = (list: readonly Twins[]): number =>
  list.filter(({ later, earlier, twin }) => score(later, earlier).mark < score(twin, earlier).mark).length / list.length
