import { eq } from 'drizzle-orm'
import type { Caller } from '#domain/account/caller.ts'
import { isStaff } from '#domain/account/roles.ts'
import { isUntold } from '#domain/office-action/status.ts'
import { found } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { officeAction } from '#schema/office-action.ts'
import { trademark } from '#schema/trademark.ts'

export type OfficeActionRow = typeof officeAction.$inferSelect
export type MarkRow = typeof trademark.$inferSelect

/** An office action with the mark that it is about. */
export interface OfficeActionMatter {
  row: OfficeActionRow
  mark: MarkRow
}

/** Whether a caller may see an office action: staff any; its owner, or the holder of its link, once it is told. */
function maySee({ row, mark }: OfficeActionMatter, caller: Caller): boolean {
  if (isStaff(caller.role)) return true
  if (isUntold(row.status)) return false
  if (caller.role === 'customer') return mark.userId === caller.userId
  return caller.role === 'link' && caller.link?.kind === 'office_action' && caller.link.id === row.id
}

/** The office action when this caller may see it; with `lock` nobody else changes it until the transaction ends. */
export async function officeActionFor(
  db: Database,
  id: string,
  caller: Caller,
  { lock = false }: { lock?: boolean } = {},
): Promise<OfficeActionMatter> {
  const asked = db
    .select()
    .from(officeAction)
    .innerJoin(trademark, eq(trademark.id, officeAction.trademarkId))
    .where(eq(officeAction.id, id))
  const [hit] = await (lock ? asked.for('update', { of: officeAction }) : asked)
  const matter = hit && { row: hit.office_action, mark: hit.trademark }
  return found(matter && maySee(matter, caller) ? matter : null)
}
