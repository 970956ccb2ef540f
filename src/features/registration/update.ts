import { and, eq, inArray } from 'drizzle-orm'
import { requestUpdate } from '#contract/registration.ts'
import { statusesToWork } from '#domain/registration/can.ts'
import { priceOrder } from '#domain/registration/price.ts'
import { AppError } from '#kernel/errors.ts'
import { registrationRequest } from '#schema/registration.ts'
import { priceSnapshot, tellPriceWanted } from '#features/billing/index.ts'
import { handle } from '#features/facilities.ts'
import { lockedRequest } from './policy.ts'

/** Chooses jurisdictions and classes and works out the price; saved each time, so the order resumes on any device. */
export const update = handle(
  requestUpdate,
  async ({ params, body }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const row = await lockedRequest(tx, params.id, caller)
      const jurisdictions = [...new Set(body.jurisdictions)]
      const classes = [...new Set(body.classes)].sort((a, b) => a - b)
      const snapshot = await priceSnapshot(tx, facilities.today(), { jurisdictions })
      const coupon = row.orderedItems?.coupon ?? null
      const orderedItems = priceOrder({ jurisdictions, classes, currency: row.currency }, snapshot, coupon)
      const changed = await tx
        .update(registrationRequest)
        .set({ jurisdictions, orderedItems, filingClassesCount: classes.length })
        .where(and(eq(registrationRequest.id, row.id), inArray(registrationRequest.status, statusesToWork.order)))
      if (changed.rowCount !== 1)
        throw new AppError('transition-refused', { facts: { from: row.status, to: 'Order created' } })
      await tellPriceWanted(tx, facilities, {
        id: row.id,
        number: row.publicId,
        name: [row.contactFirstName, row.contactLastName].join(' '),
        toQuote: orderedItems.toQuote,
      })
      return { orderedItems }
    }),
)
