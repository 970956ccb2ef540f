import type { Language } from '#kernel/languages.ts'
import packages from './packages.json' with { type: 'json' }
import { termWords } from './term-words.ts'

/** A ready set for a trade: keys of terms that exist in every language. */
export interface GoodsPackage {
  readonly key: string
  readonly name: Readonly<Record<Language, string>>
  readonly description: Readonly<Record<Language, string>>
  readonly terms: readonly string[]
}

export const goodsPackages: readonly GoodsPackage[] = packages

/** Every word of `words` begins a word of the text. */
function hasAll(words: readonly string[], text: string): boolean {
  const spaced = ` ${termWords(text)}`
  return words.every((word) => spaced.includes(` ${word}`))
}

/**
 * The packages for what somebody typed, those whose name has it before those that describe it or hold such a term; all
 * of them, by name, when nothing was typed. `textOf` gives the text of a term in the language, or undefined.
 */
export function findPackages(
  value: string,
  language: Language,
  textOf: (key: string) => string | undefined,
): GoodsPackage[] {
  const words = termWords(value).split(' ')
  const rank = (one: GoodsPackage): number => {
    if (hasAll(words, one.name[language])) return 0
    if (hasAll(words, one.description[language])) return 1
    return one.terms.some((key) => hasAll(words, textOf(key) ?? '')) ? 2 : 3
  }
  return goodsPackages
    .map((one) => ({ one, rank: rank(one) }))
    .filter((found) => found.rank < 3)
    .sort((a, b) => a.rank - b.rank || a.one.name[language].localeCompare(b.one.name[language], language))
    .map((found) => found.one)
}
