import { coinedMatches } from './coined-words.ts'
import type { Match } from './ground-matches.ts'
import { institutionsOf } from './institutions.ts'
import { numberSigns } from './number-signs.ts'

/** What a sign says as it is written, by its pieces, beside what the lists of words have of them. */
export const furtherMatches = (text: string, pieces: readonly string[], classes: readonly number[]): Match[] => [
  ...numberSigns(text, pieces, classes),
  ...institutionsOf(pieces, classes),
  ...coinedMatches(pieces, classes),
]
