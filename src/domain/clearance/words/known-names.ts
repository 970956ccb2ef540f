import listed from '../lists/known-names.json' with { type: 'json' }
import { isCommonWord } from './common-words.ts'
import { conceptsOf } from './concepts.ts'
import { isGivenName } from './given-names.ts'
import { groundLists } from './ground-lists.ts'
import { normalise } from './letters.ts'
import { isClassWord, isEveryday } from './weak-words.ts'

let classesOf: ReadonlyMap<string, readonly number[]> | undefined

function read(): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>()
  for (const [niceClass, line] of Object.entries(listed.classes))
    for (const name of line.split('; ')) {
      const { compact } = normalise(name)
      found.set(compact, [...(found.get(compact) ?? []), Number(niceClass)])
    }
  return found
}

/**
 * Whether a mark of some classes is, by its bare letters, a name that many know for goods or services of one of them, so that its owner
 * may claim a reputation beyond them. A stranger's mark of the same name has other classes as a rule.
 */
export const isKnownName = (compact: string, classes: readonly number[]): boolean =>
  (classesOf ??= read()).get(compact)?.some((one) => classes.includes(one)) ?? false

/** Whether a mark is, by its bare letters, a name that many know for whatever it is used for. */
export const isKnownAnywhere = (compact: string): boolean => (classesOf ??= read()).has(compact)

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
