import { folded } from '#kernel/folded.ts'
import type { Language } from '#kernel/languages.ts'
import type { Condition } from '#operations/generated/reads.ts'
import { placesByName } from './places.ts'

/** Every place whose name holds these words; accents do not matter to a person who types. */
function placesNamed(words: string, language: Language): string[] {
  const wanted = folded(words)
  return wanted === ''
    ? []
    : placesByName(language)
        .filter((place) => folded(place.name).includes(wanted))
        .map((place) => place.code)
}

/** Words as a pattern that finds them anywhere; what the pattern language would read is taken literally. */
const patternOf = (words: string): string => `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** What somebody looks for, as it is looked for and shown beside what it found. */
export const searchWords = (typed: string): string => typed.trim().slice(0, 100).trimEnd()

/** Trademarks whose name, number or place has these words; without words all of them. */
export const markFound = (words: string, language: Language): Condition =>
  words === ''
    ? {}
    : {
        _or: [
          { name: { _ilike: patternOf(words) } },
          { number: { _ilike: patternOf(words) } },
          { jurisdiction: { _in: placesNamed(words, language) } },
        ],
      }
