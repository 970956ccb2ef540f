import { equals, type ListReads, search } from './list-reads.ts'
import { staffPage, type StaffRow } from './page.ts'

const fields = `id lawyer_fees_discount fees_discount discount_type currency valid_from valid_to max_uses created_at
  invoices_aggregate(where: { cancelled_at: { _is_null: true } }) { aggregate { count } }`

export const couponList = staffPage('discount_coupon', 'list', fields)
export const couponShow = staffPage('discount_coupon', 'show', fields)

/** A coupon, and on how many orders it is. */
export type CouponRow = StaffRow<'discount_coupon', 'show'>

export const couponTypes = ['percent', 'amount'] as const
export type CouponType = (typeof couponTypes)[number]

export const couponReads: ListReads = {
  table: 'discount_coupon',
  list: couponList,
  show: couponShow,
  filters: { q: search([], ['id']), type: equals('discount_type') },
  choices: { type: couponTypes },
  sorts: { code: 'id', created: 'created_at' },
  blanks: [],
  first: { field: 'created_at', order: 'DESC' },
}
