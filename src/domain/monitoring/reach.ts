import { covers, isJurisdiction, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { TrademarkStatusGroup } from '#domain/trademark/status.ts'

/** Whether a filing reaches a place in which the watched mark is protected or applied for; the graver first. */
export const reaches = ['within', 'unknown', 'outside'] as const
export type Reach = (typeof reaches)[number]

/** Members of our list that an ARIPO filing may designate (Banjul Protocol); general knowledge, November 2026. */
const banjulStates: readonly Jurisdiction[] = ['TZ', 'CV']

/** Where an office's mark may have effect although it is not known that it has: it has effect where it designates. */
function mayReach(office: Jurisdiction, place: Jurisdiction): boolean {
  if (office === 'WIPO') return true
  return office === 'ARIPO' && (place === 'ARIPO' || banjulStates.includes(place))
}

/** Two places share ground when one lies in the other: an EU mark and a Slovak one meet in Slovakia. */
const meet = (one: string, other: Jurisdiction): boolean =>
  covers(other, one) || (isJurisdiction(one) && covers(one, other))

/**
 * Whether a filing's office covers a territory of the watched mark. An EU mark has effect in the member states, an
 * international one where it designates; where that is not told, for either of them, it is not known. A watched mark that
 * is refused or given up has no territory.
 */
export function reachOf(
  filing: { readonly office: Jurisdiction; readonly designations: readonly string[] | null },
  watched: { readonly jurisdiction: Jurisdiction; readonly statusGroup: TrademarkStatusGroup },
): Reach {
  if (watched.statusGroup === 'Closed') return 'outside'
  const { office, designations } = filing
  const place = watched.jurisdiction
  const byDesignation = office === 'WIPO' || office === 'ARIPO'
  const places: readonly string[] = byDesignation ? (designations ?? []) : [office]
  const watchedByDesignation = place === 'WIPO' || place === 'ARIPO'
  if (!watchedByDesignation && places.some((one) => meet(one, place))) return 'within'
  if (byDesignation && designations === null && mayReach(office, place)) return 'unknown'
  const open = places.filter(isJurisdiction)
  return watchedByDesignation && open.some((one) => mayReach(place, one)) ? 'unknown' : 'outside'
}
