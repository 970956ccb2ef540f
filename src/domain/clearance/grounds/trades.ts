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
  // Slovak and Czech take words of English over, and shops end as Italian ones do (burgeráreň, bageteria).
  { languages: ['sk', 'cs', 'en'], endings: ['iaren', 'aren', 'arna', 'ovna', 'eria', 'erie'], of: ['', 'a', 'o', 'e', 'y', 'ka', 'ek', 'er'] },
  { languages: ['es'], endings: ['isteria', 'eria', 'ero', 'era', 'ista'], of: ['', 'o', 'a', 'os', 'as', 'e', 'es'] },
  { languages: ['fr'], endings: ['erie', 'iere', 'ier'], of: ['', 'e', 's', 'es'] },
  { languages: ['it'], endings: ['ificio', 'eria', 'aio', 'aia', 'iere', 'iera', 'ista'], of: ['', 'o', 'a', 'e', 'i'] },
  { languages: ['pl'], endings: ['arnia', 'ownia', 'arstwo', 'nictwo', 'arz', 'nik'], of: ['', 'a', 'o', 'e', 'y', 'i', 'ka'] },
  { languages: ['de'], endings: ['erei', 'handlung', 'macher'], of: ['', 'e', 'en', 'er'] },
] // prettier-ignore
/** Endings of a place where goods are made or sold: those who give services of no goods have none (rentería, of rents). */
const ofShops: ReadonlySet<string> = new Set(['isteria', 'eria', 'erie'])
const withoutShops: readonly number[] = [36, 38, 39, 41, 42, 45]
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
export function goodsOfTrade(word: string, niceClass: number, isGoods: (word: string) => boolean): string | null {
  for (const { languages, endings, of } of derived)
    for (const ending of endings) {
      if (!word.endsWith(ending) || (ofShops.has(ending) && withoutShops.includes(niceClass))) continue
      const stem = word.slice(0, -ending.length)
      const isClear = ending.length >= clear
      if (stem.length < (isClear ? shortest - 1 : shortest)) continue
      const found = of.map((end) => stem + end).find((one) => isGoods(one) && isOf(one, languages, isClear))
      if (found !== undefined) return found
    }
  return null
}

/** Endings of adjectives that Slovak and Czech make of the names of things, without their marks: of what, with what, for what it is. */
const ofThings = [
  'ovy',
  'ova',
  'ove',
  'ovi',
  'enny',
  'enna',
  'enne',
  'eny',
  'ena',
  'ene',
  'ny',
  'na',
  'ne',
  'ni',
  'sky',
  'ska',
  'ske',
  'cky',
  'cka',
  'cke',
  'aci',
  'eci',
  'ci',
  'i',
]
const ofMaterials: ReadonlySet<string> = new Set(['eny', 'ena', 'ene'])
const materialEnds = ['a', 'o', 'e', 'no']
const thingEnds = ['', 'a', 'o', 'e', 'y', 'ie', 'i', 'ia', 'ina', 'ka', 'ky', 'na', 'ne', 'iny']
const shortestThing = 3

/**
 * The word of goods that a Slovak or Czech adjective is made of (ovocný, ovocie; zahradní, zahrada), by what counts as a word of
 * goods; null when there is none of those languages. Of foods none is made like an adjective of a material (drevený).
 */
export function goodsOfAdjective(word: string, isGoods: (word: string) => boolean, ofFood = false): string | null {
  const own = languagesOfWord(word)
  if (own !== null && !own.has('sk') && !own.has('cs')) return null
  for (const ending of ofThings) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    if (stem.length < shortestThing || (ending === 'i' && stem.length < shortest)) continue
    if (ofFood && ofMaterials.has(ending)) continue
    // What is made of a thing has it in a vowel (vlna, drevo, plátno), but for one metal (meď): Syrena is of no cheese.
    const ends = ofMaterials.has(ending) ? (stem === 'med' ? [''] : materialEnds) : thingEnds
    const found = ends
      .map((end) => stem + end)
      .find((one) => one !== word && one.length >= shortest && isGoods(one) && isOf(one, ['sk', 'cs'], false))
    if (found !== undefined) return found
  }
  return null
}
