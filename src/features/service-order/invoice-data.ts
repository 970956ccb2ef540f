import { eq } from 'drizzle-orm'
import { serviceRequestInvoiceData } from '#contract/service-order.ts'
import type { OrderLine } from '#domain/billing/invoice-document.ts'
import type { ServiceContent } from '#domain/service-order/content.ts'
import { refuseField } from '#kernel/errors.ts'
import { serviceRequest } from '#schema/service-order.ts'
import { signedInUser } from '#features/account/index.ts'
import { handle } from '#features/facilities.ts'
import { itemsOf } from './items.ts'
import { lockedService, mustBeOpen } from './policy.ts'
import { trackService } from './transition.ts'

/** Staff write what an order costs, line by line, where the list has no fee for it; the client pays that and nothing else. */
export const saveInvoiceData = handle(serviceRequestInvoiceData, async ({ params, body }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const row = await lockedService(tx, params.id, caller)
    mustBeOpen(row)
    const [first] = itemsOf(row)
    if (!first) refuseField('lines', 'choose-at-least-one')
    const lines = body.lines.map(({ kind, text, net }): OrderLine => ({
      kind,
      text,
      net,
      jurisdiction: first.jurisdiction,
      classes: first.classes,
      original: null,
    }))
    const invoiceContent: ServiceContent = {
      version: 1,
      currency: row.currency,
      lines,
      toQuote: [],
      ratesOn: null,
      pricedOn: facilities.today(),
      quotedBy: signedInUser(caller),
    }
    await tx.update(serviceRequest).set({ invoiceContent, discountCouponId: null }).where(eq(serviceRequest.id, row.id))
    await trackService(tx, row.id, 'Order updated', caller.userId)
  })
  return { done: true as const }
})
