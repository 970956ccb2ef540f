import type { Sign } from './sign.ts'
import { weights } from '../weights.ts'

const rule = weights.impression
/** Letters of the shorter mark that are looked at: one bit of a number each. */
const mostOfShorter = 32
const mostOfLonger = 255
/** Of each letter the places at which the shorter mark has it. */
const placesOf = new Int32Array(1 << 16)
/** Of each letter of the longer mark the places of the shorter at which a run of letters ends with it. */
const ends = new Int32Array(mostOfLonger)

/** The longest run of the same letters, or of the same sounds, of two marks as a share of the longer one: 0 to 1. */
export function runOfBoth(a: Sign, b: Sign): number {
  const [lettersA, lettersB] = [a.drawn ?? a.compact, b.drawn ?? b.compact]
  const [soundsA, soundsB] = [a.sounds.default, b.sounds.default]
  const run = runOf(lettersA, lettersB)
  return soundsA === lettersA && soundsB === lettersB ? run : Math.max(run, runOf(soundsA, soundsB))
}

/** The longest run of the same letters of two rows, as a share of the longer one. */
function runOf(a: string, b: string): number {
  if (a === b) return 1
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  const wide = Math.min(short.length, mostOfShorter)
  const high = Math.min(long.length, mostOfLonger)
  for (let at = 0; at < wide; at += 1)
    placesOf[short.charCodeAt(at)] = (placesOf[short.charCodeAt(at)] as number) | (1 << at)
  let any = 0
  for (let at = 0; at < high; at += 1) any |= ends[at] = placesOf[long.charCodeAt(at)] as number
  for (let at = 0; at < wide; at += 1) placesOf[short.charCodeAt(at)] = 0
  let run = 0
  // A run of one letter more ends where one of the run before it did, one place further in both.
  for (; any !== 0; run += 1) {
    any = 0
    for (let at = high - 1; at > run; at -= 1) any |= ends[at] = (ends[at] as number) & ((ends[at - 1] as number) << 1)
    ends[run] = 0
  }
  return run / long.length
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
