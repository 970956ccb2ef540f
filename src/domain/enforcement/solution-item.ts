import { z } from 'zod'

/** One priced step of a case solution; `amount` in minor units of the solution's currency. */
export const solutionItem = z.object({
  service: z.string(),
  description: z.string(),
  amount: z.number().int().min(0),
})
export type SolutionItem = z.infer<typeof solutionItem>
