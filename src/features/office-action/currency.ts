import { desc, eq } from 'drizzle-orm'
import { isCurrency, type Currency } from '#kernel/money.ts'
import type { Database } from '#platform/db/database.ts'
import { registrationRequest } from '#schema/registration.ts'
import type { MarkRow, OfficeActionRow } from './policy.ts'

/** The currency that ways to answer are priced in: as it was chosen, else that of the owner's last order, else the euro. */
export async function currencyFor(db: Database, row: OfficeActionRow, mark: MarkRow): Promise<Currency> {
  if (isCurrency(row.orderCurrency)) return row.orderCurrency
  const [last] = await db
    .select({ currency: registrationRequest.currency })
    .from(registrationRequest)
    .where(eq(registrationRequest.userId, mark.userId))
    .orderBy(desc(registrationRequest.createdAt))
    .limit(1)
  return isCurrency(last?.currency) ? last.currency : 'EUR'
}
