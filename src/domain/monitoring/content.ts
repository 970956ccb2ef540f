import { z } from 'zod'
import { coupon, orderLine } from '#domain/billing/invoice-document.ts'
import { paymentFrequencies, subscriptionTiers } from './status.ts'

/** What one period of a subscription costs, frozen when its payment is prepared. Minor units. */
export const paymentContent = z.object({
  version: z.literal(1),
  tier: z.enum(subscriptionTiers),
  frequency: z.enum(paymentFrequencies),
  currency: z.string(),
  lines: z.array(orderLine),
  ratesOn: z.string().nullable(),
  pricedOn: z.string(),
  /** Its discount stands in the lines. */
  coupon: coupon.nullable(),
})
export type PaymentContent = z.infer<typeof paymentContent>
