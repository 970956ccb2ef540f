import type { PlainDate } from '#kernel/dates.ts'
import { formatMoney } from '#kernel/money.ts'
import { productEvent } from '#schema/billing.ts'
import type { Facilities } from '#features/facilities.ts'
import type { Tx } from '#platform/db/database.ts'
import { releaseEntries } from './bank-allocation.ts'
import { issueInvoice, type InvoiceRow } from './invoices.ts'
import { renderInvoice } from './jobs.ts'
import { invoicePaid } from './events.ts'
import { receipt } from './mails.ts'
import { productSteps } from './payable.ts'

/** The invoice is paid: serial number, receipt, document, and the news to whom it concerns, all or nothing. */
export async function payInvoice(
  tx: Tx,
  row: InvoiceRow,
  facilities: Facilities,
  receivedOn?: PlainDate,
): Promise<string> {
  await releaseEntries(tx, row.variableSymbol)
  await facilities.events.publish(tx, invoicePaid, { productId: row.productId, invoiceId: row.id })
  await facilities.queue().send(tx, renderInvoice, { invoiceId: row.id })
  // From here on others wait for the serial number, so everything that can be is done before.
  const issued = await issueInvoice(tx, row, facilities, receivedOn)
  await tx
    .insert(productEvent)
    .values({ productId: row.productId, name: productSteps.paid, data: { number: issued.number } })
  const { customer, language: kept, totals, currency } = issued.row.documentContext
  await facilities.tell(tx, { email: customer.email ?? '', language: kept }, receipt, (language) => ({
    id: `receipt-${row.variableSymbol}`,
    link: { page: 'productSuccess', id: row.productId },
    facts: { number: issued.number, total: formatMoney(totals.total, currency, language) },
  }))
  return issued.number
}
