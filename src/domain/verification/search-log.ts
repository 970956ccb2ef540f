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
