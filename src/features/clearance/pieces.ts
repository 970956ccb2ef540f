import { dictionaryName } from '#domain/clearance/words/concepts.ts'
import { foreignWordsName } from '#domain/clearance/words/foreign-words.ts'
import { glyphFold } from '#domain/clearance/words/letters.ts'
import { coarse } from '#domain/clearance/words/readings.ts'
import { type Sign, signOf } from '#domain/clearance/score/sign.ts'
import { searchKeysOf } from '#domain/clearance/score/search-keys.ts'
import { textHash } from '#domain/clearance/words/text-hash.ts'
import { weights } from '#domain/clearance/weights.ts'
import { keySpace, type Pieces } from '#platform/search/grams.ts'
import { type Jurisdiction, jurisdictions } from '#domain/jurisdiction/codes.ts'
import { type Entry } from '#platform/search/packed.ts'

/** Names the rules that pieces are made by: an index saved under another name is made anew. */
export const pieceRules = (): string =>
  `pieces-20 weights-${weights.version} words-${dictionaryName()}.${foreignWordsName()} offices-${jurisdictions.join('.')}`

/** Two edits leave a longer mark enough of its pieces. */
const longestLoose = 13

/** The keys below are those of concepts. */
const firstNamed = 4096

/** A key of a name; now and then two names share one, which the ranking tells apart. */
const keyOf = (name: string): number => firstNamed + (textHash(name) % (keySpace - firstNamed))

/** What a mark is indexed and asked for by: its letters, its sounds, what it means, its consonants and first letters. */
export function piecesOf(sign: Sign): Pieces {
  const whole = glyphFold(sign.compact)
  const words = sign.words.length > 1 ? sign.words : []
  const { concepts, names, wholes } = searchKeysOf(sign)
  const said = sign.said && piecesOf(sign.said)
  return {
    written: [
      whole,
      ...words.map(glyphFold),
      ...(sign.drawn === null ? [] : [glyphFold(sign.drawn)]),
      ...(said?.written ?? []),
    ],
    loose: [...(whole.length <= longestLoose ? [whole] : []), ...(said?.loose ?? [])],
    heard: [
      coarse(sign.sounds.default),
      ...(words.length > 0 ? sign.wordSounds.map(coarse) : []),
      ...(said?.heard ?? []),
    ],
    keys: [...concepts, ...names.map(keyOf), ...(said?.keys ?? [])],
    wholes: [...wholes.map(keyOf), ...(said?.wholes ?? [])],
  }
}

/** A mark of the register as the index takes it; `seq` is its rising number, classes are Nice classes. */
export interface IndexedMark {
  readonly seq: number
  readonly text: string
  /** Other spellings that the office gives. */
  readonly others?: readonly string[]
  readonly office?: Jurisdiction
  readonly classes: readonly number[]
  /** No longer in force, found when asked for. */
  readonly dead: boolean
}

/** The facets from 46 on, the first that no Nice class takes; an office of none of its own has the last. */
const firstOfficeFacet = 46
const lastOfficeFacet = 63
const officesOfFacets: readonly Jurisdiction[] = [
  'US', 'EU', 'UK', 'WIPO', 'CN', 'IN', 'DE', 'FR', 'ES', 'IT', 'SK', 'CZ', 'PL', 'AU', 'CA', 'JP', 'KR',
] // prettier-ignore

/** The facet of an office; offices of the last one are told apart by their tags. */
export function officeFacet(office: Jurisdiction): number {
  const at = officesOfFacets.indexOf(office)
  return at < 0 ? lastOfficeFacet : firstOfficeFacet + at
}

/** The tag of an office; 0 is of none. */
export const officeTag = (office: Jurisdiction): number => jurisdictions.indexOf(office) + 1

const between = '\u001f'

/** The spellings of an entry, its own first. */
export function spellingsOf(text: string): string[] {
  return text.includes(between) ? text.split(between) : [text]
}

/** The entry of a mark. */
export function entryOf(mark: IndexedMark): Entry {
  const spellings = [mark.text, ...(mark.others ?? [])]
  const pieces = spellings.map((text) => piecesOf(signOf(text)))
  return {
    key: mark.seq,
    text: spellings.join(between),
    pieces: {
      written: pieces.flatMap((one) => one.written),
      loose: pieces.flatMap((one) => one.loose),
      heard: pieces.flatMap((one) => one.heard),
      keys: pieces.flatMap((one) => one.keys),
      wholes: pieces.flatMap((one) => one.wholes),
    },
    facets: mark.office ? [...mark.classes, officeFacet(mark.office)] : mark.classes,
    tag: mark.office ? officeTag(mark.office) : 0,
    retired: mark.dead,
  }
}
