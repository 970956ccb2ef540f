import { conceptsOf } from '../words/concepts.ts'
import { isGivenName } from '../words/given-names.ts'
import { groundLists } from '../words/ground-lists.ts'
import { normalise } from '../words/letters.ts'
import { isLivingMark } from '../words/living-marks.ts'
import { isEveryday } from '../words/weak-words.ts'
import list from '../lists/public-policy.json' with { type: 'json' }

/** Letters alone: what several spellings of a word that offends have in common (phuck, fukk, fvck). */
function folded(word: string): string {
  return word
    .replace(/^ph/, 'f')
    .replace(/(?<=f)x(?=c)/, 'u')
    .replace(/(?<=[^aeiou])v(?=[^aeiouy])/g, 'u')
    .replace(/ck|q|c(?![eihy])/g, 'k')
    .replace(/w/g, 'v')
    .replace(/(?<=[^s])[zs]$/, '')
    .replace(/y(?=[^aeiou])/g, 'i')
    .replace(/ia(?=[^aeiou])/g, 'i')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=k)in$/, 'ing')
}

interface Core {
  readonly words: readonly string[]
  readonly byFold: ReadonlyMap<string, string>
  readonly bySwap: ReadonlyMap<string, string>
}

const shortest = 4

/** A word with two neighbouring letters changed about, the first letter in its place (fcuk, shti). */
const swapped = (word: string): string[] =>
  Array.from(
    { length: word.length - 2 },
    (_, at) => word.slice(0, at + 1) + word.charAt(at + 2) + word.charAt(at + 1) + word.slice(at + 3),
  )

let core: Core | undefined

function coreWords(): Core {
  if (core) return core
  const words = list.respelt.words.split(' ').map((word) => normalise(word).compact)
  return (core = {
    words,
    byFold: new Map(words.map((word) => [folded(word), word])),
    bySwap: new Map(words.flatMap((word) => swapped(word).map((one) => [one, word] as const))),
  })
}

/** Whether letters are a word or a name of their own, which nobody reads as another. */
const isOfItsOwn = (word: string): boolean => {
  const { places, towns, surnames, policy } = groundLists()
  return (
    isEveryday(word) || isGivenName(word) || isLivingMark(word) || conceptsOf(word).length > 0 ||
    [places, towns, surnames, policy].some((known) => known.has(word))
  ) // prettier-ignore
}

/**
 * The word that offends which another writing stands for: with digits in place of letters (sh1t), by its sound (phuck) or with letters
 * changed about (fcuk); null where a word is one of its own, or near none. Of words in letters alone few are read so: shirt is none.
 */
export function offenceIn(word: string): string | null {
  if (word.length < shortest) return null
  if (/\d/.test(word)) return /[a-z]/.test(word) ? (shaped(word, offWords())[0] ?? null) : null
  if (!/^[a-z]+$/.test(word) || isOfItsOwn(word)) return null
  const { words, byFold, bySwap } = coreWords()
  if (words.includes(word)) return null
  return byFold.get(folded(word)) ?? bySwap.get(word) ?? null
}

const shortestBeside = 4

/** The word that offends with the word that it is written together with (hitlerwein), by what counts as a word; null where there is none. */
export function offenceBeside(word: string, isWord: (word: string) => boolean): readonly string[] | null {
  const isRest = (rest: string) => rest.length >= shortestBeside && isWord(rest)
  for (const one of [...coreWords().words, ...list.respelt.beside.split(' ')]) {
    if (word.startsWith(one) && isRest(word.slice(one.length))) return [one, word.slice(one.length)]
    if (word.endsWith(one) && isRest(word.slice(0, -one.length))) return [word.slice(0, -one.length), one]
  }
  return null
}

/** Letters that each digit is drawn or said as: four is č in Slovak (pi4a). */
const digitLetters: Readonly<Record<string, string>> = {
  '0': 'o', '1': 'il', '2': 'z', '3': 'e', '4': 'ac', '5': 's', '6': 'bg', '7': 't', '8': 'b', '9': 'g',
} // prettier-ignore

/** Those of the words that a word with digits in place of letters may be. */
function shaped(word: string, words: readonly string[]): readonly string[] {
  const shape = new RegExp(`^${word.replaceAll(/\d/g, (digit) => `[${digitLetters[digit] ?? digit}]`)}$`)
  return words.filter((one) => one.length === word.length && shape.test(one))
}

let offending: readonly string[] | undefined

/** Words of the list that offend wherever they stand, in plain letters. */
function offWords(): readonly string[] {
  const { policy, policyAlone } = groundLists()
  return (offending ??= [...policy.keys()].filter((one) => /^[a-z]{4,}$/.test(one) && !policyAlone.has(one)))
}

const masked = /(?<![\p{L}\p{N}$@!#*%€])[\p{L}\p{N}$@!#*%€]*\p{L}[*#$@!%€]+[\p{L}\p{N}$@!#*%€]*|[$@!#*%€]\p{L}{2,}/gu
const signFor: Readonly<Record<string, string>> = { $: 's', '@': 'a', '!': 'i', '€': 'e' }

/** A sign with the words that stand there with signs in place of their letters (F*CK, $HIT), where these offend. */
export function withMaskedRead(line: string): string {
  if (!/[*#$@!%€]/.test(line)) return line
  return line.replace(masked, (word) => {
    const bare = normalise(word.replaceAll(/[*#$@!%€]/g, '')).compact
    const letters = Array.from(word.toLowerCase()).map(
      (one) => signFor[one] ?? (/[*#%]/.test(one) ? '.' : normalise(one).compact),
    )
    if (bare.length < 2 || letters.length < shortest) return word
    const shape = new RegExp(`^${letters.join('')}$`)
    return coreWords().words.find((one) => shape.test(one)) ?? word
  })
}
