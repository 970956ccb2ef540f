import type { MarkState } from '#domain/clearance/mark-state.ts'
import { type Opposition, oppositionOf } from '#domain/docket/opposition.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { TrademarkStatusGroup } from '#domain/trademark/status.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { type Reach, reaches, reachOf } from './reach.ts'
import { type RegisterDates, type Seniority, seniorityOf } from './seniority.ts'

/** A found mark as its register tells of it. */
export interface FoundFiling extends RegisterDates {
  readonly office: Jurisdiction
  readonly designations: readonly string[] | null
  readonly state: MarkState
}

/** Of a watched trademark, what decides how a found one stands to it. */
export interface WatchedTrademark {
  readonly jurisdiction: Jurisdiction
  readonly statusGroup: TrademarkStatusGroup
  readonly filingDate: PlainDate | null
}

/** 'needless' is an opposition to what is no longer in force, or is older and so not opposed with the watched mark. */
export type HitOpposition = Opposition | { kind: 'needless'; because: 'dead' | 'earlier' }

/** How a found mark stands to the watched one in law, as far as the registers tell. */
export interface Standing {
  readonly reach: Reach
  readonly seniority: Seniority
  readonly opposition: HitOpposition
}

/**
 * How a found mark stands to a watched one, which may be protected in further registers (`others`, the same mark of the
 * same owner). It counts where it reaches the most of them, and its age against the oldest of those that it reaches.
 */
export function standingOf(
  found: FoundFiling,
  watched: WatchedTrademark,
  others: readonly WatchedTrademark[] = [],
): Standing {
  const each = [watched, ...others].map((mark) => ({ mark, reach: reachOf(found, mark) }))
  const reach = reaches.find((one) => each.some((other) => other.reach === one)) ?? 'outside'
  const met = reach === 'outside' ? [watched] : each.flatMap((one) => (one.reach === reach ? one.mark : []))
  const oldest = met.flatMap(({ filingDate }) => filingDate ?? []).sort()[0] ?? null
  const seniority = seniorityOf(found, oldest)
  const because = found.state === 'dead' ? 'dead' : seniority === 'earlier' ? 'earlier' : null
  return {
    reach,
    seniority,
    opposition: because ? { kind: 'needless', because } : oppositionOf(found.office, found),
  }
}

/** Older marks stand apart: they bear on validity and not on opposition. */
export const isEarlier = ({ seniority }: Standing): boolean => seniority === 'earlier'

/** The days left on `today`: running ones soonest first, then those that are not known, then those that are over or none. */
export function byOpposition(a: Standing, b: Standing, today: PlainDate): number {
  const [one, other] = [placeOf(a, today), placeOf(b, today)]
  return one.rank - other.rank || one.date.localeCompare(other.date)
}

/** Where the time to oppose puts a hit on `today`: running ones soonest first, then those not known, over, and none. */
export function placeOf({ opposition }: Standing, today: PlainDate): { rank: number; date: PlainDate } {
  if (opposition.kind === 'unknown') return { rank: 1, date: '' }
  if (opposition.kind !== 'until') return { rank: 3, date: '' }
  return { rank: opposition.date < today ? 2 : 0, date: opposition.date }
}

/** The time to oppose as it stands on a day: running, not known, or closed because it is over or there is none. */
export function timeToOppose({ opposition }: Standing, today: PlainDate): 'running' | 'unknown' | 'closed' {
  if (opposition.kind === 'unknown') return 'unknown'
  return opposition.kind === 'until' && opposition.date >= today ? 'running' : 'closed'
}

/** As a customer is told of it: a period that nobody has confirmed is not known. */
export function asTold(standing: Standing): Standing {
  const { opposition } = standing
  if (opposition.kind !== 'until' || opposition.confidence !== 'low') return standing
  return { ...standing, opposition: { kind: 'unknown', reason: 'no-period' } }
}
