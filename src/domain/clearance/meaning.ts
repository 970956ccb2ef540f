import { conceptsOf } from './concepts.ts'
import phrases from './lists/phrases.json' with { type: 'json' }
import { normalise } from './letters.ts'
import { numberOf } from './numerals.ts'
import { wordsAlike } from './part.ts'
import type { Sign } from './sign.ts'
import { weights } from './weights.ts'

/** The words of a sign as their meanings are compared. */
type Meant = Pick<Sign, 'words' | 'wordSounds' | 'weights' | 'concepts'>

let phraseNumbers: ReadonlyMap<string, number> | undefined

/** What a whole sign means that its words do not tell: the number of a phrase, or the number it names. */
export function wholeMeaning(sign: Pick<Sign, 'compact'>): string | null {
  phraseNumbers ??= new Map(
    phrases.entries.flatMap((line, at) => line.map((phrase): [string, number] => [normalise(phrase).compact, at])),
  )
  const phrase = phraseNumbers.get(sign.compact)
  if (phrase !== undefined) return `phrase ${phrase}`
  const number = numberOf(sign.compact)
  return number === null ? null : `number ${number}`
}

/** Whether every word of both is one of the dictionary, and none means what one of the other does. */
export function meansOther(a: Sign, b: Sign): boolean {
  if (!a.concepts.every((one) => one.length > 0) || !b.concepts.every((one) => one.length > 0)) return false
  const ofB = new Set(b.concepts.flat())
  return a.concepts.length > 0 && b.concepts.length > 0 && !a.concepts.flat().some((one) => ofB.has(one))
}

const shortestPiece = 3
const longestCompound = 24

/** The two words that a word which means nothing itself is written together of; as given when there are none. */
function parted(sign: Sign): Meant {
  const [word = ''] = sign.words
  if (sign.words.length !== 1 || (sign.concepts[0]?.length ?? 0) > 0 || word.length > longestCompound) return sign
  for (let at = shortestPiece; at <= word.length - shortestPiece; at += 1) {
    const [one, two] = [conceptsOf(word.slice(0, at)), conceptsOf(word.slice(at))]
    if (one.length === 0 || two.length === 0) continue
    const words = [word.slice(0, at), word.slice(at)]
    return { words, wordSounds: words, weights: [1, 1], concepts: [one, two] }
  }
  return sign
}

const means = (sign: Meant) => sign.concepts.some((one) => one.length > 0)

/**
 * Whether words of both mean the same, weighed by how much they distinguish; 0 when nothing but words of the same letters
 * is known. A compound is read in its two words (MARAZUL, blue sea), a number in any writing.
 */
export function meansOf(a: Sign, b: Sign): number {
  const whole = wholeMeaning(a)
  if (whole !== null && whole === wholeMeaning(b)) return 1
  // Without a word of one that means something there is nothing to part the other for.
  if (a.words.length === 1 && b.words.length === 1 && !means(a) && !means(b)) return 0
  const [one, two] = [parted(a), parted(b)]
  return means(one) && means(two) ? meansOfWords(one, two) : 0
}

/** Beside a translated word another may be written a little differently (blue lagoon, laguna azul). */
function meansOfWords(a: Meant, b: Meant): number {
  const used = new Set<number>()
  let [sumA, sumB, translated] = [0, 0, 0]
  const pair = (i: number, j: number, alike: number) => {
    used.add(j)
    sumA += alike * (a.weights[i] ?? 0)
    sumB += alike * (b.weights[j] ?? 0)
  }
  const left: number[] = []
  for (const [i, concepts] of a.concepts.entries()) {
    const j = b.words.findIndex(
      (word, at) =>
        !used.has(at) && (word === a.words[i] || concepts.some((one) => b.concepts[at]?.includes(one) ?? false)),
    )
    if (j < 0) {
      left.push(i)
      continue
    }
    if (b.words[j] !== a.words[i]) translated += Math.min(a.weights[i] ?? 0, b.weights[j] ?? 0)
    pair(i, j, 1)
  }
  if (translated === 0) return 0
  for (const i of left) {
    const j = b.words.findIndex((_, at) => !used.has(at) && wordsAlike(a, i, b, at) > 0)
    if (j >= 0) pair(i, j, wordsAlike(a, i, b, j))
  }
  const total = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0)
  const ofA = sumA / total(a.weights)
  const ofB = sumB / total(b.weights)
  return weights.part.more * Math.min(ofA, ofB) + weights.part.less * Math.max(ofA, ofB) * Math.min(ofA, ofB)
}
