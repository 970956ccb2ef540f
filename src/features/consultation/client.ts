import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { bindDatabase } from '#platform/db/database.ts'
import { user, userProfile } from '#schema/account.ts'
import type { consultation } from '#schema/support.ts'
import type { Reader } from '#features/tell.ts'

type Talk = Pick<typeof consultation.$inferSelect, 'contactEmail' | 'language' | 'userId'>

/** Whom a talk is told to: the address it was booked with, or that of its account. Null when it has neither. */
export async function clientOf(tx: pg.PoolClient, { contactEmail, language, userId }: Talk): Promise<Reader | null> {
  if (contactEmail !== null) return { email: contactEmail, language, userId }
  if (userId === null) return null
  const [account] = await bindDatabase(tx)
    .select({ email: user.email, language: userProfile.language })
    .from(user)
    .leftJoin(userProfile, eq(userProfile.userId, user.id))
    .where(eq(user.id, userId))
  return account ? { email: account.email, language: language ?? account.language, userId } : null
}
