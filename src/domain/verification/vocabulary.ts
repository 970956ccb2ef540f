/** The scale from generic to invented; the first two are refused by most offices. */
export const distinctivenessLevels = ['generic', 'descriptive', 'suggestive', 'arbitrary', 'invented'] as const
export type Distinctiveness = (typeof distinctivenessLevels)[number]

export const riskLevels = ['low', 'medium', 'high', 'unknown'] as const
export type Risk = (typeof riskLevels)[number]

const order: Record<Risk, number> = { unknown: 0, low: 1, medium: 2, high: 3 }

/** The rule for the overall verdict: the worst jurisdiction decides; nothing known gives unknown. */
export function worstRisk(risks: readonly Risk[]): Risk {
  return risks.reduce<Risk>((worst, risk) => (order[risk] > order[worst] ? risk : worst), 'unknown')
}
