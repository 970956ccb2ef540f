import type { FieldErrors } from '#kernel/errors.ts'

interface Solution {
  chanceOfSuccess: string | null
  ground: string | null
  serviceFee: number | null
  governmentFee: number | null
  recommended: boolean
}

/** What is wrong with an examination wherever it is saved: a chance without its ground, two ways that are recommended. */
export function draftProblems({ solutions }: { solutions: readonly Solution[] }): FieldErrors {
  const problems: FieldErrors = {}
  let recommended = 0
  for (const [at, { chanceOfSuccess, ground, recommended: isRecommended }] of solutions.entries()) {
    if (chanceOfSuccess !== null && ground === null) problems[`solutions.${at}.ground`] = 'reason-needed'
    if (isRecommended && (recommended += 1) > 1) problems[`solutions.${at}.recommended`] = 'not-a-choice'
  }
  return problems
}

/** The same, and what a client must find: an explained objection, a way with both of its fees. */
export function examinationProblems({
  issues,
  solutions,
}: {
  issues: readonly { explanation: string | null }[]
  solutions: readonly Solution[]
}): FieldErrors {
  const problems = draftProblems({ solutions })
  if (issues.length === 0) problems.issues = 'choose-at-least-one'
  if (solutions.length === 0) problems.solutions = 'choose-at-least-one'
  for (const [at, { explanation }] of issues.entries())
    if (explanation === null) problems[`issues.${at}.explanation`] = 'required'
  for (const [at, { serviceFee, governmentFee }] of solutions.entries()) {
    if (serviceFee === null) problems[`solutions.${at}.serviceFee`] = 'required'
    if (governmentFee === null) problems[`solutions.${at}.governmentFee`] = 'required'
    if (serviceFee !== null && governmentFee !== null && serviceFee + governmentFee === 0)
      problems[`solutions.${at}.serviceFee`] ??= 'required'
  }
  return problems
}
