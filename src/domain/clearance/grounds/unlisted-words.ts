import { indicationEvoked } from './evocation.ts'
import { wordAsWritten } from './ground.ts'
import { isElidedGold } from '../words/elided.ts'
import { groundLists } from '../words/ground-lists.ts'
import { foreignConceptsOf } from '../words/foreign-words.ts'
import { isGivenName } from '../words/given-names.ts'
import { isLivingMark } from '../words/living-marks.ts'
import { placeOfAdjective } from './place-adjectives.ts'
import { isKnownWord, isWholeWord, signWords } from './sign-pieces.ts'
import { isTranscribed } from '../words/script-letters.ts'
import { isEveryday, isParticle } from '../words/weak-words.ts'

const shortest = 3
const most = 5

const isListed = (word: string): boolean =>
  word.length < shortest ||
  isElidedGold(word) ||
  isKnownWord(word) ||
  placeOfAdjective(word) !== null ||
  groundLists().policy.has(word) ||
  foreignConceptsOf(word).length > 0 ||
  isEveryday(word) ||
  isParticle(word) ||
  isWholeWord(word) ||
  groundLists().surnames.has(word) ||
  groundLists().towns.has(word) ||
  isGivenName(word) ||
  isLivingMark(word)

/**
 * The words of a sign, as it writes them, whose sense is in none of our lists: that no ground is told of them says nothing. At most five.
 */
export function unlistedWords(text: string): readonly string[] {
  const words = signWords(text)
    .filter(({ word, pieces }) => !pieces.every(isListed) && indicationEvoked(word) === '')
    .map(({ word }) => wordAsWritten(word, text) ?? word.toUpperCase())
    // Of what is transcribed it is told that its sense was not compared.
    .filter((word) => !isTranscribed(text) || text.includes(word))
  return [...new Set(words)].slice(0, most)
}
