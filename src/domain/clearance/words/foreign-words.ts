import { isCommonElsewhere } from './common-words.ts'
import { conceptNumbers, languagesInDictionary, numbered, strangers } from './concepts.ts'
import { inflectionsOf } from './inflections.ts'
import { normalise } from './letters.ts'
import listed from '../lists/foreign-words.json' with { type: 'json' }
import { textHash } from './text-hash.ts'
import { WordTable } from './word-table.ts'

/** Words of a language: each concept by its first English word, then what it is called, `sun: sol; moon: lua, luar`. */
function* wordsOf(text: string): Generator<readonly [word: string, concept: number]> {
  const numbers = conceptNumbers()
  for (const line of text.split('; ')) {
    const [name = '', words = ''] = line.split(': ')
    const concept = numbers.get(name)
    if (concept === undefined) throw new Error(`no concept is named ${name}`)
    for (const word of words.split(', ')) yield [word, concept]
  }
}

function read(): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, readonly number[]>()
  const forms = new Map<string, readonly number[]>()
  const note = (into: Map<string, readonly number[]>, letters: string, concept: number) => {
    const known = into.get(letters) ?? []
    if (!known.includes(concept)) into.set(letters, [...known, concept])
  }
  for (const [language, text] of Object.entries(listed.entries))
    for (const [word, concept] of wordsOf(text)) {
      const letters = normalise(word).compact
      note(found, letters, concept)
      for (const form of inflectionsOf(word, letters, language))
        if (languagesInDictionary(form) === null && !strangers.has(form) && !isCommonElsewhere(form, language))
          note(forms, form, concept)
    }
  // A word itself is no form of another.
  return new Map([...forms, ...found])
}

interface Words {
  /** By word or form the place of its concepts in `lists`. */
  readonly table: WordTable
  readonly lists: readonly (readonly number[])[]
}

function tabled(): Words {
  const table = new WordTable()
  const { lists, placeOf } = numbered((list: readonly number[]) => list.join())
  for (const [letters, concepts] of read()) table.put(letters, [''], () => placeOf(concepts))
  return { table, lists }
}

let words: Words | undefined
const none: readonly number[] = []

/**
 * The concepts of a word of `normalise` in languages that are known to the doctrine of foreign equivalents alone: what a word of
 * them means, most buyers here do not hear. Empty where none of them has it.
 */
export function foreignConceptsOf(word: string): readonly number[] {
  words ??= tabled()
  return words.lists[words.table.get(word)] ?? none
}

/** The languages (ISO 639-1) that have a word, or a form of one, for what it means; worked out anew each time, by its concepts. */
export function foreignLanguagesOf(word: string): ReadonlySet<string> {
  const concepts = new Set(foreignConceptsOf(word))
  const names = [...conceptNumbers()].filter(([, concept]) => concepts.has(concept)).map(([name]) => `; ${name}: `)
  const has = (line: string, language: string) =>
    line.split(', ').some((one) => {
      const letters = normalise(one).compact
      return letters === word || inflectionsOf(one, letters, language).includes(word)
    })
  const languages = Object.entries(listed.entries).flatMap(([language, text]) => {
    const all = `; ${text}; `
    const lines = names.flatMap((name) => {
      const at = all.indexOf(name)
      return at < 0 ? [] : [all.slice(at + name.length, all.indexOf('; ', at + name.length))]
    })
    return lines.some((line) => has(line, language)) ? [language] : []
  })
  return new Set(languages)
}

/** The words of those languages and their forms, by their letters; made anew each time. */
export const foreignWords = (): Iterable<string> => read().keys()

/** Names the words: what is kept by concept numbers under another name is out of date. */
export const foreignWordsName = (): string => textHash(Object.values(listed.entries).join()).toString(36)
