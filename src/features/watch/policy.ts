import { eq } from 'drizzle-orm'
import type { Caller } from '#domain/account/caller.ts'
import { isStaff } from '#domain/account/roles.ts'
import { found } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { trademark } from '#schema/trademark.ts'
import { trademarkMonitoringResult } from '#schema/watch.ts'

export type HitRow = typeof trademarkMonitoringResult.$inferSelect

/** A found mark with the watched one. */
export interface HitMatter {
  row: HitRow
  mark: typeof trademark.$inferSelect
}

/** Whether a caller may see a found mark: staff any; the owner of the watched one, or the holder of its link, once it is rated. */
function maySee({ row, mark }: HitMatter, caller: Caller): boolean {
  if (isStaff(caller.role)) return true
  if (row.relevance === null) return false
  if (caller.role === 'customer') return mark.userId === caller.userId
  return caller.role === 'link' && caller.link?.kind === 'trademark_monitoring_result' && caller.link.id === row.id
}

/** The found mark when this caller may see it; with `lock` nobody else changes it until the transaction ends. */
export async function hitFor(
  db: Database,
  id: string,
  caller: Caller,
  { lock = false }: { lock?: boolean } = {},
): Promise<HitMatter> {
  const asked = db
    .select()
    .from(trademarkMonitoringResult)
    .innerJoin(trademark, eq(trademark.id, trademarkMonitoringResult.trademarkId))
    .where(eq(trademarkMonitoringResult.id, id))
  const [hit] = await (lock ? asked.for('update', { of: trademarkMonitoringResult }) : asked)
  const matter = hit && { row: hit.trademark_monitoring_result, mark: hit.trademark }
  return found(matter && maySee(matter, caller) ? matter : null)
}
