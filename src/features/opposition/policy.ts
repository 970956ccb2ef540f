import { eq } from 'drizzle-orm'
import type { Caller } from '#domain/account/caller.ts'
import { isStaff } from '#domain/account/roles.ts'
import { isUntold } from '#domain/opposition/status.ts'
import { found } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { opposition } from '#schema/opposition.ts'
import { trademark } from '#schema/trademark.ts'

export type OppositionRow = typeof opposition.$inferSelect
export type MarkRow = typeof trademark.$inferSelect

/** An opposition with the mark that it is against. */
export interface OppositionMatter {
  row: OppositionRow
  mark: MarkRow
}

/** The opposition when this caller may see it: staff any, its owner once it is told. With `lock` nobody else changes it. */
export async function oppositionFor(
  db: Database,
  id: string,
  caller: Caller,
  { lock = false }: { lock?: boolean } = {},
): Promise<OppositionMatter> {
  const asked = db
    .select()
    .from(opposition)
    .innerJoin(trademark, eq(trademark.id, opposition.trademarkId))
    .where(eq(opposition.id, id))
  const [hit] = await (lock ? asked.for('update', { of: opposition }) : asked)
  const { opposition: row, trademark: mark } = found(hit)
  const isTheirs = caller.role === 'customer' && mark.userId === caller.userId && !isUntold(row.status)
  return found(isStaff(caller.role) || isTheirs ? { row, mark } : null)
}
