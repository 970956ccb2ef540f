import { z } from 'zod'
import { coupon, orderLine } from '#domain/billing/invoice-document.ts'

/** What the client ordered and at which price: worked out on each change, frozen at checkout. Minor units. */
export const orderedItems = z.object({
  version: z.literal(1),
  currency: z.string(),
  classes: z.array(z.number().int().min(1).max(45)),
  lines: z.array(orderLine),
  /** Ordered, but without a known official fee or rate: we quote these before they can be paid. */
  toQuote: z.array(z.string()),
  ratesOn: z.string().nullable(),
  pricedOn: z.string(),
  /** Its discount stands in the lines. */
  coupon: coupon.nullable().optional(),
})

export type OrderedItems = z.infer<typeof orderedItems>
