import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '#platform/db/database.ts'
import { user, userProfile } from '#schema/account.ts'
import type { Reader } from '#features/tell.ts'

/** An account as letters and notices reach it; null when there is none, or when it is closed or erased. */
export async function readerOf(db: Database, userId: string): Promise<Reader | null> {
  const [account] = await db
    .select({ email: user.email, language: userProfile.language })
    .from(user)
    .leftJoin(userProfile, eq(userProfile.userId, user.id))
    .where(and(eq(user.id, userId), ne(user.state, 'deactivated')))
  return account ? { ...account, userId } : null
}

/** First and last name of an account, as others read them; null when it has none. */
export async function nameOf(db: Database, userId: string | null): Promise<string | null> {
  if (userId === null) return null
  const [person] = await db.select().from(userProfile).where(eq(userProfile.userId, userId))
  return [person?.firstname, person?.lastname].filter(Boolean).join(' ') || null
}
