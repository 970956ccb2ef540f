import { desc, eq } from 'drizzle-orm'
import { found } from '#kernel/errors.ts'
import { isCurrency, type Currency } from '#kernel/money.ts'
import type { Database } from '#platform/db/database.ts'
import { user, userProfile } from '#schema/account.ts'
import { registrationRequest } from '#schema/registration.ts'

/** An account as an order names it. */
export interface Client {
  userId: string
  email: string
  firstName: string
  lastName: string
  language: string
}

/** The owner of a mark as an order names them. Throws `not-found` without an account. */
export async function clientOf(db: Database, ownerId: string): Promise<Client> {
  const [row] = await db
    .select({
      userId: user.id,
      email: user.email,
      firstName: userProfile.firstname,
      lastName: userProfile.lastname,
      language: userProfile.language,
    })
    .from(user)
    .leftJoin(userProfile, eq(userProfile.userId, user.id))
    .where(eq(user.id, ownerId))
  const { firstName, lastName, language, ...account } = found(row)
  return { ...account, firstName: firstName ?? '', lastName: lastName ?? '', language: language ?? 'en' }
}

/** The currency in which an account is told prices: that of its last order, else the euro. */
export async function currencyOf(db: Database, userId: string): Promise<Currency> {
  const [last] = await db
    .select({ currency: registrationRequest.currency })
    .from(registrationRequest)
    .where(eq(registrationRequest.userId, userId))
    .orderBy(desc(registrationRequest.createdAt))
    .limit(1)
  return isCurrency(last?.currency) ? last.currency : 'EUR'
}
