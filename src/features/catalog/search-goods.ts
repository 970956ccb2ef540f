import type pg from 'pg'
import type { CallOutput, ParsedInput } from '#contract/call.ts'
import { searchGoodsAndServices } from '#contract/search.ts'
import { niceClassNote } from '#domain/catalog/class-notes.ts'
import { niceClassName } from '#domain/catalog/nice-classes.ts'
import { termWords } from '#domain/catalog/term-words.ts'
import { relatedClasses } from '#domain/clearance/goods.ts'
import { handle } from '#features/facilities.ts'
import { fitOf, isKnown, saidWords, stem, type Fit } from './fit.ts'
import { firstTerms, termsBeginning, termsNear, termsWith, type Scope } from './terms.ts'

/** Terms looked at for each word of a description, and words that are looked for as slips of the finger. */
const perWord = 60
const mostSlips = 2
/** With more words than this it is a description, which no single term has whole. */
const mostTyped = 12

const nothing: Fit = { terms: [], counts: [] }

const byNumber = (counts: Fit['counts']): Fit['counts'] =>
  counts.sort((a, b) => b.found - a.found || a.niceClass - b.niceClass)

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
  const nearSaid = async () => (beginnings.length > 0 ? await termsBeginning(pool, beginnings, scope, perWord) : [])
  const exact = words.length > mostTyped ? nothing : await termsWith(pool, words, scope, limit)
  if (exact.terms.length > 0) {
    const meant = fitOf(said, await nearSaid(), scope.language).counts.map(({ niceClass }) => niceClass)
    const isMeant = (niceClass: number) => meant.length === 0 || meant.includes(niceClass)
    return {
      ...exact,
      counts: byNumber(exact.counts.map((one) => ({ ...one, words, isMeant: isMeant(one.niceClass) }))),
    }
  }
  const near = await nearSaid()
  const unknown = said.filter((one) => !isKnown(one, near)).map((one) => one.word)
  // In a sentence a word that no list has is rather a word of its own than a slip.
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
