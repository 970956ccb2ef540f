import { eq } from 'drizzle-orm'
import { serviceRequestUpdate } from '#contract/service-order.ts'
import { serviceRequest } from '#schema/service-order.ts'
import { handle } from '#features/facilities.ts'
import { ownItems } from './items.ts'
import { lockedService, mustBeOpen, mustStandAlone } from './policy.ts'
import { trackService } from './transition.ts'
import { tellUnpriced } from './unpriced.ts'

/** Changes what an order is for while nothing of it is binding; its price is worked out anew at the checkout. */
export const update = handle(serviceRequestUpdate, async ({ params, body }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const row = await lockedService(tx, params.id, caller)
    mustBeOpen(row)
    mustStandAlone(row)
    const on = { serviceName: row.serviceName, today: facilities.today() }
    const items = await ownItems(tx, body.items, row.userId, on)
    const { transfer } = row.parameters
    await tx
      .update(serviceRequest)
      .set({
        // Which classes go was said of marks at their places in the list.
        parameters: {
          ...row.parameters,
          items,
          message: body.message,
          transfer: transfer && { ...transfer, parts: [] },
          signed: undefined,
        },
        invoiceContent: null,
        discountCouponId: null,
      })
      .where(eq(serviceRequest.id, row.id))
    await trackService(tx, row.id, 'Order updated', caller.userId)
    await tellUnpriced(tx, facilities, row.id)
  })
  return { done: true as const }
})
