import { roundHalfUp } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/dates.ts'
import type { Coupon, OrderLine } from './invoice-document.ts'

/** When and how often a coupon is good. */
export interface CouponLimits {
  validFrom: PlainDate | null
  validTo: PlainDate | null
  /** Orders that it may be on; null for any number. */
  maxUses: number | null
}

export const couponProblems = ['not-begun', 'ended', 'used-up', 'other-currency'] as const
export type CouponProblem = (typeof couponProblems)[number]

/** Why a coupon is not good for an order on a day, after so many uses; null when it is. */
export function couponProblem(
  one: Coupon,
  limits: CouponLimits,
  at: { on: PlainDate; uses: number; currency: string },
): CouponProblem | null {
  if (limits.validFrom !== null && at.on < limits.validFrom) return 'not-begun'
  if (limits.validTo !== null && at.on > limits.validTo) return 'ended'
  if (limits.maxUses !== null && at.uses >= limits.maxUses) return 'used-up'
  return one.type === 'amount' && one.currency !== at.currency ? 'other-currency' : null
}

/** Lines as they are without any coupon. */
export const undiscounted = (lines: readonly OrderLine[]): OrderLine[] =>
  lines.map(({ discount, ...line }) => ({ ...line, net: line.net + (discount?.amount ?? 0) }))

/**
 * Lines with what a coupon takes off each, instead of any coupon before it; `null` takes it away. A share is rounded half up
 * line by line; an amount is taken from one line after the other, and from none more than it has.
 */
export function withCoupon(lines: readonly OrderLine[], one: Coupon | null): OrderLine[] {
  const plain = undiscounted(lines)
  if (one === null) return plain
  const left = { service: one.lawyerFees, official: one.fees }
  return plain.map((line) => {
    const rate = line.kind === 'service' ? one.lawyerFees : one.fees
    const share = one.type === 'percent' ? roundHalfUp((line.net * rate) / 10_000) : left[line.kind]
    const amount = Math.min(share, line.net)
    if (one.type === 'amount') left[line.kind] -= amount
    return amount === 0 ? line : { ...line, net: line.net - amount, discount: { coupon: one.id, amount } }
  })
}

/** What a coupon takes off in all. */
export const discountOf = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { discount }) => sum + (discount?.amount ?? 0), 0)
