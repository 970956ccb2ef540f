import { languagesInDictionary } from './concepts.ts'
import { freeOf } from './free-of.ts'
import { inflectionsOf } from './inflections.ts'
import qualities from './lists/qualities.json' with { type: 'json' }
import listed from './lists/word-languages.json' with { type: 'json' }
import { normalise } from './letters.ts'
import { wordsByLanguage } from './weak-words.ts'
import { isTermWord } from './described.ts'

/** Languages whose words of quality nobody takes for English ones; those of Romance languages are too near to it. */
const ofQualities = ['sk', 'cs', 'pl', 'de'] as const

function readLists(): ReadonlyMap<string, ReadonlySet<string>> {
  const languages = new Map<string, Set<string>>()
  const add = (letters: string, language: string) =>
    languages.set(letters, (languages.get(letters) ?? new Set<string>()).add(language))
  for (const [language, words] of Object.entries(listed.entries))
    for (const word of words.split(' ')) add(normalise(word).compact, language)
  // Words of English lists of goods are English ones too, whoever else has them.
  for (const [word, of] of wordsByLanguage())
    if (!isTermWord(word))
      for (const language of of) for (const near of [language, ...(kin[language] ?? [])]) add(word, near)
  for (const [phrase, { languages: of }] of freeOf()) for (const language of of) add(phrase, language)
  const english = new Set(qualities.entries.en.map((word) => normalise(word).compact))
  for (const language of ofQualities)
    for (const word of qualities.entries[language]) {
      const letters = normalise(word).compact
      for (const form of [letters, ...inflectionsOf(word, letters, language)])
        if (!english.has(form)) add(form, language)
    }
  return languages
}

/** Languages whose own words no list of ours has, and whose readers know many of the other's: what they understand is not told from it. */
const kin: Readonly<Record<string, readonly string[]>> = {
  sk: ['pl', 'hr', 'sl'],
  cs: ['pl', 'hr', 'sl'],
  es: ['it', 'pt'],
  fr: ['it', 'pt'],
  de: ['nl', 'da', 'sv', 'no'],
}

let lists: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** The languages (ISO 639-1) that a word of `normalise` is known to be of; null where we know of none. */
export function languagesOfWord(word: string): ReadonlySet<string> | null {
  lists ??= readLists()
  const [meant, told] = [languagesInDictionary(word), lists.get(word)]
  if (!meant || !told) return meant ?? told ?? null
  return new Set([...meant, ...told])
}
