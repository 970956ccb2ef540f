import { covers, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { trademarkStatusGroup, type TrademarkStatus } from '#domain/trademark/status.ts'
import type { Language } from '#kernel/languages.ts'
import { placeOf, placesByName } from '../places.ts'

export type Protection = 'registered' | 'covered' | 'pending' | 'preparing' | 'lapsed' | 'none'

export interface CoveredBy {
  state: Protection
  /** The trademark behind it; none where nothing is. */
  mark: { id: string; jurisdiction: Jurisdiction; status: TrademarkStatus; isLapsed: boolean } | null
}

type Held = NonNullable<CoveredBy['mark']>

const rank: Record<Protection, number> = { registered: 5, covered: 4, pending: 3, preparing: 2, lapsed: 1, none: 0 }

function stateOf(mark: Held, place: Jurisdiction): Protection {
  const group = trademarkStatusGroup(mark.status)
  const own = mark.jurisdiction === place
  if (group === 'Closed' || !covers(mark.jurisdiction, place)) return 'none'
  if (mark.isLapsed) return own ? 'lapsed' : 'none'
  if (group === 'Registered') return own ? 'registered' : 'covered'
  if (!own) return 'none'
  return group === 'Filing' ? 'preparing' : 'pending'
}

/** How a mark is protected in a place: by the strongest of its trademarks. A regional application covers nothing yet. */
export function protectionIn(place: Jurisdiction, marks: readonly Held[]): CoveredBy {
  let best: CoveredBy = { state: 'none', mark: null }
  for (const mark of marks) {
    const state = stateOf(mark, place)
    if (rank[state] > rank[best.state]) best = { state, mark }
  }
  return best
}

/** How a brand stands in one place. */
export interface Standing {
  code: Jurisdiction
  name: string
  state: Protection
  /** The place whose mark covers this one. */
  via: string | null
  /** The page of the trademark behind it. */
  href: string | null
}

/** How a brand stands in every register, by name; the Madrid System only where the brand has a mark there. */
export function standingsOf(marks: readonly Held[], language: Language, hrefOf: (id: string) => string): Standing[] {
  const route = marks.some((mark) => mark.jurisdiction === 'WIPO') ? [placeOf('WIPO', language)] : []
  return [...placesByName(language), ...route].map(({ code, name }) => {
    const { state, mark } = protectionIn(code, marks)
    return {
      code,
      name,
      state,
      via: state === 'covered' && mark ? placeOf(mark.jurisdiction, language).name : null,
      href: mark && hrefOf(mark.id),
    }
  })
}
