import { asc, eq } from 'drizzle-orm'
import { creditOf, leftToCredit } from '#domain/billing/credit.ts'
import type { InvoiceDocument } from '#domain/billing/invoice-document.ts'
import { creditNoteNumber, variableSymbol } from '#domain/billing/numbering.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { creditNote, productEvent } from '#schema/billing.ts'
import type { Facilities } from '#features/facilities.ts'
import { nextNumber, nextSymbol } from './counters.ts'
import type { InvoiceRow } from './invoices.ts'

/** What took an invoice back until now, and how much of it is left (minor units with VAT). */
export interface Credited {
  notes: InvoiceDocument[]
  left: number
}

/** The invoice is locked by the caller: what is left cannot change until the transaction ends. */
export async function creditedOf(db: Database, row: InvoiceRow): Promise<Credited> {
  const rows = await db
    .select({ document: creditNote.documentContext })
    .from(creditNote)
    .where(eq(creditNote.invoiceReference, row.variableSymbol))
    .orderBy(asc(creditNote.createdAt), asc(creditNote.id))
  const notes = rows.map(({ document }) => document)
  return { notes, left: leftToCredit(row.documentContext, notes) }
}

/** Takes `amount` of an invoice back by a credit note, at most what is left of it. */
export async function credit(
  tx: Tx,
  facilities: Pick<Facilities, 'today'>,
  row: InvoiceRow,
  { notes, amount, reason }: { notes: readonly InvoiceDocument[]; amount: number; reason?: string },
): Promise<{ id: string; number: string }> {
  const { documentContext: invoiced } = row
  const content = creditOf(invoiced, notes, amount)
  const { issuer } = invoiced
  const on = facilities.today()
  const year = Number(on.slice(0, 4))
  const symbol = variableSymbol(issuer, year, await nextSymbol(tx))
  const serialNumber = await nextNumber(tx, issuer, year, 'credit-note')
  const number = creditNoteNumber(issuer, year, serialNumber)
  const documentContext: InvoiceDocument = {
    ...invoiced,
    ...content,
    kind: 'credit-note',
    number,
    ...(invoiced.number !== null && { corrects: invoiced.number }),
    ...(amount < invoiced.totals.total && { part: true as const }),
    ...(reason !== undefined && { reason }),
    variableSymbol: symbol,
    issueDate: on,
  }
  const [made] = await tx
    .insert(creditNote)
    .values({
      variableSymbol: symbol,
      invoiceReference: row.variableSymbol,
      issuer,
      serialNumber,
      year,
      userId: row.userId,
      documentContext,
    })
    .returning({ id: creditNote.id })
  if (!made) throw new Error('the credit note was not stored')
  await tx.insert(productEvent).values({ productId: row.productId, name: 'Invoice credited', data: { number, amount } })
  return { id: made.id, number }
}
