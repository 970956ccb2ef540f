import type pg from 'pg'
import type { CallOutput, ParsedInput } from '#contract/call.ts'
import { searchGoodsAndServices } from '#contract/search.ts'
import { niceClassNote } from '#domain/catalog/class-notes.ts'
import { niceClassName } from '#domain/catalog/nice-classes.ts'
import { termWords } from '#domain/catalog/term-words.ts'
import { relatedClasses } from '#domain/clearance/goods.ts'
import { isCommonWord } from '#domain/clearance/words/common-words.ts'
import { handle } from '#features/facilities.ts'
import { fitOf, isKnown, saidWords, stem, type Fit } from './fit.ts'
import { firstTerms, termsBeginning, termsNear, termsWith, type NearTerm, type Scope } from './terms.ts'

/** Terms looked at for each word of a description, and words that are looked for as slips of the finger. */
const perWord = 60
const mostSlips = 2
/** With more words than this it is a description, which no single term has whole. */
const mostTyped = 12

const nothing: Fit = { terms: [], counts: [] }

/** Scores that differ by less are one: what makes them differ is a rounding. */
const sameScore = 0.01

/**
 * The classes whose goods the words name, as they fit, before those whose terms only have the words; where the words name no goods, each
 * class may be meant (the beginning of a word).
 */
function withMeant(exact: Fit['counts'], meant: Fit['counts'], words: readonly string[]): Fit['counts'] {
  const foundOf = new Map(exact.map(({ niceClass, found }) => [niceClass, found]))
  const named = meant.map((one) => ({ ...one, found: foundOf.get(one.niceClass) ?? one.found, isMeant: true }))
  const others = exact
    .filter(({ niceClass }) => !meant.some((one) => one.niceClass === niceClass))
    .map((one) => ({ ...one, words: [...words], isMeant: meant.length === 0 }))
  const byFit = (a: Fit['counts'][number], b: Fit['counts'][number]): number => {
    const further = (b.score ?? 0) - (a.score ?? 0)
    return Math.abs(further) > sameScore ? further : b.found - a.found || a.niceClass - b.niceClass
  }
  return [...named.toSorted(byFit), ...others.toSorted(byFit)]
}

/** What has every word as it was typed, or, where nothing does, what fits the words that say something about goods. */
async function find(pool: pg.Pool, value: string, scope: Scope, limit: number): Promise<Fit> {
  if (value === '') return firstTerms(pool, scope, limit)
  const words = termWords(value)
    .split(' ')
    .filter((word) => word !== '')
  // Signs alone ask for something that no list has, not for the whole list.
  if (words.length === 0) return nothing
  const said = saidWords(value, scope.language)
  const beginnings = [...new Set(said.flatMap((one) => one.meant.map(stem)))]
  const nearSaid = async (): Promise<NearTerm[]> =>
    beginnings.length > 0 ? await termsBeginning(pool, beginnings, scope, perWord) : []
  const [exact, near] = await Promise.all([
    words.length > mostTyped ? nothing : termsWith(pool, words, scope, limit),
    nearSaid(),
  ])
  if (exact.terms.length > 0)
    return { ...exact, counts: withMeant(exact.counts, fitOf(said, near, scope.language).counts, words) }
  const unknown = said.filter((one) => !isKnown(one, near) && !isCommonWord(one.word)).map((one) => one.word)
  // In a sentence a word that no list has is rather a word of its own than a slip, and so is one that is known otherwise.
  const slips = said.length > mostSlips && unknown.length < said.length ? [] : unknown
  if (slips.length > 0) near.push(...(await termsNear(pool, slips.slice(0, mostSlips), scope, perWord)))
  const fit = fitOf(said, near, scope.language)
  return { ...fit, terms: fit.terms.slice(0, limit) }
}

export type GoodsQuestion = ParsedInput<typeof searchGoodsAndServices>['query']

/** Terms for a word or a description, and the classes with their notes. */
export async function goodsFor(
  pool: pg.Pool,
  { value, classes, language, limit }: GoodsQuestion,
): Promise<CallOutput<typeof searchGoodsAndServices>> {
  const found = await find(pool, value, { language, classes }, limit)
  return {
    terms: found.terms,
    classes: found.counts.map(({ niceClass, found: number, words = [], isMeant = true }) => ({
      niceClass,
      name: niceClassName(niceClass, language),
      scope: niceClassNote(niceClass, language),
      related: [...relatedClasses(niceClass)],
      found: number,
      words,
      meant: isMeant,
    })),
  }
}

export const searchGoods = handle(searchGoodsAndServices, async ({ query }, _caller, { pool }) => goodsFor(pool, query))
