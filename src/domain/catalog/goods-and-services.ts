import { z } from 'zod'
import { list, trimmed } from '#kernel/bounded.ts'

/** A list of goods and services: per Nice class (1 to 45) the terms in the words of the office. */
export const goodsAndServices = list(
  z.object({
    class: z.number().int().min(1).max(45),
    terms: list(trimmed(500).min(1), 200, { min: 1 }),
  }),
  45,
)

export type GoodsAndServices = z.infer<typeof goodsAndServices>
