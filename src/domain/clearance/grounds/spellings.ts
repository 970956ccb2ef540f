import { conceptsOf, conceptsWritten } from '../words/concepts.ts'
import { conceptsTell, isInTerms, nearOf } from './described.ts'
import type { GroundKind } from './ground-kinds.ts'
import { normalise } from '../words/letters.ts'
import byLanguage from '../lists/class-words-by-language.json' with { type: 'json' }
import dictionary from '../lists/class-words.json' with { type: 'json' }
import colours from '../lists/colours.json' with { type: 'json' }
import deceptive from '../lists/deceptive.json' with { type: 'json' }
import places from '../lists/places.json' with { type: 'json' }
import towns from '../lists/towns.json' with { type: 'json' }
import units from '../lists/units.json' with { type: 'json' }

/** The ways in which a list writes the words of the same letters, accents and all. */
type Spellings = ReadonlyMap<string, ReadonlySet<string>>

function spellings(words: Iterable<string>): Spellings {
  const found = new Map<string, Set<string>>()
  for (const word of words) {
    const letters = normalise(word).compact
    found.set(letters, (found.get(letters) ?? new Set<string>()).add(word.toLowerCase()))
  }
  return found
}

function readLists(): ReadonlyMap<GroundKind, Spellings> {
  return new Map<GroundKind, Spellings>([
    ['unit', spellings(units.groups.flatMap(({ words }) => words.split('; ')))],
    ['colour', spellings(colours.entries)],
    ['deceptive', spellings(deceptive.entries.flatMap(({ words }) => words))],
    [
      'geographical',
      spellings([
        ...Object.values(places.entries).flat(),
        ...Object.values(towns.entries).flatMap((names) => names.split('; ')),
      ]),
    ],
  ])
}

let lists: ReadonlyMap<GroundKind, Spellings> | undefined
const ofGoods = new Map<number, Spellings>()

/** The words by which goods and services of a class are told. */
function* wordsFor(niceClass: number): Iterable<string> {
  const key = String(niceClass)
  yield* Object.entries(dictionary.classes).find(([number]) => number === key)?.[1] ?? []
  for (const [number, languages] of Object.entries(byLanguage.classes))
    if (number === key) for (const words of Object.values(languages)) yield* words.split(' ')
  for (const group of byLanguage.groups)
    if (group.classes.includes(niceClass))
      for (const [language, words] of Object.entries(group))
        if (language !== 'of' && typeof words === 'string') yield* words.split(' ')
}

function goodsSpellings(niceClass: number): Spellings {
  const known = ofGoods.get(niceClass) ?? spellings(wordsFor(niceClass))
  ofGoods.set(niceClass, known)
  return known
}

const isListed = (list: Spellings, letters: string, written: string): boolean | null => {
  const found = list.get(letters)
  return found === undefined ? null : found.has(written)
}

/** Words that no dictionary of ours has, and that are others than their bare letters say: a cathedral (dom), steam (para), a fast (post), a tsar (car). */
const others: ReadonlySet<string> = new Set('dôm pára pôst cár muka tón bál bär säge töne'.split(' '))

/** Whether a word as it is written is none of those of its bare letters. */
export const isOtherThanItsLetters = (written: string | undefined): boolean =>
  written !== undefined && others.has(written)

/** Whether a word, as it is written, tells of goods of a class that its bare letters tell of; `own` are its concepts. */
function tellsAsWritten(written: string, letters: string, own: readonly number[], niceClass: number): boolean {
  if (conceptsTell(own, niceClass)) return true
  const inLists = [
    ...[niceClass, ...nearOf(niceClass)].map((one) => isListed(goodsSpellings(one), letters, written)),
    isListed(listOf('deceptive'), letters, written),
  ]
  if (inLists.includes(true)) return true
  // English terms have no accents; those of other languages are kept by stems without them.
  if (isInTerms(letters, niceClass, written === letters)) return true
  const foreign = conceptsOf(letters).filter((one) => !own.includes(one))
  return !inLists.includes(false) && !conceptsTell(foreign, niceClass)
}

/** Whether a list has a word, and only in languages that write none of those letters. */
function isWithoutSlavic(list: Spellings, letters: string): boolean {
  const found = list.get(letters)
  return found !== undefined && ![...found].some((one) => isSlavic.test(one))
}

const isAdjective = /[ýáéí]$/
/** Letters that no other language has, and nobody writes for ornament: with one a word is no word of another (Baťa, and a bata). */
const isSlavic = /[ťďľĺŕňřěů]/
const none: Spellings = new Map()
const listOf = (kind: GroundKind): Spellings => (lists ??= readLists()).get(kind) ?? none

/**
 * The classes for which a ground of bare letters is one of the word as it is written: koza is a goat, and koža is leather. Where the word
 * as it stands is in no dictionary, letters count without their accents, as offices compare them: all of `classes`, then. Null where it is
 * another word altogether.
 */
export function classesAsWritten(
  kind: GroundKind,
  written: string,
  letters: string,
  classes: readonly number[],
): readonly number[] | null {
  const own = conceptsWritten(written)
  // With the ending of an adjective that the name of the place has not it is another word (modrá, Modra).
  if (kind === 'geographical' && isAdjective.test(written) && isListed(listOf(kind), letters, written) === false)
    return null
  if (own.length === 0 && !others.has(written))
    return kind === 'descriptive' && isSlavic.test(written)
      ? classes.filter((one) => !isWithoutSlavic(goodsSpellings(one), letters))
      : classes
  if (kind === 'descriptive') {
    const told = classes.filter((one) => tellsAsWritten(written, letters, own, one))
    return told.length === 0 ? null : told
  }
  return isListed(listOf(kind), letters, written) === false ? null : classes
}
