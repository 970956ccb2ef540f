import { z } from 'zod'

/** A list of goods and services: per Nice class (1 to 45) the terms in the words of the office. */
export const goodsAndServices = z
  .array(
    z.object({
      class: z.number().int().min(1).max(45),
      terms: z.array(z.string().trim().min(1).max(500)).min(1).max(200),
    }),
  )
  .max(45)

export type GoodsAndServices = z.infer<typeof goodsAndServices>
