import { conceptNamed, conceptsOf } from '../words/concepts.ts'
import listed from '../lists/near-meanings.json' with { type: 'json' }
import surnames from '../lists/surnames.json' with { type: 'json' }
import { normalise, wordSet } from '../words/letters.ts'
import { wordsAlike } from './word-alike.ts'
import { coarse } from '../words/readings.ts'
import type { Sign } from './sign.ts'
import { isEveryday } from '../words/weak-words.ts'
import { weights } from '../weights.ts'

/** A sign in its words, or in those that it is written together of. */
type Words = Pick<Sign, 'words' | 'wordSounds' | 'weights' | 'concepts'>

/** It with the numbers of the lines that hold a meaning of each word. */
interface Read extends Words {
  readonly near: readonly ReadonlySet<number>[]
  readonly nearAny: ReadonlySet<number>
  /** What stands around its telling words, such as "_ of the _"; null when nothing does. */
  readonly frame: string | null
}

type Lines = ReadonlyMap<number, ReadonlySet<number>>

function linesOf(lines: readonly (readonly number[])[]): Lines {
  const found = new Map<number, Set<number>>()
  for (const [line, concepts] of lines.entries())
    for (const concept of concepts) found.set(concept, (found.get(concept) ?? new Set<number>()).add(line))
  return found
}

/** The concepts from one to another as they stand in the dictionary, or one alone. */
function between(range: string): number[] {
  const [first = '', last = first] = range.split('..')
  const [from, to] = [conceptNamed(first), conceptNamed(last)]
  return Array.from({ length: to - from + 1 }, (_, more) => from + more)
}

let nearLines: Lines | undefined
let fieldLines: Lines | undefined

const nearOnes = (): Lines =>
  (nearLines ??= linesOf(
    listed.near.map((line) => line.split(' ').flatMap((word) => [...conceptsOf(normalise(word).compact)])),
  ))
const fields = (): Lines => (fieldLines ??= linesOf(listed.fields.map((ranges) => ranges.flatMap(between))))

const none: ReadonlySet<number> = new Set()

function linesWith(lines: Lines, concepts: readonly number[]): ReadonlySet<number> {
  const [first] = concepts
  if (first === undefined) return none
  if (concepts.length === 1) return lines.get(first) ?? none
  return new Set(concepts.flatMap((one) => [...(lines.get(one) ?? none)]))
}

const share = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean => [...a].some((one) => b.has(one))

const fewestFramed = 3
const mostFramed = 6
/** Other writings of the words of a frame. */
const writtenAs: Readonly<Record<string, string>> = { o: 'of', n: 'and', da: 'the', de: 'of' }
const joining: ReadonlySet<string> = new Set(['and', 'y', 'et', 'und', 'e', 'i', 'a'])

function frameOf({ words, weights: worth, concepts }: Words): string | null {
  if (words.length < fewestFramed || words.length > mostFramed) return null
  const isFrame = words.map(
    (word, at) =>
      (worth[at] ?? 1) <= weights.word.form ||
      worth[at] === weights.word.letter ||
      (isEveryday(word) && concepts[at]?.length === 0),
  )
  // Salt and pepper, sugar and spice: that two are joined tells nothing.
  if (!words.some((word, at) => isFrame[at] && !joining.has(writtenAs[word] ?? word))) return null
  if (isFrame.every((one) => one)) return null
  return words.map((word, at) => (isFrame[at] ? (writtenAs[word] ?? word) : '_')).join(' ')
}

const known = new WeakMap<Words, Read>()

function readOf(sign: Words): Read {
  const before = known.get(sign)
  if (before) return before
  const near = sign.concepts.map((of) => linesWith(nearOnes(), of))
  const nearAny = sign.words.length > 1 ? new Set(near.flatMap((one) => [...one])) : none
  const { words, wordSounds, weights: worth, concepts } = sign
  const made = { words, wordSounds, weights: worth, concepts, near, nearAny, frame: frameOf(sign) }
  known.set(sign, made)
  return made
}

const meanSame = (a: Read, i: number, b: Read, j: number): boolean =>
  a.concepts[i]?.some((one) => b.concepts[j]?.includes(one)) ?? false

const meanNear = (a: Read, i: number, b: Read, j: number): boolean => share(a.near[i] ?? none, b.near[j] ?? none)

/** How alike two words are by letters and sounds or by meaning, without what is only near. */
const alikeAt = (a: Read, i: number, b: Read, j: number): number =>
  a.words[i] === b.words[j] || meanSame(a, i, b, j) ? 1 : wordsAlike(a, i, b, j)

