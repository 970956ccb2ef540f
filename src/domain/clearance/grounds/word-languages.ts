import { languagesInDictionary } from '../words/concepts.ts'
import { freeOf } from './free-of.ts'
import { inflectionsOf } from '../words/inflections.ts'
import praise from '../lists/praise.json' with { type: 'json' }
import qualities from '../lists/qualities.json' with { type: 'json' }
import listed from '../lists/word-languages.json' with { type: 'json' }
import { normalise } from '../words/letters.ts'
import { isEnglishClassWord } from '../words/class-words.ts'
import { languagesOfClassWord } from '../words/weak-words.ts'
import { isTermWord } from './described.ts'

/** Languages whose words of quality nobody takes for English ones; those of Romance languages are too near to it. */
const ofQualities = ['sk', 'cs', 'pl', 'de'] as const

function readLists(): ReadonlyMap<string, ReadonlySet<string>> {
  const languages = new Map<string, Set<string>>()
  const add = (letters: string, language: string) =>
    languages.set(letters, (languages.get(letters) ?? new Set<string>()).add(language))
  for (const [language, words] of Object.entries(listed.entries))
    for (const word of words.split(' ')) add(normalise(word).compact, language)
  for (const [phrase, { languages: of }] of freeOf()) for (const language of of) add(phrase, language)
  const english = new Set(qualities.entries.en.map((word) => normalise(word).compact))
  for (const language of ofQualities)
    for (const word of qualities.entries[language]) {
      const letters = normalise(word).compact
      for (const form of [letters, ...inflectionsOf(word, letters, language)])
        if (!english.has(form)) add(form, language)
    }
  // What praises in English is understood everywhere, though others write it so too (ideal, superior).
  const praising = new Set([...english, ...praise.words.en.split(' ')])
  for (const [language, words] of Object.entries(praise.words))
    for (const letters of words.split(' ').map((word) => normalise(word).compact))
      if (!praising.has(letters)) add(letters, language)
  for (const [language, phrases] of Object.entries(praise.phrases))
    for (const phrase of phrases.split('; ')) add(normalise(phrase).compact, language)
  return languages
}

/** The languages that a word, or a phrase that praises, is known to be of; null where we know of none. */
export function languagesOfPhrase(phrase: string): ReadonlySet<string> | null {
  const whole = languagesOfWord(phrase.replaceAll(' ', ''))
  if (whole !== null || !phrase.includes(' ')) return whole
  formulas ??= [praise, praise.weighed].flatMap(({ openings, endings }) => [
    ...languagesOfFormulas(openings, (one) => (of) => of.startsWith(`${one} `)),
    ...languagesOfFormulas(endings, (one) => (of) => of.endsWith(` ${one}`)),
  ])
  const of = formulas.flatMap(({ isIn, language }) => (isIn(phrase) ? [language] : []))
  return of.length === 0 ? null : new Set(of)
}

interface Formula {
  readonly language: string
  readonly isIn: (phrase: string) => boolean
}
let formulas: readonly Formula[] | undefined

const languagesOfFormulas = (
  list: Readonly<Record<string, string>>,
  within: (formula: string) => Formula['isIn'],
): Formula[] =>
  Object.entries(list).flatMap(([language, line]) =>
    language === 'why'
      ? []
      : line.split('; ').map((one) => ({ language, isIn: within(normalise(one).words.join(' ')) })),
  )

/** Languages whose own words no list of ours has, and whose readers know many of the other's: what they understand is not told from it. */
const kin: Readonly<Record<string, readonly string[]>> = {
  sk: ['pl', 'hr', 'sl'],
  cs: ['pl', 'hr', 'sl'],
  es: ['it', 'pt'],
  fr: ['it', 'pt'],
  de: ['nl', 'da', 'sv', 'no'],
}

const englishFirst: ReadonlySet<string> = new Set(listed.english_first.words.split(' '))

/** Whether a word that another language has for goods is an English one of another sense, which no dictionary of ours has. */
export const isEnglishFirst = (word: string): boolean => englishFirst.has(word)

const shortestPart = 3

/** Whether letters are two English words in one, of which the last names goods: German takes such over (Mountainbike). */
function isEnglishPair(letters: string): boolean {
  const isEnglish = (word: string) => isEnglishClassWord(word) || (languagesInDictionary(word)?.has('en') ?? false)
  if (letters.startsWith('e') && isEnglishClassWord(letters.slice(1))) return true
  for (let at = shortestPart; at <= letters.length - shortestPart; at += 1)
    if (isEnglishClassWord(letters.slice(at)) && isEnglish(letters.slice(0, at))) return true
  return false
}

/** Each set of languages of words of goods with those whose readers know many of them. */
const withKin = new Map<ReadonlySet<string>, ReadonlySet<string>>()

function languagesOfGoods(word: string): ReadonlySet<string> | null {
  const of = languagesOfClassWord(word)
  // Words of English lists of goods are English ones too, whoever else has them.
  if (of === null || isTermWord(word)) return null
  if (of.size === 1 && of.has('de') && isEnglishPair(word)) return null
  const known = withKin.get(of) ?? new Set([...of].flatMap((language) => [language, ...(kin[language] ?? [])]))
  withKin.set(of, known)
  return known
}

let lists: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** The languages (ISO 639-1) that a word of `normalise` is known to be of; null where we know of none. */
export function languagesOfWord(word: string): ReadonlySet<string> | null {
  lists ??= readLists()
  const of = [languagesInDictionary(word), lists.get(word), languagesOfGoods(word)].filter((one) => one != null)
  return of.length === 0 ? null : of.length === 1 ? (of[0] ?? null) : new Set(of.flatMap((one) => [...one]))
}
