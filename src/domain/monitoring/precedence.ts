import { type RiskBand, riskBands } from '#domain/clearance/score/band.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { reaches } from './reach.ts'
import { isEarlier, placeOf, type Standing } from './standing.ts'

/** By territory, in the order of the list; older marks, which are not opposed, apart at its end. */
export const hitGroups = [...reaches, 'earlier'] as const
export type HitGroup = (typeof hitGroups)[number]

export const hitGroupOf = (standing: Standing): HitGroup => (isEarlier(standing) ? 'earlier' : standing.reach)

/** The rank of a hit that no job has looked at yet: behind all others. */
export const unranked = '9'

const digitsOf = (date: string): string => date.replaceAll(/\D/g, '')

/**
 * The rank of a hit among those that wait for a rating, as digits that sort as text: older marks at the end, before them
 * those that reach the watched mark, of these the graver risk, then the nearer end of the time to oppose as it stands on
 * `today`, then the finer risk (0 to 1), then who waits longest. What is equal in all of these is told apart by the id.
 */
export function precedenceOf(
  hit: { standing: Standing; band: RiskBand; risk: number; createdAt: Date },
  today: PlainDate,
): string {
  const opposition = placeOf(hit.standing, today)
  return [
    hitGroups.indexOf(hitGroupOf(hit.standing)),
    riskBands.indexOf(hit.band),
    opposition.rank,
    digitsOf(opposition.date).padStart(8, '0'),
    String(Math.round((1 - hit.risk) * 9999)).padStart(4, '0'),
    digitsOf(hit.createdAt.toISOString()),
  ].join('')
}
