import type { MarkState } from '#domain/clearance/mark-state.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import {
  asTold,
  isEarlier,
  standingOf,
  timeToOppose,
  type Standing,
  type WatchedTrademark,
} from '#domain/monitoring/standing.ts'
import type { PlainDate } from '#kernel/dates.ts'
import type { Database } from '#platform/db/database.ts'
import type { HitRow } from './policy.ts'

const sameMark = `select t.jurisdiction, t.status_group as "statusGroup", t.filing_date::text as "filingDate"
    from trademark watched join trademark t on t.user_id = watched.user_id and t.name = watched.name
   where watched.id = $1 order by t.id <> watched.id, t.id`

/** The watched mark of a hit, and the same mark of its owner in other registers. */
export async function registersOf(
  db: Database,
  hit: HitRow,
): Promise<{ watched: WatchedTrademark; others: WatchedTrademark[] }> {
  const { rows } = await db.$client.query<WatchedTrademark>(sameMark, [hit.trademarkId])
  const [watched, ...others] = rows
  if (!watched) throw new Error(`no watched trademark of the hit ${hit.id}`)
  return { watched, others }
}

/** How a hit stands on a day to its watched mark, in all registers of its owner, as the owner is told of it. */
export async function standingOn(
  db: Database,
  hit: HitRow,
  on: PlainDate,
): Promise<Standing & { time: ReturnType<typeof timeToOppose>; isEarlier: boolean }> {
  const { watched, others } = await registersOf(db, hit)
  const office = jurisdictionFrom(hit.jurisdiction)
  if (!office) throw new Error(`no office of the hit ${hit.id}`)
  const standing = asTold(standingOf({ ...hit, office, state: hit.state as MarkState }, watched, others))
  return { ...standing, time: timeToOppose(standing, on), isEarlier: isEarlier(standing) }
}
