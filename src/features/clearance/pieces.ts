import { glyphFold } from '#domain/clearance/letters.ts'
import { coarse } from '#domain/clearance/readings.ts'
import { type Sign, signOf } from '#domain/clearance/sign.ts'
import { weights } from '#domain/clearance/weights.ts'
import { type Pieces } from '#platform/search/grams.ts'
import { type Entry } from '#platform/search/packed.ts'

/** Names the rules that pieces are made by: an index saved under another name is made anew. */
export const pieceRules: string = `pieces-2 weights-${weights.version}`

/** Two edits leave a longer mark enough of its pieces. */
const longestLoose = 10

/** What a mark is indexed and asked for by: its letters, its sounds, the concepts of its words. */
export function piecesOf(sign: Sign): Pieces {
  const whole = glyphFold(sign.compact)
  const words = sign.words.length > 1 ? sign.words : []
  return {
    written: [whole, ...words.map(glyphFold)],
    loose: whole.length <= longestLoose ? [whole] : [],
    heard: [coarse(sign.sounds.default), ...(words.length > 0 ? sign.wordSounds.map(coarse) : [])],
    keys: [...new Set(sign.concepts.flat())],
  }
}

/** A mark of the register as the index takes it; `seq` is its rising number, classes are Nice classes. */
export interface IndexedMark {
  readonly seq: number
  readonly text: string
  readonly classes: readonly number[]
  /** No longer in force, found when asked for. */
  readonly dead: boolean
}

/** The entry of a mark. */
export function entryOf(mark: IndexedMark): Entry {
  return {
    key: mark.seq,
    text: mark.text,
    pieces: piecesOf(signOf(mark.text)),
    facets: mark.classes,
    retired: mark.dead,
  }
}
