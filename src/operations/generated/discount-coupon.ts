import { entityOperations } from '../entity-operations.ts'

export interface DiscountCoupon {
  id: string
  lawyer_fees_discount: number
  fees_discount: number
  discount_type: string
  recurring: boolean
  currency: string | null
  valid_from: string | null
  valid_to: string | null
  max_uses: number | null
  created_at: string
}

export const discountCoupon = entityOperations<'discount_coupon', DiscountCoupon, { id: string }>({
  entity: 'discount_coupon',
  key: { id: 'String!' },
  fields: [
    'id',
    'lawyer_fees_discount',
    'fees_discount',
    'discount_type',
    'recurring',
    'currency',
    'valid_from',
    'valid_to',
    'max_uses',
    'created_at',
  ],
  ownFields: [],
  constraint: 'discount_coupon_pkey',
})
