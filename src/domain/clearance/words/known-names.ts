import listed from '../lists/known-names.json' with { type: 'json' }
import { isCommonWord } from './common-words.ts'
import { conceptsOf } from './concepts.ts'
import { isGivenName } from './given-names.ts'
import { groundLists } from './ground-lists.ts'
import { normalise } from './letters.ts'
import { isClassWord, isEveryday } from './weak-words.ts'

let names: ReadonlySet<string> | undefined

/** Whether a mark, by its bare letters, is a name that nearly everybody knows, so that its owner may claim a reputation beyond its goods. */
export function isKnownName(compact: string): boolean {
  names ??= new Set(
    Object.values(listed.classes).flatMap((line) => line.split('; ').map((name) => normalise(name).compact)),
  )
  return names.has(compact)
}

/** Whether a name is a word, a given name or a place as well: within another sign it says that first (orange, shell, hera). */
export function isWordToo(compact: string): boolean {
  const { places, towns, surnames } = groundLists()
  return (
    isCommonWord(compact) ||
    isEveryday(compact) ||
    isClassWord(compact) ||
    isGivenName(compact) ||
    conceptsOf(compact).length > 0 ||
    [places, towns, surnames].some((list) => list.has(compact))
  )
}
