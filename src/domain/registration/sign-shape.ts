import { z } from 'zod'
import { list } from '#kernel/bounded.ts'
import type { ClaimedColours } from './sign.ts'

/** The shape of the colours that are kept of a mark; apart from their rule, which a browser works with. */
export const claimedColours: z.ZodType<ClaimedColours> = list(
  z.strictObject({ name: z.string().max(60), code: z.string().max(40).nullable(), where: z.string().max(200) }),
  20,
)
