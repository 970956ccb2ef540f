import { desc, eq } from 'drizzle-orm'
import { isCurrency, type Currency } from '#kernel/money.ts'
import type { Database } from '#platform/db/database.ts'
import { registrationRequest } from '#schema/registration.ts'

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
