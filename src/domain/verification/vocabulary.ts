import type { RiskBand } from '#domain/clearance/score/band.ts'

/** The scale from generic to invented; the first two are refused by most offices. */
export const distinctivenessLevels = ['generic', 'descriptive', 'suggestive', 'arbitrary', 'invented'] as const
export type Distinctiveness = (typeof distinctivenessLevels)[number]

export const riskLevels = ['low', 'medium', 'high', 'unknown'] as const
export type Risk = (typeof riskLevels)[number]

/** The risk that a person reads for a band of the score: a mark below every band is compared and far, which is low. */
export const riskToShow = (band: RiskBand): Risk => (band === 'none' ? 'low' : band)

// A place that nobody assessed is not a place of low risk.
const order: Record<Risk, number> = { low: 1, unknown: 2, medium: 3, high: 4 }

/** For sorting, the worst first. */
export function worstFirst(a: Risk, b: Risk): number {
  return order[b] - order[a]
}

/** The rule for the overall verdict: the worst jurisdiction decides. No jurisdiction at all gives unknown. */
export function worstRisk(risks: readonly Risk[]): Risk {
  const [first, ...rest] = risks
  if (first === undefined) return 'unknown'
  return rest.reduce((worst, risk) => (order[risk] > order[worst] ? risk : worst), first)
}

/** The worse of two. */
export const worseRisk = (a: Risk, b: Risk): Risk => worstRisk([a, b])
