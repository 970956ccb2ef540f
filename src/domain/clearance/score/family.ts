import families from '../lists/families.json' with { type: 'json' }
import nicknames from '../lists/nicknames.json' with { type: 'json' }
import { isCommonWord } from '../words/common-words.ts'
import { everyWord } from '../words/every-word.ts'
import { normalise } from '../words/letters.ts'
import { reading } from '../words/readings.ts'
import type { Known, Reference } from './reference.ts'
import { nothing, type SharedPart } from './shared-part.ts'
import type { Sign } from './sign.ts'
import { weights } from '../weights.ts'

interface Names {
  /** By the letters of the whole mark. */
  readonly wholes: ReadonlyMap<string, readonly Known[]>
  /** By what the words of its family begin with. */
  readonly parts: readonly (readonly [string, Known])[]
  /** By the letters that it is called by, and by their sound. */
  readonly called: ReadonlyMap<string, readonly Known[]>
  readonly heard: ReadonlyMap<string, string>
}

const shortestRest = 3
/** Of fewer letters a name is one as a word by itself alone. */
const shortestInside = 3
/** Of fewer letters too much sounds the same. */
const shortestHeard = 4

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
    for (const name of names) addTo(called, normalise(name).compact, one)
  }
  const heard = [...called.keys()].filter(({ length }) => length >= shortestHeard)
  return { wholes, parts, called, heard: new Map(heard.map((name) => [reading(name, 'default'), name])) }
}

const isWord = (rest: string): boolean => rest.length >= shortestRest && (everyWord.has(rest) || isCommonWord(rest))

/** The names in a word that stand before or behind a word that everybody knows (WINEBUD); none where it is a word itself (budget). */
function* namesInside(word: string, called: Names['called']): Generator<string> {
  if (isCommonWord(word)) return
  for (let length = shortestInside; length <= word.length - shortestRest; length += 1) {
    const [first, last] = [word.slice(0, length), word.slice(-length)]
    if (called.has(first) && isWord(word.slice(length))) yield first
    if (called.has(last) && isWord(word.slice(0, -length))) yield last
  }
}

/** The names of a known mark that stand in a sign, as words, beside one, or as its only word is heard (KOKE). */
function namesIn({ words, compact, sounds }: Sign, { called, heard }: Names): ReadonlySet<string> {
  const names = new Set<string>()
  for (const [at, word] of words.entries()) {
    if (called.has(word) && (word.length >= shortestInside || at === 0)) names.add(word)
    const both = `${word}${words[at + 1] ?? ''}`
    if (both !== word && called.has(both)) names.add(both)
    for (const inside of namesInside(word, called)) names.add(inside)
  }
  const alike = words.length === 1 && compact.length >= shortestHeard ? heard.get(sounds.default) : undefined
  if (alike !== undefined) names.add(alike)
  return names
}

/** The known marks that a sign is or refers to. */
export const referencesOf = (sign: Sign): readonly Reference[] => (sign.kept.references ??= readReferences(sign))

function readReferences(sign: Sign): readonly Reference[] {
  const names = (read ??= readNames())
  const found: Reference[] = (names.wholes.get(sign.compact) ?? []).map((known) => ({ known, called: null }))
  const [first = ''] = sign.words
  for (const [part, known] of names.parts)
    if (first.startsWith(part) && isWord(first.slice(part.length))) found.push({ known, called: part })
  for (const name of namesIn(sign, names))
    for (const known of names.called.get(name) ?? []) found.push({ known, called: name })
  return found
}

/**
 * The part or the other name by which buyers know one of two marks, where the other begins with that part before a word that everybody
 * knows (McSWEET, McDONALD'S), or has that name (KOKE, COCA-COLA), for the goods that it is known for or where none are told.
 */
export function inFamily(a: Sign, b: Sign, asked: readonly number[]): SharedPart {
  // Of what was asked for they are known, and seldom any: of the many that it is compared with they are not worked out then.
  const [first, second] = a.kept.references === undefined && b.kept.references !== undefined ? [b, a] : [a, b]
  for (const one of referencesOf(first))
    for (const other of referencesOf(second)) {
      const called = one.called ?? other.called
      if (one.known.mark !== other.known.mark || (one.called === null) === (other.called === null)) continue
      const { classes } = one.known
      if (called !== null && (asked.length === 0 || asked.some((niceClass) => classes.includes(niceClass))))
        return { value: weights.part.family, text: called }
    }
  return nothing
}
