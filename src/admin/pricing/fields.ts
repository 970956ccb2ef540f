import { couponList, couponShow } from '#operations/staff/coupon.ts'
import { equals, search, type Reads } from '../reads.ts'

export const couponTypes = ['percent', 'amount'] as const
export type CouponType = (typeof couponTypes)[number]

export const couponReads: Reads = {
  list: couponList,
  show: couponShow,
  filters: { q: search([], ['id']), type: equals('discount_type') },
  choices: { type: couponTypes },
  sorts: { code: 'id', created: 'created_at' },
  blanks: [],
  first: { field: 'created_at', order: 'DESC' },
}
