import { z } from 'zod'

export const chancesOfSuccess = ['low', 'medium', 'high'] as const

/** What an ordered way leads to: an answer to the office, or more time for one. */
export const solutionKinds = ['response', 'extension'] as const
export type SolutionKind = (typeof solutionKinds)[number]

/** Why an office objects. */
export const issueCategories = [
  'likelihood-of-confusion',
  'descriptiveness',
  'genericness',
  'identification-of-goods',
  'classification',
  'specimen',
  'disclaimer',
  'owner',
  'formality',
  'prior-pending',
  'other',
] as const
export type IssueCategory = (typeof issueCategories)[number]

/** A mark the office holds against ours. */
export const citedMark = z.object({
  name: z.string(),
  number: z.string().optional(),
  owner: z.string().optional(),
  classes: z.array(z.number().int().min(1).max(45)).optional(),
  url: z.string().optional(),
})
export type CitedMark = z.infer<typeof citedMark>
