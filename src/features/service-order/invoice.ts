import { serviceRequestInvoice } from '#contract/service-order.ts'
import { invoiceFile } from '#features/billing/index.ts'
import { handle } from '#features/facilities.ts'
import { AppError } from '#kernel/errors.ts'
import { serviceFor } from './policy.ts'

/** The invoice of a service order, or its proforma as long as it is not paid. */
export const openInvoiceOf = handle(serviceRequestInvoice, async ({ params }, caller, facilities) => {
  const row = await serviceFor(facilities.db, params.id, caller)
  const file = row.productId === null ? null : await invoiceFile(facilities, row.productId)
  if (file === null) throw new AppError('rules-unmet', { facts: { missing: 'completed checkout' } })
  return file
})
