import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { AppError, found } from '#kernel/errors.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { bankAllocation, bankEntry } from '#schema/bank.ts'
import { invoice } from '#schema/billing.ts'
import type { Facilities } from '#features/facilities.ts'
import { lockProduct } from './counters.ts'
import { waitingFor, waitingOn } from './bank-allocation.ts'
import { openInvoice, type InvoiceRow } from './invoices.ts'
import type { Payable } from './payable.ts'
import { receiveTransfer } from './transfer.ts'

export type BankEntryRow = typeof bankEntry.$inferSelect

/** An invoice with its order, both locked, and how much of it nothing was put to yet. */
export interface HeldInvoice {
  row: InvoiceRow
  payable: Payable
  open: number
}

/**
 * Locks the orders of some payment references, in one order for everybody: orders before entries, as all of billing does. A
 * reference without an open invoice is left out.
 */
export async function holdInvoices(
  tx: Tx,
  facilities: Pick<Facilities, 'orders'>,
  symbols: readonly string[],
): Promise<HeldInvoice[]> {
  if (symbols.length === 0) return []
  const seen = await tx
    .select({ productId: invoice.productId, variableSymbol: invoice.variableSymbol })
    .from(invoice)
    .where(and(inArray(invoice.variableSymbol, [...symbols]), isNull(invoice.cancelledAt)))
    .orderBy(invoice.productId)
  const held: HeldInvoice[] = []
  for (const { productId, variableSymbol } of seen) {
    const payable = await facilities.orders.payable(tx, productId, 'system', { lock: true })
    await lockProduct(tx, productId)
    const row = await openInvoice(tx, productId)
    if (!payable || row?.variableSymbol !== variableSymbol) continue
    held.push({ row, payable, open: row.documentContext.totals.total - (await waitingFor(tx, variableSymbol)) })
  }
  return held
}

/** The entry, locked. */
export async function holdEntry(tx: Tx, id: string): Promise<BankEntryRow> {
  const [entry] = await tx.select().from(bankEntry).where(eq(bankEntry.id, id)).for('update')
  return found(entry)
}

/**
 * Puts a part of an entry to an invoice; when that covers it, the invoice is paid. The caller holds both and has looked at the
 * amounts. Answers whether it is paid now.
 */
export async function place(
  tx: Tx,
  facilities: Facilities,
  { entry, held, amount, userId }: { entry: BankEntryRow; held: HeldInvoice; amount: number; userId: string | null },
): Promise<boolean> {
  const { row, payable } = held
  const { variableSymbol } = row
  await tx.insert(bankAllocation).values({ bankEntryId: entry.id, variableSymbol, amount, userId })
  held.open -= amount
  if (held.open > 0) return false
  // Who pays in two goes has paid when the second came.
  const [latest] = await tx
    .select({ on: bankEntry.bookedOn })
    .from(bankAllocation)
    .innerJoin(bankEntry, eq(bankAllocation.bankEntryId, bankEntry.id))
    .where(waitingOn(variableSymbol))
    .orderBy(desc(bankEntry.bookedOn))
    .limit(1)
  const today = facilities.today()
  const bookedOn = latest?.on ?? entry.bookedOn
  const receivedOn = bookedOn > today ? today : bookedOn
  await receiveTransfer(tx, facilities, { payable, row, receivedOn, byBank: true })
  return true
}

/** Moves an entry on, from the status that it was read with. */
export async function moveEntry(
  db: Database,
  { id, status }: BankEntryRow,
  change: Partial<typeof bankEntry.$inferInsert>,
): Promise<void> {
  const { rowCount } = await db
    .update(bankEntry)
    .set({ ...change, updatedAt: sql`now()` })
    .where(and(eq(bankEntry.id, id), eq(bankEntry.status, status)))
  if (rowCount !== 1) throw new AppError('changed-meanwhile')
}
