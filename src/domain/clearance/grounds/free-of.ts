import { inflectionsOf } from '../words/inflections.ts'
import { normalise } from '../words/letters.ts'
import list from '../lists/free-of.json' with { type: 'json' }

/** What a phrase or word of absence (sugar free, bez lepku, alkoholfrei) tells, and of which goods. */
export interface Absence {
  /** Classes with goods that may be without it. */
  readonly classes: readonly number[]
  /** Those of them whose goods have it by their nature, so that the words are not true of all. */
  readonly excluded: readonly number[]
  readonly languages: ReadonlySet<string>
}

const languages = ['en', 'sk', 'cs', 'es', 'de', 'fr', 'it'] as const
type Language = (typeof languages)[number]
type Entry = Readonly<Partial<Record<Language, string>>> & {
  readonly classes: readonly number[]
  readonly excluded?: readonly number[]
}

const split = (text: string | undefined): string[] => (text === undefined ? [] : text.split('; '))
const letters = (text: string): string => normalise(text).compact

function phrasesOf(entry: Entry, language: Language): string[] {
  const before: Readonly<Partial<Record<Language, string>>> = list.before
  const after: Readonly<Partial<Record<Language, string>>> = list.after
  return split(entry[language]).flatMap((thing) => [
    ...split(before[language]).map((word) => letters(`${word} ${thing}`)),
    ...split(after[language]).map((word) => letters(`${thing} ${word}`)),
  ])
}

function read(): ReadonlyMap<string, Absence> {
  const found = new Map<string, Absence>()
  const add = (phrase: string, { classes, excluded = [] }: Entry, language: Language) => {
    const known = found.get(phrase)
    found.set(phrase, {
      classes: [...new Set([...(known?.classes ?? []), ...classes])],
      excluded: [...new Set([...(known?.excluded ?? []), ...excluded])],
      languages: new Set([...(known?.languages ?? []), language]),
    })
  }
  const entries: readonly Entry[] = list.entries
  const words: readonly Entry[] = list.words
  for (const language of languages) {
    for (const entry of entries) for (const phrase of phrasesOf(entry, language)) add(phrase, entry, language)
    for (const entry of words)
      for (const word of split(entry[language]))
        for (const form of [letters(word), ...inflectionsOf(word, letters(word), language)]) add(form, entry, language)
  }
  return found
}

let absences: ReadonlyMap<string, Absence> | undefined

/** Phrases and words that tell what goods are without, by their letters written together. */
export const freeOf = (): ReadonlyMap<string, Absence> => (absences ??= read())
