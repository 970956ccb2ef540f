import { listWord, withoutWays } from '#domain/catalog/everyday-words.ts'
import { termWords } from '#domain/catalog/term-words.ts'
import { edits } from '#domain/clearance/score/distances.ts'
import type { Language } from '#kernel/languages.ts'
import type { FoundTerm, NearTerm } from './terms.ts'

/** More words than this describe a life's story, and each costs a look into the list. */
const mostWords = 24

/** A word somebody said about what they sell, with the words of a list that may be meant by it. */
export interface Said {
  readonly word: string
  readonly meant: readonly string[]
}

/** The words of a description that say something about goods. */
export function saidWords(value: string, language: Language): Said[] {
  const words = [...new Set(withoutWays(termWords(value), language).split(' '))].flatMap((word): Said[] => {
    const meant = listWord(word, language)
    return meant === null ? [] : [{ word, meant: [...new Set([word, meant])] }]
  })
  return words.slice(0, mostWords)
}

/** A word without its ending, so that its other endings are found too. */
export function stem(word: string): string {
  return word.slice(0, Math.max(3, Math.ceil(0.7 * word.length)))
}

const sameWord = 1
const otherEnding = 0.85
const slip = 0.75
const lastVowel = /[aeiouy]$/

/** 1 for the same word, less for another ending and for a slip of the finger, 0 for another word. */
export function likeness(said: string, listed: string): number {
  if (said === listed) return sameWord
  const [short, long] = said.length < listed.length ? [said, listed] : [listed, said]
  if (short.length < 4) return long === `${short}s` ? otherEnding : 0
  let common = 0
  while (common < short.length && short[common] === long[common]) common += 1
  if (common >= 4 && common >= 0.7 * long.length && long.length - short.length <= 3) return otherEnding
  // káva and kávu, pivo and piva.
  if (common >= 3 && lastVowel.test(short) && lastVowel.test(long) && common === long.length - 1) return otherEnding
  if (common === short.length && common >= 0.7 * long.length) return otherEnding
  const slips = short.length < 5 ? 0 : short.length < 10 ? 1 : 2
  return slips > 0 && long.length - short.length <= slips && edits(said, listed) <= slips ? slip : 0
}

const likenessOf = (said: Said, term: NearTerm): number => {
  const listed = term.normalised.split(' ')
  return Math.max(...said.meant.flatMap((word) => listed.map((other) => likeness(word, other))))
}

/** Whether a term has the word, in whatever ending; what is known is not a slip of the finger. */
export function isKnown(said: Said, near: readonly NearTerm[]): boolean {
  return near.some((term) => likenessOf(said, term) >= otherEnding)
}

export interface Fit {
  terms: FoundTerm[]
  /** The classes that fit best, best first, with how many terms of them do, the words of the description that led there, and whether they are meant by them. */
  counts: {
    niceClass: number
    found: number
    /** How well it fits, beside other classes of one answer. */
    score?: number
    words?: string[]
    isMeant?: boolean
  }[]
}

/** Below this part of the best a class is a coincidence: for one of the words, and for all together. */
const fitForWord = 0.75
const fitForAll = 0.5
/** A term that was said as good as whole stands for its class, whatever else was said. */
const saidWhole = 0.72

/**
 * The terms that fit a description, the best first, and their classes. A term counts by how much of it was said and how
 * rare the said words are; a class by its best term for every word, so that of two trades in one sentence both are named.
 */
export function fitOf(said: readonly Said[], near: readonly NearTerm[], language: Language): Fit {
  const candidates = [...Map.groupBy(near, (one) => `${one.niceClass} ${one.key}`).values()].flatMap(([one]) =>
    one ? [one] : [],
  )
  const known = said.map((one) => isKnown(one, candidates))
  const likenesses = candidates.map((term) =>
    said.map((one, at) => {
      const like = likenessOf(one, term)
      return known[at] && like <= slip ? 0 : like
    }),
  )
  const rarity = said.map((_, at) => {
    const classes = new Set(
      candidates.filter((__, row) => (likenesses[row]?.[at] ?? 0) > 0).map((one) => one.niceClass),
    )
    return 1 / (1 + 0.3 * Math.log(Math.max(1, classes.size)))
  })
  const scored = candidates.flatMap((term, row) => {
    const likes = likenesses[row] ?? []
    const matched = likes.filter((like) => like > 0).length
    if (matched === 0) return []
    const telling = term.normalised.split(' ').filter((word) => listWord(word, language) !== null).length
    const covered = Math.sqrt(Math.min(1, matched / Math.max(1, telling)))
    const score = covered * likes.reduce((sum, like, at) => sum + like * (rarity[at] ?? 0), 0)
    return [{ term, likes, covered, score }]
  })
  const classes = new Map<number, { score: number; fits: boolean; whole: boolean; found: number; words: string[] }>()
  for (const [at] of said.entries()) {
    const best = new Map<number, number>()
    for (const { term, likes, covered } of scored) {
      const fit = covered * (likes[at] ?? 0)
      if (fit > 0) best.set(term.niceClass, Math.max(best.get(term.niceClass) ?? 0, fit))
    }
    const top = Math.max(...best.values())
    for (const [niceClass, fit] of best) {
      const old = classes.get(niceClass) ?? { score: 0, fits: false, whole: false, found: 0, words: [] }
      classes.set(niceClass, {
        ...old,
        score: old.score + fit * (rarity[at] ?? 0),
        words: [...old.words, said[at]?.word ?? ''],
        fits: old.fits || fit >= fitForWord * top,
        whole: old.whole || (fit >= saidWhole && fit >= fitForWord * top),
      })
    }
  }
  for (const { term } of scored) {
    const one = classes.get(term.niceClass)
    if (one) one.found += 1
  }
  const top = Math.max(0, ...[...classes.values()].map((one) => one.score))
  const kept = [...classes]
    .filter(([, one]) => one.whole || (one.fits && one.score >= fitForAll * top))
    .sort(([a, one], [b, other]) => other.score - one.score || other.found - one.found || a - b)
  return {
    terms: scored
      .filter(({ term }) => kept.some(([niceClass]) => niceClass === term.niceClass))
      .sort((a, b) => b.score - a.score || a.term.normalised.localeCompare(b.term.normalised))
      .map(({ term: { normalised: _normalised, ...term } }) => term),
    counts: kept.map(([niceClass, { found, score, words }]) => ({ niceClass, found, score, words })),
  }
}
