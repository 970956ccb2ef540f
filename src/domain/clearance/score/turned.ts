import { reading } from '../words/readings.ts'
import { weights } from '../weights.ts'
import { better, nothing, type SharedPart } from './shared-part.ts'
import type { Sign } from './sign.ts'
import { wordAlike } from './word-alike.ts'

const rule = weights.part

/** The longest beginning of one that the other ends with. */
function turned(a: string, b: string): number {
  const first = a.charCodeAt(0)
  for (let length = Math.min(a.length, b.length) - 1; length >= rule.shortest; length -= 1)
    if (b.charCodeAt(b.length - length) === first && b.endsWith(a.slice(0, length))) return length
  return 0
}

/** A word without the s of its plural, which stays at the end when halves change places. */
const singular = (word: string): string => (/[^s]s$/.test(word) ? word.slice(0, -1) : word)

/**
 * Halves in another order: what one begins with the other ends with, and the other way round (VITS4KIDS, KIDS VITS; of
 * plurals, FITBUDS, BUDFITS); of the longer halves it is enough that they are alike (SOLFRUTTA, FRUTISOL).
 */
export function swapped(a: Sign, b: Sign): SharedPart {
  const whole = turnedHalves(a.compact, b.compact)
  if (whole.value > 0 || !(a.compact.endsWith('s') || b.compact.endsWith('s'))) return whole
  return turnedHalves(singular(a.compact), singular(b.compact))
}

function turnedHalves(a: string, b: string): SharedPart {
  const longest = Math.max(a.length, b.length)
  if (2 * rule.shortest > longest || Math.abs(a.length - b.length) > (1 - rule.swappedLeast) * longest) return nothing
  const front = turned(a, b)
  const back = turned(b, a)
  const both = (front + back) / longest
  if (front > 0 && both >= rule.swappedLeast && both <= 1)
    return { value: both * rule.swapped, text: a.slice(0, front) }
  const shared = Math.max(front, back)
  const isHalf = shared >= fewestOfHalf && shared >= rule.halfLeast * longest
  return better(
    isHalf ? { value: rule.half, text: front === shared ? a.slice(0, front) : b.slice(0, back) } : nothing,
    better(
      front > 0 ? turnedAlike(a, b, front) : nothing,
      better(back > 0 ? turnedAlike(b, a, back) : nothing, bothTurned(a, b)),
    ),
  )
}

const countOf = new Int8Array(128)

/** How many letters of two words of plain letters have no like one in the other, at most `most` and one. */
function lettersApart(a: string, b: string, most: number): number {
  countOf.fill(0)
  for (let at = 0; at < a.length; at += 1)
    countOf[a.charCodeAt(at) & 127] = (countOf[a.charCodeAt(at) & 127] as number) + 1
  for (let at = 0; at < b.length; at += 1)
    countOf[b.charCodeAt(at) & 127] = (countOf[b.charCodeAt(at) & 127] as number) - 1
  let apart = 0
  for (let code = 48; code < 128 && apart <= most; code += 1) apart += Math.abs(countOf[code] as number)
  return apart
}

/** Two marks of which both halves are alike, in another order (AMERIBANC, BANKAMERICA). */
function bothTurned(a: string, b: string): SharedPart {
  const longest = Math.max(a.length, b.length)
  if (longest < 2 * fewestOfHalf || longest > longestTurned || lettersApart(a, b, mostApart) > mostApart) return nothing
  const soundsOfA = reading(a, 'default')
  let best = nothing
  let tried = 0
  for (let at = fewestOfHalf; at <= b.length - fewestOfHalf && tried < mostTried; at += 1) {
    if (b.charCodeAt(at) !== a.charCodeAt(0) || b.charCodeAt(at + 1) !== a.charCodeAt(1)) continue
    tried += 1
    const other = b.slice(at) + b.slice(0, at)
    const alike = wordAlike(a, other, soundsOfA, reading(other, 'default'))
    best = better(best, { value: rule.swapped * alike, text: a })
  }
  return best
}

const fewestOfHalf = 4
const mostApart = 5
const longestTurned = 40
/** Places at which a mark is turned that begins the same way there. */
const mostTried = 6

/** Two marks of which one begins with the last `front` letters of the other, and the rest is alike as words have to be. */
function turnedAlike(a: string, b: string, front: number): SharedPart {
  const [one, two] = [a.slice(front), b.slice(0, -front)]
  if (Math.min(one.length, two.length) < shortestTurned) return nothing
  const alike = wordAlike(one, two, reading(one, 'default'), reading(two, 'default'))
  if (alike < rule.wordAlike) return nothing
  const longest = Math.max(one.length, two.length)
  return { value: (rule.swapped * (front + alike * longest)) / (front + longest), text: a.slice(0, front) }
}

const shortestTurned = 4

/** The words of one, all of them, written together in another order (KIDS VITS CLUB, CLUBVITSKIDS). */
export function shuffled(a: Sign, b: Sign): SharedPart {
  const one = a.words.length === 1 ? a : b
  const many = one === a ? b : a
  if (one.words.length !== 1 || many.words.length < 2 || many.words.length > mostShuffled) return nothing
  if (one.compact.length !== many.compact.length || one.compact === many.compact) return nothing
  return isMadeOf(one.compact, many.words) ? { value: rule.swapped, text: many.compact } : nothing
}

const mostShuffled = 5

function isMadeOf(letters: string, words: readonly string[]): boolean {
  if (words.length === 0) return letters === ''
  return words.some(
    (word, at) => letters.startsWith(word) && isMadeOf(letters.slice(word.length), words.toSpliced(at, 1)),
  )
}
