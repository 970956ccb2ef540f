import { areNeighbours } from './distances.ts'
import { weights } from '../weights.ts'

const isVowel = (code: number): boolean => code === 97 || code === 101 || code === 105 || code === 111 || code === 117

function syllables(sounds: string): number {
  let [count, inVowel] = [0, false]
  for (let at = 0; at < sounds.length; at += 1) {
    const is = isVowel(sounds.charCodeAt(at))
    if (is && !inVowel) count += 1
    inVowel = is
  }
  return count
}

const row = new Uint8Array(256)
const ofA = new Uint16Array(256)
const ofB = new Uint16Array(256)

/** Notes the vowels of sounds, or what is none; returns how many. */
function noted(sounds: string, into: Uint16Array, vowels: boolean): number {
  let count = 0
  for (let at = 0; at < sounds.length; at += 1) {
    const code = sounds.charCodeAt(at)
    if (isVowel(code) === vowels) into[count++] = code
  }
  return count
}

/** The length of the longest row of the noted sounds that both have in this order. */
function common(countA: number, countB: number): number {
  row.fill(0, 0, countB + 1)
  for (let i = 0; i < countA; i += 1) {
    const one = ofA[i] as number
    let diagonal = 0
    for (let j = 1; j <= countB; j += 1) {
      const above = row[j] as number
      if (one === ofB[j - 1]) row[j] = diagonal + 1
      else if ((row[j - 1] as number) > above) row[j] = row[j - 1] as number
      diagonal = above
    }
  }
  return row[countB] as number
}

const sharesVowel = (a: string, b: string): boolean => {
  for (let at = 0; at < a.length; at += 1) if (isVowel(a.charCodeAt(at)) && b.includes(a[at] as string)) return true
  return false
}

/**
 * The sounds of two marks, not above what their looks bear out when they have another number of syllables or fewer than half
 * of their consonants in common, and not far above them when no vowel is the same: neighbouring sounds alone do not make two
 * words alike (GoLine, Green; KeyStore, Gidor). `a` and `b` are what was heard of them.
 */
export function withRhythm(alike: number, looks: number, a: string, b: string): number {
  const rule = weights.rhythm
  const cap = Math.max(rule.least, looks + rule.aboveLooks)
  if (alike <= cap) return alike
  const count = syllables(a)
  if (count !== syllables(b)) return cap
  const one = noted(a, ofA, false)
  const two = noted(b, ofB, false)
  const longest = Math.max(one, two)
  if (longest > 0 && common(one, two) < rule.consonants * longest) return cap
  return count > 1 && !sharesVowel(a, b) ? Math.min(alike, Math.max(cap, looks + rule.otherVowels)) : alike
}

const shortestScattered = 4
/** So many letters in a row are in common by chance seldom; of a short mark fewer. */
const inRow = 3
const inRowOfShort = 2
const shortMark = 6

function shareRow(a: string, b: string): boolean {
  const row = Math.min(a.length, b.length) < shortMark ? inRowOfShort : inRow
  for (let at = 0; at + row <= a.length; at += 1) if (b.includes(a.slice(at, at + row))) return true
  return false
}

/**
 * Whether what two marks have in common is scattered over them: they begin otherwise, and no three letters and no three sounds (of a mark
 * of fewer than six, two) stand in a row in both. `one` and `two` are what was heard of them.
 */
export function isScattered(a: string, b: string, [one, two]: readonly [string, string]): boolean {
  if (Math.max(a.length, b.length) < shortestScattered || a[0] === b[0]) return false
  if (one !== '' && two !== '' && areNeighbours(one.charCodeAt(0), two.charCodeAt(0))) return false
  return !shareRow(a, b) && !shareRow(one, two)
}
