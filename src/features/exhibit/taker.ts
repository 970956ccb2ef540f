import { eq } from 'drizzle-orm'
import type { Database } from '#platform/db/database.ts'
import { user } from '#schema/account.ts'
import { nameOf } from '#features/account/index.ts'

/** Who took an exhibit in, as a pack names them: which of us it was is ours, so staff stand there as the house. */
export async function takerName(db: Database, userId: string | null): Promise<string | null> {
  if (userId === null) return null
  const [taker] = await db.select({ role: user.role }).from(user).where(eq(user.id, userId))
  return taker && taker.role !== 'customer' ? 'Markwright' : await nameOf(db, userId)
}
