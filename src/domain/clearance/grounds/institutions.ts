import { groundLists } from '../words/ground-lists.ts'
import { normalise, wordSet } from '../words/letters.ts'
import { isWeak } from '../words/weak-words.ts'
import list from '../lists/institutions.json' with { type: 'json' }
import { describes } from './described.ts'
import type { Match } from './ground-matches.ts'
import { placeLetters } from './place-adjectives.ts'

const read = () => ({
  ofState: wordSet(list.of_state),
  ofUnion: new Set(list.of_union.split(' ').map((one) => normalise(one.replaceAll('_', ' ')).compact)),
  institutions: list.institutions.map(({ classes, words }) => ({ classes, words: wordSet(words) })),
})

let lists: ReturnType<typeof read> | undefined

/** Whether a word is the name of a state, or an adjective of it. */
const isOfPlace = (word: string): boolean => {
  const { states, places } = groundLists()
  return states.has(placeLetters(word)) || places.has(word)
}

const isAdjective = /(?:n|sk|ck)[iyae]$/
const longestUnion = 2

/**
 * The institution that a sign names as one of a state or of the Union for its classes (SLOVAK STATE BANK, EU BANK, NÁRODNÁ KLINIKA): the
 * word of the institution beside the state's, and beside a name of a place or weak words at most. Another word makes it somebody's own.
 */
export function institutionsOf(pieces: readonly string[], classes: readonly number[]): Match[] {
  if (pieces.length < 2) return []
  const { ofState, ofUnion, institutions } = (lists ??= read())
  const known = institutions.filter(({ classes: of }) => classes.some((one) => of.includes(one)))
  const isInstitution = (word: string) => known.some(({ words }) => words.has(word))
  const union = new Set(
    pieces.flatMap((_, from) =>
      Array.from({ length: longestUnion }, (__, more) => more).flatMap((more) =>
        from + more < pieces.length && ofUnion.has(pieces.slice(from, from + more + 1).join(''))
          ? Array.from({ length: more + 1 }, (___, at) => from + at)
          : [],
      ),
    ),
  )
  const isState = pieces.some((piece, at) => ofState.has(piece) || union.has(at))
  // The state's word may be an institution too (ministry): another one stands beside it.
  if (!isState || !pieces.some((piece) => isInstitution(piece) && !ofState.has(piece))) return []
  // An adjective of the goods tells the field of the institution (veterinárny).
  const isDescribed = (word: string) => isAdjective.test(word) && classes.some((one) => describes(word, one))
  const isOwn = pieces.some(
    (piece, at) =>
      !(
        ofState.has(piece) ||
        union.has(at) ||
        isInstitution(piece) ||
        isOfPlace(piece) ||
        isDescribed(piece) ||
        isWeak(piece) ||
        piece.length <= 2
      ),
  )
  if (isOwn) return []
  const of = classes.filter((one) =>
    known.some(({ classes: all, words }) => all.includes(one) && pieces.some((piece) => words.has(piece))),
  )
  return [{ kind: 'official_symbol', word: pieces.join(' '), classes: of, from: 0, to: -1 }]
}

/** What many companies call themselves too (national, European): beside it the institution may be nobody's in public law. */
const ofMany = /^(?:na[czt]i|narod|feder|europ|evrop)/

/** Whether an institution is named as a state's by a word alone that companies have too, so that it is to be weighed. */
export const isPerhapsOfState = (word: string): boolean => {
  const { ofState, ofUnion } = (lists ??= read())
  const told = word.split(' ').filter((piece) => ofState.has(piece) || ofUnion.has(piece))
  return (
    told.length > 0 &&
    told.every((piece) => ofMany.test(piece)) &&
    !groundLists().official.has(word.replaceAll(' ', ''))
  )
}
