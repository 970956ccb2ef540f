import { feeSurcharges, feeTiers, feeVariants, offeringFees } from '#domain/pricing/shapes.ts'
import type { Facts } from './facts.ts'
import { everything } from './permissions/permission.ts'
import { discountCoupon, exchangeRate, feeRule, serviceFee } from './pricing.ts'

export const facts = {
  discount_coupon: {
    table: discountCoupon,
    held: 'nobody',
  },
  fee_rule: {
    table: feeRule,
    open: { select: { columns: '*', filter: everything, limit: 1000 } },
    json: { tiers: feeTiers, surcharges: feeSurcharges, variants: feeVariants },
    held: 'nobody',
  },
  service_fee: {
    table: serviceFee,
    open: { select: { columns: '*', filter: everything, limit: 1000 } },
    json: { offerings: offeringFees },
    held: 'nobody',
  },
  exchange_rate: {
    table: exchangeRate,
    open: { select: { columns: '*', filter: everything, limit: 100 } },
    held: 'nobody',
  },
} satisfies Facts
