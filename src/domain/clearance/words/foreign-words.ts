import { conceptNumbers } from './concepts.ts'
import { normalise } from './letters.ts'
import listed from '../lists/foreign-words.json' with { type: 'json' }
import { textHash } from './text-hash.ts'

/** Words of a language: each concept by its first English word, then what it is called, `sun: sol; moon: lua, luar`. */
function* wordsOf(text: string): Generator<readonly [letters: string, concept: number]> {
  const numbers = conceptNumbers()
  for (const line of text.split('; ')) {
    const [name = '', words = ''] = line.split(': ')
    const concept = numbers.get(name)
    if (concept === undefined) throw new Error(`no concept is named ${name}`)
    for (const word of words.split(', ')) yield [normalise(word).compact, concept]
  }
}

function read(): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, readonly number[]>()
  for (const text of Object.values(listed.entries))
    for (const [letters, concept] of wordsOf(text)) {
      const known = found.get(letters)
      if (!known) found.set(letters, [concept])
      else if (!known.includes(concept)) found.set(letters, [...known, concept])
    }
  return found
}

let words: ReadonlyMap<string, readonly number[]> | undefined
const none: readonly number[] = []

/**
 * The concepts of a word of `normalise` in languages that are known to the doctrine of foreign equivalents alone: what a word of
 * them means, most buyers here do not hear. Empty where none of them has it.
 */
export const foreignConceptsOf = (word: string): readonly number[] => (words ??= read()).get(word) ?? none

/** The words of those languages, by their letters. */
export const foreignWords = (): Iterable<string> => (words ??= read()).keys()

/** Names the words: what is kept by concept numbers under another name is out of date. */
export const foreignWordsName = (): string => textHash(Object.values(listed.entries).join()).toString(36)
