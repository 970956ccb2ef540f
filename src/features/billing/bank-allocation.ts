import { and, eq, inArray, isNull, sql, sum } from 'drizzle-orm'
import type { Database } from '#platform/db/database.ts'
import { bankAllocation, bankEntry } from '#schema/bank.ts'

/** What was put to an invoice and is no payment yet. */
export const waitingOn = (variableSymbol: string) =>
  and(eq(bankAllocation.variableSymbol, variableSymbol), isNull(bankAllocation.paymentAttemptId))

/** The same as an amount, in minor units. */
export async function waitingFor(db: Database, variableSymbol: string): Promise<number> {
  const [row] = await db
    .select({ amount: sum(bankAllocation.amount) })
    .from(bankAllocation)
    .where(waitingOn(variableSymbol))
  return Number(row?.amount ?? 0)
}

/** What of a bank entry was put to invoices, in minor units. */
export async function placedOf(db: Database, entryId: string): Promise<number> {
  const [row] = await db
    .select({ amount: sum(bankAllocation.amount) })
    .from(bankAllocation)
    .where(eq(bankAllocation.bankEntryId, entryId))
  return Number(row?.amount ?? 0)
}

/**
 * An invoice is paid in another way, or takes no money any more: what waited for it is open again, for a person. The caller
 * has locked the order.
 */
export async function releaseEntries(db: Database, variableSymbol: string): Promise<void> {
  const released = await db
    .delete(bankAllocation)
    .where(waitingOn(variableSymbol))
    .returning({ id: bankAllocation.bankEntryId })
  if (released.length === 0) return
  const ids = released.map(({ id }) => id)
  await db
    .update(bankEntry)
    .set({ status: 'Open', updatedAt: sql`now()` })
    .where(and(inArray(bankEntry.id, ids), eq(bankEntry.status, 'Matched')))
}
