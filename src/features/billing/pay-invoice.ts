import type pg from 'pg'
import type { PlainDate } from '#kernel/dates.ts'
import { isLanguage } from '#kernel/languages.ts'
import { formatMoney } from '#kernel/money.ts'
import { bindDatabase } from '#platform/db/database.ts'
import type { LetterOrder } from '#platform/mail/post.ts'
import { productEvent } from '#schema/billing.ts'
import type { Facilities } from '#features/facilities.ts'
import { issueInvoice, type InvoiceRow } from './invoices.ts'
import { renderInvoice } from './jobs.ts'
import { invoicePaid } from './payable.ts'

/** The invoice is paid: serial number, receipt, document, and the news to whom it concerns, all or nothing. */
export async function payInvoice(
  tx: pg.PoolClient,
  row: InvoiceRow,
  facilities: Facilities,
  receivedOn?: PlainDate,
): Promise<string> {
  await facilities.events.publish(tx, invoicePaid, { productId: row.productId, invoiceId: row.id })
  await facilities.queue().send(tx, renderInvoice, { invoiceId: row.id })
  // From here on others wait for the serial number, so everything that can be is done before.
  const issued = await issueInvoice(tx, row, facilities, receivedOn)
  await bindDatabase(tx)
    .insert(productEvent)
    .values({ productId: row.productId, name: 'Invoice paid', data: { number: issued.number } })
  await facilities.post(tx, receipt(issued.row, issued.number))
  return issued.number
}

function receipt(row: InvoiceRow, number: string): LetterOrder {
  const context = row.documentContext
  const language = isLanguage(context.language) ? context.language : 'en'
  return {
    id: `receipt-${row.variableSymbol}`,
    template: 'receipt',
    to: context.customer.email ?? '',
    language,
    link: { page: 'productSuccess', id: row.productId },
    words: { mark: context.subject.mark },
    facts: { number, total: formatMoney(context.totals.total, context.currency, language) },
  }
}
