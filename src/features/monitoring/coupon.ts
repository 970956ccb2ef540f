import { eq } from 'drizzle-orm'
import { subscriptionCoupon, subscriptionCouponChoose } from '#contract/monitoring.ts'
import { couponProblem } from '#domain/billing/discount.ts'
import { found } from '#kernel/errors.ts'
import { discountCoupon } from '#schema/pricing.ts'
import { brandSubscription } from '#schema/monitoring.ts'
import { couponFor, couponNow, openInvoice } from '#features/billing/index.ts'
import { handle } from '#features/facilities.ts'
import { mustRun } from './change.ts'
import { mayWorkOn, openOf, paymentsOf, subscriptionFor, subscriptionOf } from './policy.ts'
import { preparePayment } from './prepare.ts'
import { trackSubscription } from './transition.ts'

export const coupon = handle(subscriptionCoupon, async ({ params }, caller, facilities) => {
  const one = await subscriptionOf(facilities.db, params.id)
  const { row } = found(one && mayWorkOn(one, caller) ? one : null)
  if (row.discountCouponId === null) return { coupon: null }
  const { coupon: kept, limits, uses } = found(await couponNow(facilities.db, row.discountCouponId))
  const [more] = await facilities.db.select().from(discountCoupon).where(eq(discountCoupon.id, kept.id))
  const problem = couponProblem(kept, limits, { on: facilities.today(), uses, currency: row.currency })
  const { id, type, lawyerFees, currency } = kept
  return { coupon: { id, type, lawyerFees, currency, recurring: more?.recurring ?? false, problem } }
})

/** Puts a coupon on the periods that are not ordered yet. */
export const choose = handle(subscriptionCouponChoose, async ({ params, body }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const one = await subscriptionFor(tx, params.id, caller)
    mustRun(one)
    const at = { on: facilities.today(), currency: one.row.currency }
    const chosen = body.code === null ? null : await couponFor(tx, body.code, at)
    const discountCouponId = chosen?.id ?? null
    await tx.update(brandSubscription).set({ discountCouponId }).where(eq(brandSubscription.id, one.row.id))
    await trackSubscription(tx, one.row.id, chosen ? 'Coupon applied' : 'Coupon removed', caller.userId)
    const open = openOf(await paymentsOf(tx, one.row.id))
    if (open && (!open.productId || !(await openInvoice(tx, open.productId))))
      await preparePayment(tx, found(await subscriptionOf(tx, one.row.id)), facilities)
  })
  return { done: true as const }
})
