import { and, desc, eq } from 'drizzle-orm'
import { invoiceDownload } from '#contract/product.ts'
import { isStaff } from '#domain/account/roles.ts'
import type { Caller } from '#domain/account/caller.ts'
import { found } from '#kernel/errors.ts'
import { isLanguage } from '#kernel/languages.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { invoice, product } from '#schema/billing.ts'
import { document } from '#schema/document.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import type { FileAnswer } from '#platform/files/answers.ts'
import { invoicePdf } from './documents/invoice-pdf.ts'
import type { InvoiceRow } from './invoices.ts'

/** The stored PDF of an issued invoice; a proforma, or one whose document is not stored yet, is drawn on the spot. */
export const download = handle(invoiceDownload, async ({ params }, caller, facilities): Promise<FileAnswer> => {
  const db = bindDatabase(facilities.pool)
  const [hit] = await db
    .select()
    .from(invoice)
    .innerJoin(product, eq(invoice.productId, product.id))
    .where(eq(invoice.id, params.id))
  const row = found(hit && (await maySee(hit, caller, facilities)) ? hit.invoice : null)
  const name = `${row.documentContext.number ?? `proforma-${row.variableSymbol}`}.pdf`
  const [stored] = await db
    .select()
    .from(document)
    .where(and(eq(document.documentHubId, row.id), eq(document.type, 'invoice')))
    .orderBy(desc(document.revision))
    .limit(1)
  const kept = stored && row.serialNumber !== null ? await facilities.files.get(stored.path) : null
  return { name, mediaType: 'application/pdf', bytes: kept ?? (await draw(row, facilities)) }
})

async function maySee(
  hit: { invoice: InvoiceRow; product: typeof product.$inferSelect },
  caller: Caller,
  facilities: Facilities,
): Promise<boolean> {
  if (isStaff(caller.role)) return true
  if (caller.role === 'customer') return hit.invoice.userId !== null && hit.invoice.userId === caller.userId
  return caller.role === 'link' && (await facilities.orders.payable(facilities.pool, hit.product.id, caller)) !== null
}

async function draw(row: InvoiceRow, facilities: Facilities): Promise<Uint8Array> {
  const language = isLanguage(row.documentContext.language) ? row.documentContext.language : 'en'
  return await invoicePdf(row.documentContext, facilities.translate(language))
}

/** Draws an issued invoice once and keeps it as revision 1; running again changes nothing. */
export async function storeInvoiceDocument(facilities: Facilities, invoiceId: string): Promise<void> {
  const [row] = await bindDatabase(facilities.pool).select().from(invoice).where(eq(invoice.id, invoiceId))
  if (!row || row.serialNumber === null) return
  const bytes = await draw(row, facilities)
  const path = `invoices/${row.year ?? 0}/${row.documentContext.number ?? row.variableSymbol}.pdf`
  await facilities.files.put(path, bytes, 'application/pdf')
  await inTransaction(facilities.pool, async (tx) => {
    const db = bindDatabase(tx)
    await tx.query('select 1 from invoice where id = $1 for update', [row.id])
    const stored = await db
      .select({ id: document.id })
      .from(document)
      .where(and(eq(document.documentHubId, row.id), eq(document.type, 'invoice')))
    if (stored.length > 0) return
    await db.insert(document).values({
      path,
      name: `${row.documentContext.number ?? row.variableSymbol}.pdf`,
      mediaType: 'application/pdf',
      size: bytes.byteLength,
      type: 'invoice',
      documentHubId: row.id,
      userId: row.userId,
      visibleToClient: true,
    })
  })
}
