import { normalise } from '../words/letters.ts'
import { isClassWord, isWeak } from '../words/weak-words.ts'

/** Before whom or what goods are for, in the languages that we hold. */
const before: ReadonlySet<string> = new Set('for pre pro para fur pour per dla'.split(' '))
const people: ReadonlySet<string> = new Set(
  'athletes sportsmen seniors beginners professionals everyone all športovcov seniorov začiatočníkov rodiny rodičov všetkých sportovce seniory začátečníky rodiče všechny deportistas principiantes profesionales familias sportler senioren anfänger familien'
    .split(' ')
    .map((word) => normalise(word).compact),
)
/** Foods and drinks: for whom they are is a play with words as a rule (food for thought). */
const foods: ReadonlySet<number> = new Set([29, 30, 32, 33, 34])
const most = 3

/** Whether words begin with one that tells for whom or what: for kids, pre deti. */
export const tellsForWhom = (words: string): boolean => before.has(words.split(' ')[0] ?? '') && words.includes(' ')

/**
 * The places of a row of words that tell for whom or where goods are (for hotels, pre športovcov), the word before them among them: words of
 * trades and people to the end of the sign, where a word before them names the goods.
 */
export function forWhom(pieces: readonly string[], classes: readonly number[]): ReadonlySet<number> {
  const at = pieces.findIndex((piece, place) => place > 0 && before.has(piece))
  const rest = pieces.slice(at + 1)
  if (at === -1 || rest.length === 0 || rest.length > most || classes.every((one) => foods.has(one))) return new Set()
  if (!rest.every((piece) => isClassWord(piece) || people.has(piece) || isWeak(piece))) return new Set()
  return new Set(pieces.map((_, place) => place).slice(at))
}