/** Words of nearly one meaning beside others that are alike as they are written, heard or meant (FUNDOUGH, PLAY-DOH). */
function besideAlike(a: Read, b: Read): number {
  if (!share(a.nearAny, b.nearAny)) return 0
  const used = new Set<number>()
  const left: number[] = []
  let [sumA, sumB, telling] = [0, 0, false]
  const pair = (i: number, j: number, alike: number) => {
    used.add(j)
    sumA += alike * (a.weights[i] ?? 0)
    sumB += alike * (b.weights[j] ?? 0)
  }
  for (const i of a.words.keys()) {
    let [best, alike] = [-1, 0]
    for (const j of b.words.keys()) {
      const one = used.has(j) ? 0 : alikeAt(a, i, b, j)
      if (one > alike) [best, alike] = [j, one]
    }
    if (best < 0) left.push(i)
    else {
      pair(i, best, alike)
      telling ||= Math.min(a.weights[i] ?? 0, b.weights[best] ?? 0) >= weights.word.short
    }
  }
  if (!telling) return 0
  const before = used.size
  for (const i of left) {
    const j = [...b.words.keys()].find((at) => !used.has(at) && meanNear(a, i, b, at))
    if (j !== undefined) pair(i, j, weights.near.meaning)
  }
  if (used.size === before) return 0
  const total = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0)
  const [ofA, ofB] = [sumA / total(a.weights), sumB / total(b.weights)]
  return weights.part.more * Math.min(ofA, ofB) + weights.part.less * Math.max(ofA, ofB) * Math.min(ofA, ofB)
}

const ofOneField = (a: Read, i: number, b: Read, j: number): boolean =>
  share(linesWith(fields(), a.concepts[i] ?? []), linesWith(fields(), b.concepts[j] ?? []))

/** Whether two signs of as many words have in each place a word of one meaning, one line or one field (PINK COW, RED BULL). */
export function areOfOneField(a: Words, b: Words): boolean {
  if (a.words.length !== b.words.length) return false
  const [one, two] = [readOf(a), readOf(b)]
  return one.words.every(
    (_, at) => meanSame(one, at, two, at) || meanNear(one, at, two, at) || ofOneField(one, at, two, at),
  )
}

/** The same words around, and in each place words of one meaning or one field (TUNA O' THE FARM, CHICKEN OF THE SEA). */
function inOneFrame(a: Read, b: Read): number {
  if (a.frame === null || a.frame !== b.frame) return 0
  const places = a.frame.split(' ').flatMap((one, at) => (one === '_' ? [at] : []))
  let sum = 0
  for (const at of places) {
    const alike = alikeAt(a, at, b, at)
    if (alike > 0) sum += alike
    else if (meanNear(a, at, b, at)) sum += weights.near.meaning
    else if (ofOneField(a, at, b, at)) sum += weights.near.field
    else return 0
  }
  return weights.near.frame + (1 - weights.near.frame) * (sum / places.length)
}

let ranks: ReadonlySet<string> | undefined
let names: ReadonlySet<string> | undefined

/** Whether a sign is a rank and the surname of who holds it. */
const isRanked = ({ words: [rank = '', name = '', ...others] }: Words): boolean =>
  others.length === 0 && (ranks ??= wordSet(listed.ranks)).has(rank) && isSurname(name)

const isSurname = (name: string): boolean => {
  names ??= wordSet(Object.values(surnames.entries).flat().join(' '))
  return names.has(name) || (name.endsWith('s') && names.has(name.slice(0, -1)))
}

/** Two persons of rank, whoever they are (ADMIRAL NELSON, CAPTAIN MORGAN). */
const bothRanked = (a: Words, b: Words): number => (isRanked(a) && isRanked(b) ? weights.near.field : 0)

/**
 * How alike two signs are by words that mean nearly the same: beside others that are alike, or within the same words around them.
 * 0 when they have no such words.
 */
export function meansNearly(a: Words, b: Words): number {
  // Of one word there is nothing beside it.
  if (a.words.length < 2 || b.words.length < 2) return 0
  const [one, two] = [readOf(a), readOf(b)]
  return Math.max(besideAlike(one, two), inOneFrame(one, two), bothRanked(one, two))
}

const mostKeys = 8

/** Names that two signs share which mean nearly the same by this module. */
export function nearKeysOf(sign: Words): readonly string[] {
  if (sign.words.length < 2) return []
  const { words, wordSounds, weights: worth, concepts, near, frame } = readOf(sign)
  const beside =
    words.length === 2
      ? near.flatMap((lines, at) => {
          const other = 1 - at
          const heard = coarse(wordSounds[other] ?? '').replaceAll('h', '')
          return worth[other] === 1 && heard !== '' ? [...lines].map((line) => `near ${line} ${heard}`) : []
        })
      : []
  let framed = frame === null ? [] : [`frame ${frame}`]
  for (const [at, one] of (frame?.split(' ') ?? []).entries()) {
    if (one !== '_') continue
    const lines = [
      ...[...linesWith(fields(), concepts[at] ?? [])].map((line) => `f${line}`),
      ...[...(near[at] ?? [])].map((line) => `n${line}`),
    ]
    framed = framed.flatMap((name) => lines.map((line) => `${name} ${line}`))
  }
  return [...beside, ...framed, ...(isRanked(sign) ? ['ranked'] : [])].slice(0, mostKeys)
}
