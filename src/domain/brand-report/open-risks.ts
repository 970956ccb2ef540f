/** How much an open risk weighs; 'unrated' where no person has said. */
export const seriousnesses = ['high', 'medium', 'low', 'unrated'] as const
export type Seriousness = (typeof seriousnesses)[number]

/** What a risk is: a date of a mark, a case, a mark that a watch found, something on the web. */
export const riskKinds = ['date-in-grace', 'date-due', 'case', 'hit', 'sighting'] as const
export type RiskKind = (typeof riskKinds)[number]

/** So many open risks of one kind that weigh the same. */
export interface OpenRisk {
  kind: RiskKind
  seriousness: Seriousness
  count: number
}

/** What is open about a brand, as it was counted. Cases and found marks bring the weight that a person gave them. */
export interface OpenMatters {
  /** Duties whose last day is over, and which can be kept late; and those that are due soon. */
  inGrace: number
  due: number
  cases: readonly { relevance: string | null; count: number }[]
  hits: readonly { relevance: string | null; count: number }[]
  /** What searches found and our people released, and which is no case. */
  sightings: number
}

/** The weight that a person gave. */
export const seriousnessOf = (relevance: string | null): Seriousness =>
  seriousnesses.find((one) => one === relevance) ?? 'unrated'

/**
 * The open risks of a brand, the most serious first. A date in grace is serious, because the right is lost after it; one that
 * is due is of medium weight; what nobody rated stays unrated and weighs nothing that we made up.
 */
export function openRisks({ inGrace, due, cases, hits, sightings }: OpenMatters): OpenRisk[] {
  const rated = (kind: RiskKind, all: OpenMatters['cases']): OpenRisk[] =>
    all.map(({ relevance, count }) => ({ kind, seriousness: seriousnessOf(relevance), count }))
  const risks: OpenRisk[] = [
    { kind: 'date-in-grace', seriousness: 'high', count: inGrace },
    { kind: 'date-due', seriousness: 'medium', count: due },
    ...rated('case', cases),
    ...rated('hit', hits),
    { kind: 'sighting', seriousness: 'unrated', count: sightings },
  ]
  return risks
    .filter(({ count }) => count > 0)
    .sort(
      (a, b) =>
        seriousnesses.indexOf(a.seriousness) - seriousnesses.indexOf(b.seriousness) ||
        riskKinds.indexOf(a.kind) - riskKinds.indexOf(b.kind),
    )
}

/** The one number: how many risks are open. It is a count, so whoever reads it can go through them. */
export const riskCount = (risks: readonly OpenRisk[]): number => risks.reduce((sum, { count }) => sum + count, 0)

/** How many there are of each weight. */
export const countsOf = (risks: readonly OpenRisk[]): { seriousness: Seriousness; count: number }[] =>
  seriousnesses
    .map((seriousness) => ({
      seriousness,
      count: riskCount(risks.filter((risk) => risk.seriousness === seriousness)),
    }))
    .filter(({ count }) => count > 0)
