import { languagesOfWord } from './word-languages.ts'

interface Derived {
  readonly languages: readonly string[]
  readonly endings: readonly string[]
  /** What the word that it is made of may end in instead. */
  readonly of: readonly string[]
}

/** Endings of who makes or sells goods, of the trade and of its place, without their marks. */
const derived: readonly Derived[] = [
  {
    languages: ['sk', 'cs'],
    endings: ['iarstvo', 'arstvo', 'arstvi', 'nictvo', 'nictvi', 'stvo', 'stvi', 'iaren', 'aren', 'arna', 'irna', 'iarka', 'arka', 'iar', 'ar', 'nica', 'nice', 'nik'],
    of: ['', 'a', 'o', 'e', 'y', 'ka', 'ky', 'i'],
  },
  { languages: ['es'], endings: ['isteria', 'eria', 'ero', 'era', 'ista'], of: ['', 'o', 'a', 'os', 'as', 'e', 'es'] },
  { languages: ['fr'], endings: ['erie', 'iere', 'ier'], of: ['', 'e', 's', 'es'] },
  { languages: ['de'], endings: ['erei', 'handlung', 'macher'], of: ['', 'e', 'en', 'er'] },
] // prettier-ignore
const shortest = 4
/** An ending of so many letters is of its language alone: less is needed before it. */
const clear = 4

/** Whether a word is of one of the languages; of one that nobody noted it may be told by a clear ending. */
function isOf(word: string, languages: readonly string[], isClear: boolean): boolean {
  const own = languagesOfWord(word)
  return own === null ? isClear : languages.some((language) => own.has(language))
}

/**
 * The word of goods that a trade, who follows it, or its workshop is named by (zapatero, zapato; klampiarstvo, klampiar), by what counts
 * as a word of goods; null when there is none of its language.
 */
export function goodsOfTrade(word: string, isGoods: (word: string) => boolean): string | null {
  for (const { languages, endings, of } of derived)
    for (const ending of endings) {
      if (!word.endsWith(ending)) continue
      const stem = word.slice(0, -ending.length)
      const isClear = ending.length >= clear
      if (stem.length < (isClear ? shortest - 1 : shortest)) continue
      const found = of.map((end) => stem + end).find((one) => isGoods(one) && isOf(one, languages, isClear))
      if (found !== undefined) return found
    }
  return null
}
