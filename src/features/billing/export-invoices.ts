import { exportInvoices } from '#contract/product.ts'
import { csvText, type Cell } from '#kernel/csv.ts'
import { refuseField } from '#kernel/errors.ts'
import { majorText } from '#kernel/money.ts'
import type { FileAnswer } from '#platform/files/answers.ts'
import { xlsxOf } from '#platform/files/tables.ts'
import type { InvoiceDocument } from '#domain/billing/invoice-document.ts'
import { handle } from '#features/facilities.ts'

const heads = [
  'number', 'kind', 'issued', 'supplied', 'paid', 'reference', 'corrects', 'customer', 'country', 'vat_number', 'order',
  'currency', 'net', 'vat_rate', 'vat', 'total', 'vat_eur', 'rate',
] // prettier-ignore

/** What the table tells of; lines and supplier, the most of a document, are left in the database. */
type ExportedDocument = Omit<InvoiceDocument, 'lines' | 'supplier'>

/** Issued invoices and credit notes of a span, by number; what is credited stands with a minus, so that columns add up. */
export const exportOf = handle(exportInvoices, async ({ query }, _caller, facilities): Promise<FileAnswer> => {
  const { from, to, format } = query
  if (to < from) refuseField('to', 'not-a-choice')
  const { rows } = await facilities.pool.query<{ document: ExportedDocument }>(
    `select document_context - 'lines' - 'supplier' as document from invoice
      where serial_number is not null and document_context->>'issueDate' between $1 and $2
     union all
     select document_context - 'lines' - 'supplier' from credit_note where document_context->>'issueDate' between $1 and $2`,
    [from, to],
  )
  const documents = rows
    .map(({ document }) => document)
    .toSorted((a, b) => (`${a.issueDate} ${a.number ?? ''}` < `${b.issueDate} ${b.number ?? ''}` ? -1 : 1))
  const table: Cell[][] = [heads, ...documents.map(rowOf)]
  const name = `invoices-${from}-${to}`
  return format === 'csv'
    ? { name: `${name}.csv`, mediaType: 'text/csv', bytes: new TextEncoder().encode(csvText(table)) }
    : {
        name: `${name}.xlsx`,
        mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        bytes: xlsxOf(table),
      }
})

function rowOf(document: ExportedDocument): Cell[] {
  const { currency, customer, totals, vat, euro } = document
  const sign = document.kind === 'credit-note' ? -1 : 1
  const amount = (minor: number) => ({ number: majorText(sign * minor, currency) })
  return [
    document.number ?? '',
    document.kind,
    document.issueDate,
    document.supplyDate ?? '',
    document.kind === 'credit-note' ? '' : (document.payment.paidOn ?? ''),
    document.variableSymbol,
    document.corrects ?? '',
    customer.name,
    customer.country,
    customer.vatNumber ?? '',
    document.subject.order,
    currency,
    amount(totals.net),
    { number: String(vat.rate) },
    amount(totals.vat),
    amount(totals.total),
    euro ? { number: majorText(sign * euro.vat, 'EUR') } : '',
    euro ? { number: String(euro.rate) } : '',
  ]
}
