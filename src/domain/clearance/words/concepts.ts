import listed from '../lists/synonyms.json' with { type: 'json' }
import dictionary from './concepts.json' with { type: 'json' }
import { inflectionsOf } from './inflections.ts'
import { normalise } from './letters.ts'
import { textHash } from './text-hash.ts'
import { WordList } from './word-list.ts'
import { WordTable } from './word-table.ts'

/** The words of each concept by language; a concept's number is its place. */
const table: readonly Readonly<Record<string, readonly string[] | undefined>>[] = dictionary

/** Letters of an inflection that a buyer takes for another word: soles of shoes, case, male, siege, the name of a town. */
export const strangers: ReadonlySet<string> = new Set(
  (
    'mora moria soles mares panes pani sales miles pana burke sterne glaces eclairs gluten braises lagos barrages bergen walden ' +
    'venice rives stine deny dias momentum passes noels rude verdi bile wolfe canards singes husky muslim austere moloch ' +
    'horne queues drake drape spare dateline byline dusky pates haricots cocky legumes essene duly stave chute brazos nosy ' +
    'brady nervy anime duchy toques regards donne tatami invites barony adele carom chances miry paces siege slave verna ' +
    'verne genies male mali stare lenive solidi basses breves wilder diva stem poly premiers finales estes levi severe ' +
    'case robles spade sale scale places marches clefs cites armature crochets stole bette grilles billets colliers timbres ' +
    'pulls costumes lane masques travails luges mete lire tony radium liens aires fines debuts assurances rasta rusty parole ' +
    'lectures detentes giros danker tiene macaca manga parte siena teste linke mekka genom hosti kanone partie golem tance ' +
    'kleen laura sona kreta ruelas macias massi kaplice crocs mattoni rossetti yates nerva marmi vite mitten levies does news goods aids alas naves bares rios stage dates'
  ).split(' '),
)

const none: readonly number[] = []

interface Dictionary {
  /** By word or form the place of its concepts in `lists`. */
  readonly meanings: WordTable
  readonly lists: readonly (readonly number[])[]
  /** By word or form the place in `sets` of the languages that it is of. */
  readonly languages: WordTable
  readonly sets: readonly ReadonlySet<string>[]
}

/** Gives the words of concepts that are taken for each other the number of their group beside those of the concepts. */
function noteSynonyms(exact: Map<string, number[]>): void {
  const groupsOf = new Map<number, number[]>()
  for (const [at, line] of listed.entries.entries())
    for (const word of line.split(' ')) {
      const letters = normalise(word).compact
      const own = exact.get(letters)
      if (own === undefined) {
        if (!strangers.has(letters)) exact.set(letters, [table.length + at])
        continue
      }
      for (const concept of own)
        if (concept < table.length) groupsOf.set(concept, [...(groupsOf.get(concept) ?? []), table.length + at])
    }
  for (const numbersOf of exact.values()) {
    const groups = numbersOf.flatMap((one) => groupsOf.get(one) ?? [])
    for (const group of groups) if (!numbersOf.includes(group)) numbersOf.push(group)
  }
}

const itself = ['']

/** Lists of one content once, by their places. */
export function numbered<T>(keyOf: (list: T) => string): {
  readonly lists: T[]
  readonly placeOf: (list: T) => number
} {
  const lists: T[] = []
  const places = new Map<string, number>()
  const placeOf = (list: T): number => {
    const key = keyOf(list)
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, lists.length)
    return lists.push(list) - 1
  }
  return { lists, placeOf }
}

