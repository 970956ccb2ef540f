import { eq } from 'drizzle-orm'
import { requestCoupon } from '#contract/coupon.ts'
import { withCoupon } from '#domain/billing/discount.ts'
import type { Coupon } from '#domain/billing/invoice-document.ts'
import { requestCan } from '#domain/registration/can.ts'
import { AppError } from '#kernel/errors.ts'
import { registrationRequest } from '#schema/registration.ts'
import { couponFor } from '#features/billing/index.ts'
import { handle } from '#features/facilities.ts'
import type { Tx } from '#platform/db/database.ts'
import { lockedRequest, type RequestRow } from './policy.ts'

/** Writes a coupon, or that there is none, into what a request ordered. */
export async function discountRequest(tx: Tx, row: RequestRow, coupon: Coupon | null): Promise<void> {
  const items = row.orderedItems
  await tx
    .update(registrationRequest)
    .set({
      discountCouponId: coupon?.id ?? null,
      ...(items && { orderedItems: { ...items, lines: withCoupon(items.lines, coupon), coupon } }),
    })
    .where(eq(registrationRequest.id, row.id))
}

/** Puts a coupon on the order of a request as long as it can be changed. */
export const chooseCoupon = handle(requestCoupon, async ({ params, body }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const row = await lockedRequest(tx, params.id, caller)
    if (!requestCan.order(row) && !requestCan.checkout(row))
      throw new AppError('transition-refused', { facts: { from: row.status, to: 'Order created' } })
    const at = { on: facilities.today(), currency: row.currency }
    await discountRequest(tx, row, body.code === null ? null : await couponFor(tx, body.code, at))
  })
  return { done: true as const }
})
