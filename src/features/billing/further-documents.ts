import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import {
  invoiceCreditNotes,
  invoiceTranslated,
  productInvoice,
  productPreviewDocument,
  productRegenerateDocument,
} from '#contract/product.ts'
import type { Caller } from '#domain/account/caller.ts'
import { isStaff } from '#domain/account/roles.ts'
import type { InvoiceDocument } from '#domain/billing/invoice-document.ts'
import { totalsOf } from '#domain/billing/totals.ts'
import { vatUntilBilled } from '#domain/billing/vat.ts'
import { issuerIn } from '#domain/billing/vat-law.ts'
import { addDays } from '#kernel/dates.ts'
import { AppError, found } from '#kernel/errors.ts'
import { isLanguage } from '#kernel/languages.ts'
import type { FileAnswer } from '#platform/files/answers.ts'
import { creditNote, invoice } from '#schema/billing.ts'
import { document } from '#schema/document.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { draw, drawNoted, invoiceFile, invoiceFor } from './download.ts'
import { buyerOf, sellerTo } from './parties.ts'
import type { Payable } from './payable.ts'

/** The order behind a product, when this caller may see it. Throws `not-found`. */
async function orderFor(
  id: string,
  caller: Caller,
  { orders, db }: Pick<Facilities, 'orders' | 'db'>,
): Promise<Payable> {
  return found(await orders.payable(db, id, isStaff(caller.role) ? 'system' : caller))
}

/** The file of an order's invoice, for whoever has the order. */
export const invoiceOfProduct = handle(productInvoice, async ({ params }, caller, facilities): Promise<FileAnswer> => {
  await orderFor(params.id, caller, facilities)
  const file = await invoiceFile(facilities, params.id)
  if (file === null) throw new AppError('rules-unmet', { facts: { missing: 'completed checkout' } })
  return file
})

const nobody = (country: string): InvoiceDocument['customer'] => ({
  name: '',
  lines: [],
  country,
  companyId: null,
  taxId: null,
  vatNumber: null,
  register: null,
  email: null,
})

/** An order as a document that nobody issued: without numbers, and it says so above everything else. */
export const previewDocument = handle(
  productPreviewDocument,
  async ({ params, query }, caller, facilities): Promise<FileAnswer> => {
    const payable = await orderFor(params.id, caller, facilities)
    const on = facilities.today()
    const buyer = await buyerOf(facilities.db, payable, on, facilities)
    const country = query.country ?? buyer?.party.country
    if (country === undefined) throw new AppError('rules-unmet', { facts: { missing: 'billing details' } })
    const isBilled = buyer !== null && buyer.party.country === country
    const seller = isBilled ? buyer.seller : sellerTo(country, payable, facilities)
    const vat = isBilled ? buyer.vat : vatUntilBilled(country, on, seller.country)
    if (vat === null || payable.unpriced.length > 0)
      throw new AppError('rules-unmet', { facts: { missing: 'price', quote: payable.unpriced.join(', ') } })
    const language = isLanguage(payable.language) ? payable.language : 'en'
    const t = facilities.translate(language)
    const drawn: InvoiceDocument = {
      version: 1,
      kind: query.type,
      language,
      currency: payable.currency,
      issuer: issuerIn(seller.country),
      supplier: seller.supplier,
      customer: isBilled ? buyer.party : nobody(country),
      number: null,
      variableSymbol: '',
      constantSymbol: null,
      issueDate: on,
      supplyDate: null,
      dueDate: addDays(on, 14),
      subject: payable.subject,
      lines: payable.lines,
      vat,
      totals: totalsOf(payable.lines, vat),
      ratesOn: payable.ratesOn,
      euro: null,
      payment: { method: 'card', paidOn: null },
    }
    const bytes = await drawNoted(drawn, facilities, t('invoice.previewNote'))
    return { name: `${payable.subject.order}-${query.type}-preview.pdf`, mediaType: 'application/pdf', bytes }
  },
)

/** Draws the PDF of an issued invoice anew; what it says stays as it was issued. */
export const regenerate = handle(productRegenerateDocument, async ({ params }, _caller, facilities) => {
  const [row] = await facilities.db
    .select()
    .from(invoice)
    .where(and(eq(invoice.productId, params.id), isNull(invoice.cancelledAt)))
  const issued = found(row)
  if (issued.serialNumber === null) throw new AppError('rules-unmet', { facts: { missing: 'issued-invoice' } })
  const bytes = await draw(issued.documentContext, facilities)
  const name = issued.documentContext.number ?? issued.variableSymbol
  return await facilities.write(async (tx) => {
    await tx.$client.query('select 1 from invoice where id = $1 for update', [issued.id])
    const [before] = await tx
      .select()
      .from(document)
      .where(and(eq(document.documentHubId, issued.id), eq(document.type, 'invoice')))
      .orderBy(desc(document.revision))
      .limit(1)
    const revision = (before?.revision ?? 0) + 1
    const path = `invoices/${issued.year ?? 0}/${name}-${revision}.pdf`
    await tx.insert(document).values({
      path,
      name: `${name}.pdf`,
      mediaType: 'application/pdf',
      size: bytes.byteLength,
      type: 'invoice',
      revision,
      parentDocumentId: before?.id ?? null,
      documentHubId: issued.id,
      userId: issued.userId,
      visibleToClient: true,
    })
    // After the row, before its commit: a row that is refused leaves no file, and a file without room no row.
    await facilities.files.put(path, bytes, 'application/pdf')
    return { revision }
  })
})

/** A copy in another language, for whoever keeps the books in it; words that a person wrote stay as they were written. */
export const translated = handle(
  invoiceTranslated,
  async ({ params, query }, caller, facilities): Promise<FileAnswer> => {
    const [row] = await facilities.db
      .select({ id: invoice.id })
      .from(invoice)
      .where(eq(invoice.variableSymbol, params.ref))
    const { documentContext } = await invoiceFor(found(row).id, caller, facilities)
    const { language } = query
    const number = documentContext.number ?? documentContext.variableSymbol
    const note = facilities.translate(language)('invoice.translationNote', { number })
    const bytes = await drawNoted({ ...documentContext, language }, facilities, note)
    return { name: `${number}-${language}.pdf`, mediaType: 'application/pdf', bytes }
  },
)

/** What took an invoice back. */
export const creditNotesOf = handle(invoiceCreditNotes, async ({ params }, caller, facilities) => {
  const row = await invoiceFor(params.id, caller, facilities)
  const notes = await facilities.db
    .select()
    .from(creditNote)
    .where(eq(creditNote.invoiceReference, row.variableSymbol))
    .orderBy(asc(creditNote.createdAt), asc(creditNote.id))
  return {
    creditNotes: notes.map(({ id, documentContext: printed }) => ({
      id,
      number: printed.number ?? printed.variableSymbol,
      issuedOn: printed.issueDate,
      total: printed.totals.total,
      currency: printed.currency,
    })),
  }
})
