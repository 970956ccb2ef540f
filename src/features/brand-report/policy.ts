import { eq } from 'drizzle-orm'
import type { Caller } from '#domain/account/caller.ts'
import { isStaff } from '#domain/account/roles.ts'
import { found } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { brand } from '#schema/brand.ts'

export type BrandRow = typeof brand.$inferSelect

/** The brand when this caller may see it: staff any, a customer an own one. */
export async function brandFor(db: Database, id: string, caller: Caller): Promise<BrandRow> {
  const [row] = await db.select().from(brand).where(eq(brand.id, id))
  return found(row && (isStaff(caller.role) || row.userId === caller.userId) ? row : null)
}
