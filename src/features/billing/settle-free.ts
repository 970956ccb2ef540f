import type { Facilities } from '#features/facilities.ts'
import type { Tx } from '#platform/db/database.ts'
import type { InvoiceRow } from './invoices.ts'
import { payInvoice } from './pay-invoice.ts'

/**
 * Makes an order that its coupons left nothing of a paid one, as soon as it is placed: no provider takes an order of nothing, and
 * nobody transfers it. The order, its product and its invoice are locked by the caller. Answers whether it was one.
 */
export async function settleFree(tx: Tx, facilities: Facilities, row: InvoiceRow): Promise<boolean> {
  if (row.documentContext.totals.total !== 0) return false
  await payInvoice(tx, row, facilities, facilities.today())
  return true
}
