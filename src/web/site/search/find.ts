import MiniSearch from 'minisearch'
import type { Language } from '#kernel/languages.ts'
import { mostFound } from './most-found.ts'

/** A page as the search knows it. */
export interface Findable {
  /** Without its language. */
  address: string
  title: string
  description: string
  /** Of its text. */
  language: Language
  text: string
}

export type Found = Omit<Findable, 'text'>

/** A word without case and diacritics: who types "znamka" means "známka". */
const plain = (word: string): string => word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** A fifth of a word may be mistyped; what is short is taken as it is. */
const fuzziness = (word: string): number | false => (word.length > 4 ? 0.2 : false)

/** The search over pages: beginnings of words and slips are found too; the best come first. */
export function searchOver(pages: readonly Findable[]): (question: string) => Found[] {
  const index = new MiniSearch<Findable>({
    idField: 'address',
    fields: ['title', 'description', 'text'],
    storeFields: ['address', 'title', 'description', 'language'],
    processTerm: (word) => plain(word) || null,
    searchOptions: { boost: { title: 6, description: 2 }, prefix: (word) => word.length > 2, fuzzy: fuzziness },
  })
  index.addAll(pages)
  return (question) => {
    // Pages that have every word; if there is none, those that have some.
    const all = index.search(question, { combineWith: 'AND' })
    return (all.length > 0 ? all : index.search(question))
      .slice(0, mostFound)
      .map(({ address, title, description, language }) => ({
        address: String(address),
        title: String(title),
        description: String(description),
        language: language as Language,
      }))
  }
}
