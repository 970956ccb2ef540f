import { weights } from '../weights.ts'

export const riskBands = ['high', 'medium', 'low', 'none'] as const
export type RiskBand = (typeof riskBands)[number]

/** The risk from the similarity of the signs and the relation of their goods: more of one makes up for less of the other. */
export function riskFrom(mark: number, goods: number): number {
  return mark * (weights.risk.fixed + weights.risk.byGoods * goods)
}

/** The band of a risk; "none" is not listed. */
export function bandOf(risk: number): RiskBand {
  if (risk >= weights.bands.high) return 'high'
  if (risk >= weights.bands.medium) return 'medium'
  return risk >= weights.bands.low ? 'low' : 'none'
}
