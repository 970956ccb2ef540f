import { and, eq } from 'drizzle-orm'
import type { Caller } from '#domain/account/caller.ts'
import { isStaff } from '#domain/account/roles.ts'
import { found } from '#kernel/errors.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { trademark } from '#schema/trademark.ts'
import { useProof } from '#schema/use-proof.ts'

export type MarkRow = typeof trademark.$inferSelect
export type ProofRow = typeof useProof.$inferSelect

/** The mark when this caller may keep and read what shows its use: its owner, and staff. Throws `not-found`. */
export async function markFor(db: Database, id: string, caller: Caller): Promise<MarkRow> {
  const [row] = await db.select().from(trademark).where(eq(trademark.id, id))
  return found(
    row && (isStaff(caller.role) || (caller.role === 'customer' && row.userId === caller.userId)) ? row : null,
  )
}

/** A file of the mark. Throws `not-found`. */
export async function proofOf(db: Database, mark: Pick<MarkRow, 'id'>, proofId: string): Promise<ProofRow> {
  const [row] = await db
    .select()
    .from(useProof)
    .where(and(eq(useProof.id, proofId), eq(useProof.trademarkId, mark.id)))
  return found(row)
}

/** One at a time of a mark: what is added beside each other would not see each other. */
export async function alone(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.$client.query('select 1 from trademark where id = any ($1) order by id for update', [ids])
}
