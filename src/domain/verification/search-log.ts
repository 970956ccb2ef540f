import { z } from 'zod'
import { otherNameKinds, sourceAsked } from './other-names.ts'
import { scopes } from '#domain/clearance/scope.ts'

/** What is looked for beside the client's own text. */
export const ownSearchKinds = ['element', 'pattern', 'reading', 'translation', 'owner', 'number'] as const
/** Every kind of search that is kept: the client's text and picture, and what a person looked for beside them. */
export const searchKinds = ['text', 'picture', ...ownSearchKinds, ...otherNameKinds] as const
export type SearchKind = (typeof searchKinds)[number]
export type OwnSearchKind = (typeof ownSearchKinds)[number]

/** What a search was narrowed by. */
export const searchFilters = z.strictObject({
  classes: z.array(z.number().int().min(1).max(45)).max(45),
  scope: z.enum(scopes),
  withDead: z.boolean(),
})

export type SearchFilters = z.infer<typeof searchFilters>

/** The same as it is kept; of a search outside of the registers of marks with whom it was asked of. */
export const keptFilters = searchFilters.extend({ sources: z.array(sourceAsked).optional() })
export type KeptFilters = z.infer<typeof keptFilters>

/** Records that a search of the client's text lists, and the letters of the text that it compares. */
export const listedAtMost = 60
export const longestSearched = 200

const fewestLetters = 2
const mostStars = 5

/**
 * A question with wildcards as PostgreSQL's `like` takes it: an asterisk for any letters, a question mark for one, at the
 * beginning, in the middle or at the end; without any it is the whole mark. Null when it names too few letters.
 */
export function patternOf(text: string, lettersOf: (piece: string) => string): string | null {
  // What `like` takes for a wildcard is no letter of a mark.
  const plain = (piece: string): string => lettersOf(piece).replaceAll(/[\\%_]/g, '')
  const pieces = text.split(/([*?])/)
  const letters = pieces.filter((piece) => piece !== '*' && piece !== '?').map(plain)
  if (letters.join('').length < fewestLetters || pieces.filter((piece) => piece === '*').length > mostStars) return null
  return pieces.map((piece) => (piece === '*' ? '%' : piece === '?' ? '_' : plain(piece))).join('')
}

/** Letters that offices put before a number, and how many digits theirs have: EU 018123456, UK00003123456. */
const officeDigits = [8, 9, 11] as const

/**
 * The spellings under which registers may hold a number: without what is only set between digits, in capitals, with and without the
 * letters before it and leading zeros (EU 18 123 456, 018123456; UK00003123456, 3123456).
 */
export function numberSpellings(query: string): string[] {
  const typed = query.trim().replaceAll(/[\u2010-\u2015]/g, '-')
  const plain = typed.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  const digits = /^[A-Z]{0,5}0*(\d.*)$/.exec(plain)?.[1] ?? plain
  const filled = officeDigits.map((length) => digits.padStart(length, '0'))
  const lettered = filled.map((one) => `UK${one}`)
  return [...new Set([typed, typed.toUpperCase(), plain, digits, ...filled, ...lettered])]
}
