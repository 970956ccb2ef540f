import { z } from 'zod'

/** What a step of a solution is ordered as; each is a service of ours. */
export const solutionServices = ['Takedown', 'CeaseAndDesistLetter', 'DomainResolution', 'LegalRepresentation'] as const
export type SolutionService = (typeof solutionServices)[number]

/** One priced step of a case solution; `amount` in minor units of the solution's currency. */
export const solutionItem = z.object({
  service: z.string(),
  description: z.string(),
  amount: z.number().int().min(0),
  /** Our fee, or one of an office or a panel; ours where an older row does not say. */
  kind: z.enum(['service', 'official']).optional(),
})
export type SolutionItem = z.infer<typeof solutionItem>

/** The service that a solution is ordered as: that of its first step. */
export function orderedAs(items: readonly SolutionItem[]): SolutionService {
  const [first] = items
  return solutionServices.find((service) => service === first?.service) ?? 'Takedown'
}

/** What a solution costs together without VAT, in minor units. */
export const netOf = (items: readonly SolutionItem[]): number => items.reduce((sum, { amount }) => sum + amount, 0)
