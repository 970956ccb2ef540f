import { edits, nearPlace, soundDistance } from './distances.ts'
import { type Sign } from './sign.ts'
import { describesClass, isWeak } from './weak-words.ts'
import { weights } from './weights.ts'

/** A distinctive part that two marks share: how much, and its letters in the first mark. */
export interface SharedPart {
  readonly value: number
  readonly text: string
}

const nothing: SharedPart = { value: 0, text: '' }
const rule = weights.part

function wordAlike(a: string, b: string, soundsA: string, soundsB: string): number {
  if (a === b) return 1
  const longest = Math.max(a.length, b.length)
  // Two words that differ in length by more than half are never alike enough.
  if (Math.min(a.length, b.length) * 2 < longest) return 0
  const seen = weights.looks.start * nearPlace(a, b) + weights.looks.edits * (1 - edits(a, b) / longest)
  const heardLength = Math.max(soundsA.length, soundsB.length, 1)
  // The least that has to be heard alike, as the stronger of the two or as the weaker.
  const { stronger, weaker } = weights.mark
  const needed = Math.min((rule.wordAlike - weaker * seen) / stronger, (rule.wordAlike - stronger * seen) / weaker)
  if (needed > 1) return 0
  const heard = 1 - soundDistance(soundsA, soundsB, (1 - needed) * heardLength + 1e-9) / heardLength
  return Math.max(0, weights.mark.stronger * Math.max(seen, heard) + weights.mark.weaker * Math.min(seen, heard))
}

/** How alike the words of two marks at two places are, 0 when less than words have to be to count as one. */
export function wordsAlike(a: Sign, i: number, b: Sign, j: number): number {
  const alike = wordAlike(a.words[i] ?? '', b.words[j] ?? '', a.wordSounds[i] ?? '', b.wordSounds[j] ?? '')
  return alike >= rule.wordAlike ? alike : 0
}

function aligned(a: Sign, b: Sign, weightsA: readonly number[], weightsB: readonly number[]): SharedPart {
  const pairs: { i: number; j: number; alike: number }[] = []
  for (let i = 0; i < a.words.length; i += 1) {
    for (let j = 0; j < b.words.length; j += 1) {
      const alike = wordsAlike(a, i, b, j)
      if (alike > 0) pairs.push({ i, j, alike })
    }
  }
  if (pairs.length === 0) return nothing
  const worth = (pair: { i: number; j: number; alike: number }) =>
    pair.alike * ((weightsA[pair.i] ?? 0) + (weightsB[pair.j] ?? 0))
  pairs.sort((one, two) => worth(two) - worth(one) || one.i + one.j - two.i - two.j)
  const usedA = new Set<number>()
  const usedB = new Set<number>()
  let [sumA, sumB, strongest] = [0, 0, 0]
  for (const { i, j, alike } of pairs) {
    if (usedA.has(i) || usedB.has(j)) continue
    usedA.add(i)
    usedB.add(j)
    sumA += alike * (weightsA[i] ?? 0)
    sumB += alike * (weightsB[j] ?? 0)
    strongest = Math.max(strongest, Math.min(weightsA[i] ?? 0, weightsB[j] ?? 0))
  }
  const ofA = sumA / (sum(weightsA) || 1)
  const ofB = sumB / (sum(weightsB) || 1)
  const covered = rule.more * Math.max(ofA, ofB) + rule.less * Math.min(ofA, ofB)
  const text = a.words.filter((_, at) => usedA.has(at)).join(' ')
  return { value: covered * (rule.weakest + (1 - rule.weakest) * strongest), text }
}

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0)

function contained(a: Sign, b: Sign): SharedPart {
  const [short, long] = a.compact.length <= b.compact.length ? [a, b] : [b, a]
  const length = short.compact.length
  if (length < rule.shortest || length === long.compact.length) return nothing
  const at = long.compact.indexOf(short.compact)
  if (at < 0) return nothing
  const front = long.compact.slice(0, at)
  const back = long.compact.slice(at + length)
  const rest = front.length * (isWeak(front) ? rule.weakRest : 1) + back.length * (isWeak(back) ? rule.weakRest : 1)
  const start = at === 0 ? rule.atStart : 0
  const five = length >= 5 ? rule.ofFive : 0
  const strength = rule.weakest + (1 - rule.weakest) * Math.max(...short.weights)
  const value = Math.min(1, (rule.contained + rule.byLength * (length / (length + rest)) + start + five) * strength)
  return { value, text: short.compact }
}

const better = (a: SharedPart, b: SharedPart): SharedPart => (b.value > a.value ? b : a)

/**
 * The distinctive part two marks share: words that match, weighed by how much they distinguish, or one mark inside the
 * other. Words that describe goods of a class are also tried as weak ones, class by class; that can only raise the value,
 * so that a further shared class never lowers a risk.
 */
export function sharedPart(a: Sign, b: Sign, classes: readonly number[]): SharedPart {
  let best = contained(a, b)
  if (a.words.length > 1 || b.words.length > 1) {
    best = better(best, aligned(a, b, a.weights, b.weights))
    for (const one of classes) {
      const weakA = a.words.map((word, at) => weakIn(word, one, a.weights[at] ?? 1))
      const weakB = b.words.map((word, at) => weakIn(word, one, b.weights[at] ?? 1))
      if (sum(weakA) === sum(a.weights) && sum(weakB) === sum(b.weights)) continue
      best = better(best, aligned(a, b, weakA, weakB))
    }
  }
  return best
}

function weakIn(word: string, niceClass: number, weight: number): number {
  return describesClass(word, niceClass) ? Math.min(weight, weights.word.weak) : weight
}
