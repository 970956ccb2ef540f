import type { Match } from './ground-matches.ts'
import list from '../lists/number-signs.json' with { type: 'json' }

const longestPhrase = 4

interface Sign {
  readonly kind: 'descriptive' | 'deceptive' | 'unit'
  readonly classes: readonly number[]
  readonly shape: RegExp
}

let signs: readonly Sign[] | undefined

const read = (): readonly Sign[] =>
  (signs ??= list.signs.map(({ kind, classes, pattern }) => ({
    kind: kind === 'deceptive' || kind === 'unit' ? kind : 'descriptive',
    classes,
    shape: new RegExp(`^${pattern}$`),
  })))

const hundred = '100'
const share = /(?<![\d.,])(\d{1,3})\s?%/gu

/** Numbers of a share in hundred (100 %): as they stand before the sign. */
const sharesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(share)].map(([, number = '']) => number))

/**
 * What numbers and short forms with one tell in a sign for its classes: fineness (24K, 925), engines (V8), drives (4x4), emergency calls
 * (112), shares in hundred (100 %). Each stands where its words stand, so that the number in it is no ground of its own.
 */
export function numberSigns(text: string, pieces: readonly string[], classes: readonly number[]): Match[] {
  if (!/\d/.test(text) && !/wd/i.test(text)) return []
  const shares = sharesIn(text)
  const found: Match[] = []
  for (const [from, piece] of pieces.entries()) {
    if (shares.has(piece)) {
      const measured = classes.filter((one) => list.percent.classes_of_measure.includes(one))
      if (piece === hundred) found.push({ kind: 'laudatory', word: piece, classes: [], from, to: from })
      else if (measured.length > 0) found.push({ kind: 'quality', word: piece, classes: measured, from, to: from })
    }
    for (let to = from; to < Math.min(pieces.length, from + longestPhrase); to += 1) {
      const run = pieces.slice(from, to + 1)
      const letters = run.join('')
      for (const { kind, classes: of, shape } of read()) {
        const told = classes.filter((one) => of.includes(one))
        if (told.length > 0 && shape.test(letters)) found.push({ kind, word: run.join(' '), classes: told, from, to })
      }
    }
  }
  return found
}
