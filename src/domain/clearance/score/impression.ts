import type { Sign } from './sign.ts'
import { weights } from '../weights.ts'

const rule = weights.impression
const mostLetters = 255
const rows = [new Uint8Array(mostLetters + 1), new Uint8Array(mostLetters + 1)] as const

/** The longest run of the same letters, or of the same sounds, of two marks as a share of the longer one: 0 to 1. */
export const runOfBoth = (a: Sign, b: Sign): number =>
  Math.max(runOf(a.drawn ?? a.compact, b.drawn ?? b.compact), runOf(a.sounds.default, b.sounds.default))

/** The longest run of the same letters of two rows, as a share of the longer one. */
function runOf(a: string, b: string): number {
  const longest = Math.max(a.length, b.length)
  if (a === b || longest === 0) return 1
  const wide = Math.min(b.length, mostLetters)
  let most = 0
  let [above, row] = rows as readonly [Uint8Array, Uint8Array]
  above.fill(0, 0, wide + 1)
  for (let i = 0; i < a.length && i < mostLetters; i += 1) {
    const letter = a.charCodeAt(i)
    for (let j = 1; j <= wide; j += 1) {
      const length = letter === b.charCodeAt(j - 1) ? (above[j - 1] as number) + 1 : 0
      row[j] = length
      if (length > most) most = length
    }
    ;[above, row] = [row, above]
  }
  return most / longest
}

/**
 * What two marks have in common beside that by which they are most alike (C-251/95, Sabèl: the overall impression): what their shared part
 * is more than a half, their meaning, and their longest run of letters, as far as that is more or less than is expected of two marks.
 */
export function besideOf(part: number, means: number, run: number): number {
  const shared = rule.ofPart * Math.max(0, part - rule.partFrom)
  return Math.min(rule.most, Math.max(rule.least, rule.factor * (shared + means + run - rule.expected)))
}

/**
 * A likeness with what there is beside it. That decides about what is near the cut of the list: it counts less the nearer a mark is to
 * `upTo`, nothing from there on, and takes none below `spared`.
 */
export function withBeside(alike: number, beside: number): number {
  const left = Math.max(0, rule.upTo - alike)
  if (beside >= 0) return alike + beside * Math.min(1, left / rule.raisedOver)
  return Math.max(alike + beside * Math.min(1, left / rule.loweredOver), Math.min(alike, rule.spared))
}

/** The least likeness that may come to `least` with what there is beside it. */
export function leastAlike(least: number, beside: number): number {
  if (beside <= 0 || least >= rule.upTo) return least
  const slope = beside / rule.raisedOver
  return Math.max(least - beside, (least - rule.upTo * slope) / (1 - slope))
}
