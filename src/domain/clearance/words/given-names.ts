import listed from '../lists/given-names.json' with { type: 'json' }
import { wordSet } from './letters.ts'

let names: ReadonlySet<string> | undefined
let borneByMany: ReadonlySet<string> | undefined

/** Whether letters are a given name that tells nobody from others: one that buyers read as a name, or that most people bear. */
export const tellsNobody = (letters: string): boolean =>
  isGivenName(letters) || (borneByMany ??= wordSet(listed.borne_by_many.names)).has(letters)

/** Whether letters are a given name that buyers read as one, and not as the word that it is a form of or is made of (Casanova, Oliver). */
export function isGivenName(letters: string): boolean {
  names ??= wordSet(Object.values(listed.entries).join(' '))
  return names.has(letters)
}
