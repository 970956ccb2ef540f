import { groundLists } from '../words/ground-lists.ts'
import list from '../lists/features.json' with { type: 'json' }
import { wordSet } from '../words/letters.ts'

const read = () => ({
  beside: wordSet(list.beside.words),
  features: list.features.map(({ classes, words }) => ({ classes, words: wordSet(words) })),
  sites: wordSet(list.sites.words),
})

let lists: ReturnType<typeof read> | undefined
const features = () => (lists ??= read())

/** Words of quality that beside a thing are an image as a rule. */
const figurative = wordSet('gold golden royal silver diamond magic wild crystal prima')
const fewest = 2
const most = 3

/**
 * Whether a row of words is a word of quality beside what goods of one of the classes have or do, and nothing else: eco door of a dishwasher,
 * quick grip of pliers.
 */
export function isFeature(pieces: readonly string[], classes: readonly number[]): boolean {
  if (pieces.length < fewest || pieces.length > most) return false
  const { beside, features: all } = features()
  const isThing = (word: string) =>
    all.some(({ classes: of, words }) => words.has(word) && classes.some((one) => of.includes(one)))
  const isTold = (word: string) => beside.has(word) || (groundLists().qualities.has(word) && !figurative.has(word))
  const things = pieces.filter(isThing)
  return things.length === 1 && pieces.every((word) => isThing(word) || isTold(word))
}

/** The classes whose services a site of such contents gives: photos, of an address that ends in .com. */
export const classesOfSite = (word: string, classes: readonly number[]): readonly number[] =>
  features().sites.has(word) ? classes.filter((one) => list.sites.classes.includes(one)) : []
