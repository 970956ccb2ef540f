import { and, desc, eq, isNull } from 'drizzle-orm'
import { creditNoteDocument, invoiceDocument, invoiceDownload } from '#contract/product.ts'
import { isStaff } from '#domain/account/roles.ts'
import type { Caller } from '#domain/account/caller.ts'
import { AppError, found } from '#kernel/errors.ts'
import { isLanguage } from '#kernel/languages.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { creditNote, invoice, product } from '#schema/billing.ts'
import { document } from '#schema/document.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import type { FileAnswer } from '#platform/files/answers.ts'
import type { InvoiceDocument } from '#domain/billing/invoice-document.ts'
import { countryName, invoicePdf, lineName } from './documents/invoice-pdf.ts'
import { ublOf } from './documents/ubl.ts'
import type { InvoiceRow } from './invoices.ts'

/** The stored PDF of an issued invoice; a proforma, or one whose document is not stored yet, is drawn on the spot. */
export const download = handle(
  invoiceDownload,
  async ({ params }, caller, facilities): Promise<FileAnswer> =>
    await fileOf(facilities, await invoiceFor(params.id, caller, facilities)),
)

/** An issued invoice for machines. Throws `rules-unmet` for a proforma, which is none. */
export const electronic = handle(invoiceDocument, async ({ params }, caller, facilities): Promise<FileAnswer> => {
  const { documentContext } = await invoiceFor(params.id, caller, facilities)
  if (documentContext.kind !== 'invoice') throw new AppError('rules-unmet', { facts: { missing: 'issued-invoice' } })
  return xmlOf(documentContext, facilities)
})

/** A credit note as it was issued: its document is frozen, so it is drawn whenever it is asked for. */
export const creditNoteFile = handle(creditNoteDocument, async ({ params, query }, caller, facilities) => {
  const [row] = await facilities.db.select().from(creditNote).where(eq(creditNote.id, params.id))
  const own = row && (isStaff(caller.role) || (row.userId !== null && row.userId === caller.userId))
  const { documentContext } = found(own ? row : null)
  if (query.format === 'ubl') return xmlOf(documentContext, facilities)
  const bytes = await draw(documentContext, facilities)
  return {
    name: `${documentContext.number ?? documentContext.variableSymbol}.pdf`,
    mediaType: 'application/pdf',
    bytes,
  }
})

function xmlOf(document: InvoiceDocument, facilities: Facilities): FileAnswer {
  const t = facilities.translate(document.language)
  const xml = ublOf(
    document,
    (line) => lineName(line, document.language, t),
    t(`invoice.vatReason.${document.vat.reason}`, {
      place: countryName(document.supplier.country, document.language),
    }),
  )
  return {
    name: `${document.number ?? document.variableSymbol}.xml`,
    mediaType: 'application/xml',
    bytes: new TextEncoder().encode(xml),
  }
}

/** An invoice that this caller may see, by its id or its payment reference. Throws `not-found`. */
export async function invoiceFor(id: string, caller: Caller, facilities: Facilities): Promise<InvoiceRow> {
  const [hit] = await facilities.db
    .select()
    .from(invoice)
    .innerJoin(product, eq(invoice.productId, product.id))
    .where(eq(invoice.id, id))
  return found(hit && (await maySee(hit, caller, facilities)) ? hit.invoice : null)
}

/** The file of a product's invoice that is not cancelled, null without one; the caller has proved that it may be seen. */
export async function invoiceFile(facilities: Facilities, productId: string): Promise<FileAnswer | null> {
  const [row] = await facilities.db
    .select()
    .from(invoice)
    .where(and(eq(invoice.productId, productId), isNull(invoice.cancelledAt)))
  return row ? await fileOf(facilities, row) : null
}

async function fileOf(facilities: Facilities, row: InvoiceRow): Promise<FileAnswer> {
  const db = facilities.db
  const name = `${row.documentContext.number ?? `proforma-${row.variableSymbol}`}.pdf`
  const [stored] = await db
    .select()
    .from(document)
    .where(and(eq(document.documentHubId, row.id), eq(document.type, 'invoice')))
    .orderBy(desc(document.revision))
    .limit(1)
  const kept = stored && row.serialNumber !== null ? await facilities.files.get(stored.path) : null
  return { name, mediaType: 'application/pdf', bytes: kept ?? (await draw(row.documentContext, facilities)) }
}

async function maySee(
  hit: { invoice: InvoiceRow; product: typeof product.$inferSelect },
  caller: Caller,
  facilities: Facilities,
): Promise<boolean> {
  if (isStaff(caller.role)) return true
  if (caller.role === 'customer') return hit.invoice.userId !== null && hit.invoice.userId === caller.userId
  return caller.role === 'link' && (await facilities.orders.payable(facilities.db, hit.product.id, caller)) !== null
}

export async function draw(document: InvoiceDocument, facilities: Facilities): Promise<Uint8Array> {
  const language = isLanguage(document.language) ? document.language : 'en'
  return await invoicePdf(document, facilities.translate(language))
}

/** The document of an invoice, drawn anew in a language, with what it says of itself. */
export async function drawNoted(
  document: InvoiceDocument,
  facilities: Pick<Facilities, 'translate'>,
  note: string,
): Promise<Uint8Array> {
  const language = isLanguage(document.language) ? document.language : 'en'
  return await invoicePdf(document, facilities.translate(language), note)
}

/** Draws an issued invoice once and keeps it as revision 1; running again changes nothing. */
export async function storeInvoiceDocument(facilities: Facilities, invoiceId: string): Promise<void> {
  const [row] = await facilities.db.select().from(invoice).where(eq(invoice.id, invoiceId))
  if (!row || row.serialNumber === null) return
  const bytes = await draw(row.documentContext, facilities)
  const path = `invoices/${row.year ?? 0}/${row.documentContext.number ?? row.variableSymbol}.pdf`
  await facilities.files.put(path, bytes, 'application/pdf')
  await inTransaction(facilities.pool, async (tx) => {
    await tx.$client.query('select 1 from invoice where id = $1 for update', [row.id])
    const stored = await tx
      .select({ id: document.id })
      .from(document)
      .where(and(eq(document.documentHubId, row.id), eq(document.type, 'invoice')))
    if (stored.length > 0) return
    await tx.insert(document).values({
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
