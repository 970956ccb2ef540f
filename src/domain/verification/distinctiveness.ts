import { groundsOf } from '#domain/clearance/grounds/absolute-grounds.ts'
import type { GroundHint } from '#domain/clearance/grounds/ground.ts'
import { kindOf } from '#domain/clearance/grounds/ground-kinds.ts'
import { groundsAmong, isReadIn } from '#domain/clearance/grounds/grounds-law.ts'
import { unreadIn } from '#domain/clearance/unread-sign.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { Distinctiveness } from './vocabulary.ts'

/**
 * Where a sign stands between generic and arbitrary for its classes; null when that is for a person to say. A word that no
 * list of ours has is not assessed: it may be one of a language we do not hold, so that "invented" is never proposed. A
 * ground beside other words leaves the whole open, and so does one that stands in none of the places that are asked for, or is
 * read in none of them.
 */
export function proposeDistinctiveness(
  text: string,
  classes: readonly number[],
  places: readonly Jurisdiction[] = [],
): Distinctiveness | null {
  const { hints: told, whole, inDictionary } = groundsOf(text, classes)
  const hints = places.length === 0 ? told : groundsAmong(told, places)
  if (hints.length < told.length && hints.length === 0) return null
  const kinds = hints.map(({ kind }) => kind)
  if (kinds.includes('official_symbol')) return null
  const isRead = (hint: GroundHint) => places.length === 0 || places.some((place) => isReadIn(hint, place))
  if (whole) {
    if (!hints.every(isRead)) return null
    const generic = new Set(hints.filter(({ kind }) => kind === 'generic').map(({ word }) => word))
    if (hints.every(({ word }) => generic.has(word))) return 'generic'
    return kinds.some((kind) => kindOf(kind).describes) ? 'descriptive' : null
  }
  // A symbol beside the word may say what the goods are.
  return hints.length === 0 && inDictionary && unreadIn(text).length === 0 ? 'arbitrary' : null
}
