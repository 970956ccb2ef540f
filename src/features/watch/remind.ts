import { and, eq, gte, inArray, or } from 'drizzle-orm'
import { addDays, daysBetween, type PlainDate } from '#kernel/dates.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { eachOf } from '#platform/queue/each.ts'
import { trademarkMonitoringResult } from '#schema/watch.ts'
import { remindOnce } from '#features/docket/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { monitoringResult } from './mails.ts'
import { ordersOf } from './orders.ts'
import { standingOn } from './standing.ts'
import { ownerOf, writeToOwner } from './tell.ts'

/** Days before the last one to oppose on which an owner who has not looked is written to again. */
const ladder = [2, 7, 14, 30] as const

/** The step of the ladder that a day is on: the nearest one that has begun; null before the first and after the last day. */
export function stepOn(today: PlainDate, last: PlainDate): number | null {
  const left = daysBetween(today, last)
  return left < 0 ? null : (ladder.find((days) => left <= days) ?? null)
}

/** No register takes oppositions for as many days; what was found and published before is over in each of them. */
export const longestDays = 400

const waiting = and(
  eq(trademarkMonitoringResult.seen, false),
  inArray(trademarkMonitoringResult.relevance, ['medium', 'high']),
)

/**
 * Writes again to the owners who have not looked at a found mark of medium or high concern while the time to object runs out:
 * once for each step of the ladder. Answers how many letters there are.
 */
export async function remindOwners(facilities: Facilities): Promise<number> {
  const { db, pool, log } = facilities
  const since = addDays(facilities.today(), -longestDays)
  const { id: hitId, publicationDate, createdAt } = trademarkMonitoringResult
  const ids = await db
    .select({ id: hitId })
    .from(trademarkMonitoringResult)
    .where(and(waiting, or(gte(publicationDate, since), gte(createdAt, since))))
  let told = 0
  await eachOf(ids, { log, what: 'found marks', name: ({ id }) => id }, async ({ id }) => {
    if (await inTransaction(pool, async (tx) => await remind(tx, facilities, id))) told += 1
  })
  return told
}

async function remind(
  tx: Parameters<Parameters<typeof inTransaction>[1]>[0],
  facilities: Facilities,
  id: string,
): Promise<boolean> {
  const of = and(eq(trademarkMonitoringResult.id, id), waiting)
  const [hit] = await tx.select().from(trademarkMonitoringResult).where(of).for('update')
  // Who has ordered something about it knows of it.
  if (!hit || (await ordersOf(tx, hit)).length > 0) return false
  const { opposition, time } = await standingOn(tx, hit, facilities.today())
  if (time !== 'running' || opposition.kind !== 'until') return false
  const step = stepOn(facilities.today(), opposition.date)
  const owner = step === null ? null : await ownerOf(tx, hit.trademarkId)
  if (!owner) return false
  const occasion = `${opposition.date} ${step}`
  const first = await remindOnce(tx, { name: monitoringResult.name, rowId: id, occasion, at: facilities.clock() })
  if (!first) return false
  const relevance = hit.relevance as 'medium' | 'high'
  await writeToOwner(tx, facilities, owner, {
    hit,
    relevance,
    id: `monitoring-result-${id}-${opposition.date}-${step}`,
    notice: null,
  })
  return true
}
