import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { conceptsOf } from '../words/concepts.ts'
import { isGivenName } from '../words/given-names.ts'
import { groundLists } from '../words/ground-lists.ts'
import { normalise } from '../words/letters.ts'
import indications from '../lists/geographical-indications.json' with { type: 'json' }
import { isEveryday } from '../words/weak-words.ts'

/** Endings by which languages of the Union make a name smaller or call what is like it, in bare letters. */
const endings: ReadonlySet<string> = new Set(
  (
    'ino ina hino hina inho inha ello ella ellas ellos etto etta etti hetto hetta hetti uccio uccia one ona oni ' +
    'ette ettes ine ines inette otte eau ito ita itos itas cito cita illo illa uelo ix ex inka ko ka icka cek chen lein erl ' +
    'issimo ista esque oise ois ko ola olo ka kas ova inu el al'
  ).split(' '),
)

const shortestStem = 5
const lastOfGoods = 34

interface Indication {
  readonly name: string
  readonly letters: string
  readonly classes: readonly number[]
}

let stems: ReadonlyMap<string, Indication> | undefined

/** Names of one word without the vowel that they end in. */
function stemsOfIndications(): ReadonlyMap<string, Indication> {
  if (stems) return stems
  const found = new Map<string, Indication>()
  for (const { names, classes } of indications.entries)
    for (const name of names) {
      const letters = normalise(name).compact
      const stem = letters.replace(/[aeiouy]$/, '')
      if (name.includes(' ') || stem.length < shortestStem || !/^[a-z]+$/.test(stem) || found.has(stem)) continue
      found.set(stem, { name, letters, classes: classes.filter((one) => one <= lastOfGoods) })
    }
  return (stems = found)
}

/** Whether a word is one of a language, or somebody's or a town's name: it says that. */
function isOfItsOwn(word: string): boolean {
  const { indications: listed, places, towns, surnames } = groundLists()
  return (
    [listed, places, towns, surnames].some((list) => list.has(word)) ||
    isGivenName(word) ||
    isEveryday(word) ||
    conceptsOf(word).length > 0
  )
}

/** What recalls an indication by its sound and its last syllables, by the stem of that: as it was decided (C-75/15, C-87/97), and one spelling more. */
const recalled: ReadonlyMap<string, string> = new Map([
  ['verlados', 'calvados'],
  ['cambozola', 'gorgonzol'],
  ['coniac', 'cognac'],
])

function indicationIn(word: string): Indication | null {
  if (isOfItsOwn(word)) return null
  const known = stemsOfIndications()
  const decided = known.get(recalled.get(word) ?? '')
  if (decided) return decided
  for (let length = word.length - 2; length >= shortestStem; length -= 1) {
    const of = endings.has(word.slice(length)) ? known.get(word.slice(0, length)) : undefined
    if (of) return of
  }
  return null
}

/**
 * The classes, among those asked for, of goods of which a coined word recalls an indication by its stem (Prosecchino): what evokes one is
 * what it is protected against, and is refused (EUTMR art. 7(1)(j); Regulation (EU) 2024/1143 art. 26(1)(b); as to what evokes, of use:
 * Court of Justice C-87/97, C-75/15, C-44/17, C-614/17). Empty where it is a word of its own.
 */
export const classesEvoked = (word: string, classes: readonly number[]): readonly number[] =>
  classes.filter((one) => indicationIn(word)?.classes.includes(one))

/** The indication that a coined word recalls, as it is written; empty where it recalls none. */
export const indicationEvoked = (word: string): string => indicationIn(word)?.name ?? ''

/** Whether what a word recalls is protected in a place of the Union or in the United Kingdom, as far as we know. */
export function isEvokedIn(word: string, place: Jurisdiction): boolean {
  const indication = indicationIn(word)
  return indication !== null && !(place === 'UK' && groundLists().notOfTheUk.has(indication.letters))
}
