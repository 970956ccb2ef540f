import { asc, eq } from 'drizzle-orm'
import type { Caller } from '#domain/account/caller.ts'
import { isStaff } from '#domain/account/roles.ts'
import { isUntoldUse } from '#domain/use-in-commerce/status.ts'
import { found } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { trademark } from '#schema/trademark.ts'
import { useInCommerceRequest, useInCommerceRequestClass } from '#schema/use-in-commerce.ts'

export type UseRow = typeof useInCommerceRequest.$inferSelect
export type UseClassRow = typeof useInCommerceRequestClass.$inferSelect
export type MarkRow = typeof trademark.$inferSelect

/** A request to state or declare use, with the mark that it is about. */
export interface UseMatter {
  row: UseRow
  mark: MarkRow
}

/** Whether a caller may see a request: staff any; its owner, or the holder of its link, once it is told. */
function maySee({ row, mark }: UseMatter, caller: Caller): boolean {
  if (isStaff(caller.role)) return true
  if (isUntoldUse(row.status)) return false
  if (caller.role === 'customer') return mark.userId === caller.userId
  return caller.role === 'link' && caller.link?.kind === 'use_in_commerce_request' && caller.link.id === row.id
}

/** The request when this caller may see it; with `lock` nobody else changes it until the transaction ends. */
export async function commerceUseFor(
  db: Database,
  id: string,
  caller: Caller,
  { lock = false }: { lock?: boolean } = {},
): Promise<UseMatter> {
  const asked = db
    .select()
    .from(useInCommerceRequest)
    .innerJoin(trademark, eq(trademark.id, useInCommerceRequest.trademarkId))
    .where(eq(useInCommerceRequest.id, id))
  const [hit] = await (lock ? asked.for('update', { of: useInCommerceRequest }) : asked)
  const matter = hit && { row: hit.use_in_commerce_request, mark: hit.trademark }
  return found(matter && maySee(matter, caller) ? matter : null)
}

/** The classes of a request, by their numbers. */
export async function classesOf(db: Database, id: string): Promise<UseClassRow[]> {
  return await db
    .select()
    .from(useInCommerceRequestClass)
    .where(eq(useInCommerceRequestClass.useInCommerceRequestId, id))
    .orderBy(asc(useInCommerceRequestClass.classNumber))
}
