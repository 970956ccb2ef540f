import type { FeeRule } from './fee-rule.ts'

type Surcharge = FeeRule['surcharges'][number]

/** What of a list of goods and services is counted, from when on it costs, and in which classes. */
export interface CountedSurcharge {
  of: 'item' | 'word' | 'character'
  above: number
  /** How many of it are asked for at a time. */
  step: number
  /** The first and the last class; null where it is asked in all. */
  classes: readonly [number, number] | null
}

/** Which surcharge is for the length of a list, read in the words of its rule; null of every other. */
export function countedSurcharge({ name }: Pick<Surcharge, 'name'>): CountedSurcharge | null {
  const range = /\(class(?:es)? (\d+)(?:-(\d+))?\)/.exec(name)
  const classes = range ? ([Number(range[1]), Number(range[2] ?? range[1])] as const) : null
  const each = /^each (item|word|specific retail service) (?:above|after) (\d+)/.exec(name)
  if (each) return { of: each[1] === 'word' ? 'word' : 'item', above: Number(each[2]), step: 1, classes }
  const further = /^each further ([\d,]+) characters/.exec(name)
  if (!further) return null
  const step = Number(further[1]?.replaceAll(',', ''))
  return { of: 'character', above: step, step, classes }
}

/** How often a surcharge is asked for a class of such a length. */
export function timesAsked(
  { of, above, step, classes }: CountedSurcharge,
  list: { class: number; terms: number; words: number; characters: number },
): number {
  if (classes && (list.class < classes[0] || list.class > classes[1])) return 0
  const length = of === 'item' ? list.terms : of === 'word' ? list.words : list.characters
  return Math.max(0, Math.ceil((length - above) / step))
}
