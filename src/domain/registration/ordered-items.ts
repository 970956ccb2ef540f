import { z } from 'zod'

/** What the client ordered and at which price: worked out on each change, frozen at checkout. Minor units. */
export const orderedItems = z.object({
  version: z.literal(1),
  currency: z.string(),
  classes: z.array(z.number().int().min(1).max(45)),
  lines: z.array(
    z.object({
      kind: z.enum(['service', 'official']),
      jurisdiction: z.string(),
      classes: z.number().int(),
      net: z.number().int(),
      original: z.object({ amount: z.number().int(), currency: z.string(), rate: z.number() }).nullable(),
    }),
  ),
  /** Ordered, but without a known official fee or rate: we quote these before they can be paid. */
  toQuote: z.array(z.string()),
  ratesOn: z.string().nullable(),
  pricedOn: z.string(),
})

export type OrderedItems = z.infer<typeof orderedItems>
export type OrderLine = OrderedItems['lines'][number]
