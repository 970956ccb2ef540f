import { entityOperations } from '../entity-operations.ts'

export interface DiscountCoupon {
  id: string
  lawyer_fees_discount: number
  fees_discount: number
  discount_type: string
  recurring: boolean
}

export const discountCoupon = entityOperations<'discount_coupon', DiscountCoupon, { id: string }>({
  entity: 'discount_coupon',
  key: { id: 'String!' },
  fields: ['id', 'lawyer_fees_discount', 'fees_discount', 'discount_type', 'recurring'],
  ownFields: [],
  constraint: 'discount_coupon_pkey',
})
