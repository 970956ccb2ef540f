import { z } from 'zod'

/** Uses of a sign that nobody may have taken down, each of which somebody has to exclude before a notice is sent. */
export const lawfulUses = [
  'own-goods',
  'exhaustion',
  'description',
  'parody',
  'comparison',
  'earlier-right',
  'other-goods-or-place',
] as const
export type LawfulUse = (typeof lawfulUses)[number]

export const useAnswers = ['no', 'yes', 'unknown'] as const

/** Whether a lawful use applies, and what the answer rests on. */
export const useAnswer = z.object({
  use: z.enum(lawfulUses),
  applies: z.enum(useAnswers),
  ground: z.string().max(2000),
})
export type UseAnswer = z.infer<typeof useAnswer>

/**
 * The lawful uses that stand in the way of a notice: those that apply, those nobody knows of, those without an answer or
 * without what it rests on. Empty when each is excluded with a ground.
 */
export function openUses(answers: readonly { use: string; applies: string; ground: string }[]): LawfulUse[] {
  return lawfulUses.filter((use) => {
    const answer = answers.find((one) => one.use === use)
    return answer?.applies !== 'no' || answer.ground.trim() === ''
  })
}
