import type { MarkState } from '#domain/clearance/mark-state.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { asTold, standingOf, timeToOppose, type WatchedTrademark } from '#domain/monitoring/standing.ts'
import { officeZone, today } from '#kernel/dates.ts'
import type { trademarkMonitoringResult } from '#schema/watch.ts'
import type { Tx } from '#platform/db/database.ts'

const sameMark = `select t.jurisdiction, t.status_group as "statusGroup", t.filing_date::text as "filingDate"
    from trademark watched join trademark t on t.user_id = watched.user_id and t.name = watched.name
   where watched.id = $1 order by t.id <> watched.id, t.id`

/** How a hit stands on a day to its watched mark, in all registers of its owner, as the owner is told of it. */
export async function standingOn(tx: Tx, hit: typeof trademarkMonitoringResult.$inferSelect, now: Date) {
  const { rows } = await tx.$client.query<WatchedTrademark>(sameMark, [hit.trademarkId])
  const [watched, ...others] = rows
  const office = jurisdictionFrom(hit.jurisdiction)
  if (!watched || !office) throw new Error(`no watched trademark of the hit ${hit.id}`)
  const standing = asTold(standingOf({ ...hit, office, state: hit.state as MarkState }, watched, others))
  return { ...standing, time: timeToOppose(standing, today(officeZone, now)) }
}
