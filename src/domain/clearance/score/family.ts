import families from '../lists/families.json' with { type: 'json' }
import nicknames from '../lists/nicknames.json' with { type: 'json' }
import { isCommonWord } from '../words/common-words.ts'
import { everyWord } from '../words/every-word.ts'
import { normalise } from '../words/letters.ts'
import { reading } from '../words/readings.ts'
import type { Known, Reference } from './reference.ts'
import { nothing, type SharedPart } from './shared-part.ts'
import { tellsLittle } from './shared-word.ts'
import type { Sign } from './sign.ts'
import { weights } from '../weights.ts'

interface Names {
  /** By the letters of the whole mark. */
  readonly wholes: ReadonlyMap<string, readonly Known[]>
  /** By what the words of its family begin with. */
  readonly parts: readonly (readonly [string, Known])[]
  /** By the words that it is called by, and by the sound of a single one. */
  readonly called: ReadonlyMap<string, readonly Known[]>
  readonly heard: ReadonlyMap<string, string>
}

const shortestRest = 3
/** Of fewer letters a name is one as a word by itself alone. */
const shortestInside = 3
/** Of fewer letters too much sounds the same. */
const shortestHeard = 4
/** No name has more words. */
const mostWords = 4

function addTo(names: Map<string, Known[]>, letters: string, one: Known): void {
  names.set(letters, [...(names.get(letters) ?? []), one])
}

let read: Names | undefined

function readNames(): Names {
  const wholes = new Map<string, Known[]>()
  const called = new Map<string, Known[]>()
  const parts: [string, Known][] = []
  for (const { parts: begins, mark, classes } of families.entries) {
    const one = { mark, classes }
    addTo(wholes, normalise(mark).compact, one)
    for (const part of begins) parts.push([part, one])
  }
  for (const { names, mark, classes } of nicknames.entries) {
    const one = { mark, classes }
    addTo(wholes, normalise(mark).compact, one)
    for (const name of names) addTo(called, normalise(name).words.join(' '), one)
  }
  const heard = [...called.keys()].filter((name) => name.length >= shortestHeard && !name.includes(' '))
  return { wholes, parts, called, heard: new Map(heard.map((name) => [reading(name, 'default'), name])) }
}

const isWord = (rest: string): boolean => rest.length >= shortestRest && (everyWord.has(rest) || isCommonWord(rest))

/** A name of a known mark in a sign, and the words that stand beside it. */
type Named = readonly [name: string, beside: readonly string[]]

/** The names that a word begins or ends with beside a word that everybody knows (WINEBUD); none where it is a word itself (budget). */
function* namesInside(word: string, called: Names['called']): Generator<Named> {
  if (isCommonWord(word)) return
  for (let length = shortestInside; length <= word.length - shortestRest; length += 1) {
    const [first, behind] = [word.slice(0, length), word.slice(length)]
    const [before, last] = [word.slice(0, -length), word.slice(-length)]
    if (called.has(first) && isWord(behind)) yield [first, [behind]]
    if (called.has(last) && isWord(before)) yield [last, [before]]
  }
}

/** The names of a known mark in a sign: as words of it, beside one in its only word, or as that is heard (KOKE) and written as long. */
function* namesIn({ words, compact, sounds }: Sign, { called, heard }: Names): Generator<Named> {
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= Math.min(words.length, from + mostWords); to += 1) {
      const name = words.slice(from, to).join(' ')
      if (called.has(name)) yield [name, [...words.slice(0, from), ...words.slice(to)]]
    }
  if (words.length !== 1) return
  yield* namesInside(compact, called)
  const alike = compact.length >= shortestHeard && !isCommonWord(compact) ? heard.get(sounds.default) : undefined
  if (alike?.length === compact.length && alike !== compact) yield [alike, []]
}

/** The known marks that a sign is or refers to. */
export const referencesOf = (sign: Sign): readonly Reference[] => (sign.kept.references ??= readReferences(sign))

function readReferences(sign: Sign): readonly Reference[] {
  const names = (read ??= readNames())
  const found: Reference[] = (names.wholes.get(sign.compact) ?? []).map((known) => ({
    known,
    called: null,
    beside: [],
  }))
  const [first = ''] = sign.words
  for (const [part, known] of names.parts)
    if (first.startsWith(part) && isWord(first.slice(part.length))) found.push({ known, called: part, beside: [] })
  for (const [name, beside] of namesIn(sign, names))
    for (const known of names.called.get(name) ?? []) found.push({ known, called: name, beside })
  return found
}

/**
 * The part or the other name by which buyers know one of two marks, where the other begins with that part before a word that everybody
 * knows (McSWEET, McDONALD'S), or is that name (KOKE, COCA-COLA), also beside words that tell little, for the goods that it is known for
 * or where none are told.
 */
export function inFamily(a: Sign, b: Sign, asked: readonly number[]): SharedPart {
  // Of what was asked for they are known, and seldom any: of the many that it is compared with they are not worked out then.
  const [first, second] = a.kept.references === undefined && b.kept.references !== undefined ? [b, a] : [a, b]
  for (const one of referencesOf(first))
    for (const other of referencesOf(second)) {
      if (one.known.mark !== other.known.mark || (one.called === null) === (other.called === null)) continue
      const { called, beside } = one.called === null ? other : one
      const { classes } = one.known
      const isKnownFor = asked.length === 0 || asked.some((niceClass) => classes.includes(niceClass))
      // Of the goods of another class the words beside it tell as well, so that a further class never lowers a risk.
      const goods = asked.filter((niceClass) => classes.includes(niceClass))
      const areLittle = beside.every(
        (word) => tellsLittle(word, []) || goods.some((niceClass) => tellsLittle(word, [niceClass])),
      )
      if (called !== null && isKnownFor && areLittle) return { value: weights.part.family, text: called }
    }
  return nothing
}
