import { z } from 'zod'

const day = z.iso.date().nullable()

/** Days of first use by the number of the class: anywhere, and in commerce that the United States regulate. */
export const firstUses = z.record(
  z.string().regex(/^([1-9]|[1-3]\d|4[0-5])$/),
  z.object({ anywhere: day, inCommerce: day }),
)
export type FirstUses = z.infer<typeof firstUses>