function readTable(): Dictionary {
  const languages = new WordTable()
  const sets = numbered((set: ReadonlySet<string>) => [...set].join())
  const told = (letters: string, language: string) =>
    languages.put(letters, itself, (before) => {
      const known = sets.lists[before]
      if (known?.has(language)) return before
      return sets.placeOf(new Set([...(known ?? []), language].toSorted()))
    })
  const exact = new Map<string, number[]>()
  const words: { word: string; letters: string; language: string }[] = []
  for (const [number, concept] of table.entries()) {
    for (const [language, list] of Object.entries(concept)) {
      for (const word of list ?? []) {
        const letters = normalise(word).compact
        words.push({ word, letters, language })
        told(letters, language)
        const known = exact.get(letters)
        if (!known) exact.set(letters, [number])
        else if (!known.includes(number)) known.push(number)
      }
    }
  }
  noteSynonyms(exact)
  const meanings = new WordTable()
  const meant = numbered((list: readonly number[]) => list.join())
  for (const [letters, list] of exact) meanings.put(letters, itself, () => meant.placeOf(list))
  for (const { word, letters, language } of words) {
    const own = exact.get(letters) ?? none
    for (const form of inflectionsOf(word, letters, language)) {
      if (strangers.has(form)) continue
      told(form, language)
      if (exact.has(form)) continue
      // A form of two words means what both mean: of unlike words nothing can be said.
      meanings.put(form, itself, (before) =>
        meant.placeOf(meant.lists[before]?.filter((one) => own.includes(one)) ?? own),
      )
    }
  }
  return { meanings, lists: meant.lists, languages, sets: sets.lists }
}

let read: Dictionary | undefined
let writtenWords: ReadonlyMap<string, readonly number[]> | undefined

function readWritten(): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>()
  for (const [number, languages] of table.entries())
    for (const word of Object.values(languages).flatMap((list) => list ?? [])) {
      const written = word.toLowerCase()
      const known = found.get(written)
      if (!known) found.set(written, [number])
      else if (!known.includes(number)) known.push(number)
    }
  return found
}

/** The concepts of a word of the dictionary as it is written, in small letters with its accents; empty where none is written so. */
export const conceptsWritten = (written: string): readonly number[] =>
  (writtenWords ??= readWritten()).get(written) ?? none

/**
 * The concepts a word may stand for, by its normalised letters: those of the dictionary and, where it has none, of its forms.
 * Worked out when first asked for: it takes some tenths of a second, and most who load this module never ask.
 */
const dictionaryOf = (): Dictionary => (read ??= readTable())

/**
 * The concepts a word of `normalise` stands for, in any language of the dictionary; a plural, a gender or a case is read as
 * its dictionary form unless it is a word itself. Empty when unknown.
 */
export function conceptsOf(word: string): readonly number[] {
  const { meanings, lists } = dictionaryOf()
  return lists[meanings.get(word)] ?? none
}

/** The words of the dictionary and their forms, as letters. */
export const wordsWithConcepts: WordList = new WordList(
  (word) => conceptsOf(word).length > 0,
  () => dictionaryOf().meanings.hashes(),
)

/** The languages (ISO 639-1) of a word of `normalise` and of its forms; null when the dictionary does not have it. */
export function languagesInDictionary(word: string): ReadonlySet<string> | null {
  const { languages, sets } = dictionaryOf()
  return sets[languages.get(word)] ?? null
}

/** Names the words and their numbers: what is kept by concept numbers under another name is out of date. */
export function dictionaryName(): string {
  let hash = textHash([...strangers, ...listed.entries].join())
  for (const concept of table) hash = textHash(JSON.stringify(concept), hash)
  return hash.toString(36)
}

/** The words of a concept, normalised, by language. */
export const wordsByLanguage = (concept: number): (readonly string[])[] =>
  Object.values(table[concept] ?? {}).map((words) => (words ?? []).map((word) => normalise(word).compact))

/** The words of a concept, normalised, in all languages of the dictionary. */
export const wordsOfConcept = (concept: number): readonly string[] => wordsByLanguage(concept).flat()

let numbers: ReadonlyMap<string, number> | undefined

/** The numbers of the concepts by their first English words, the first of those that share one. */
export const conceptNumbers = (): ReadonlyMap<string, number> =>
  (numbers ??= new Map(table.map(({ en }, at): [string, number] => [en?.[0] ?? '', at]).toReversed()))

/** The number of the concept whose first English word it is. */
export function conceptNamed(word: string): number {
  const at = conceptNumbers().get(word)
  if (at === undefined) throw new Error(`no concept is named ${word}`)
  return at
}

/** How many concepts the dictionary has; numbers from here on are of groups of concepts that are taken for each other (wizard, magician). */
export const conceptCount: number = table.length
