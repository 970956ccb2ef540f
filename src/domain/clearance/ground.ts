import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'

/** Reasons why an office may refuse a sign by itself. */
export const groundKinds = [
  'descriptive', 'generic', 'laudatory', 'quality', 'geographical', 'geographical_indication', 'official_symbol', 'surname',
  'unit', 'colour', 'numeral', 'too_short', 'deceptive', 'public_policy', 'person',
] as const // prettier-ignore
export type GroundKind = (typeof groundKinds)[number]

/** How much a ground weighs: high is usually refused, medium often, low wants a look. */
export const groundRisks = ['low', 'medium', 'high'] as const
export type GroundRisk = (typeof groundRisks)[number]

/** Which word of a sign, for which classes, and whether nothing in the sign stands beside such words. A hint, not a decision. */
export interface GroundHint {
  readonly kind: GroundKind
  readonly word: string
  readonly classes: readonly number[]
  readonly whole: boolean
  readonly risk: GroundRisk
}

/** What a ground is in a place, and how much it weighs there. */
export interface GroundInPlace {
  readonly place: Jurisdiction
  readonly kind: GroundKind
  readonly risk: GroundRisk
}

/** A ground with what it is in each place that was asked for; null where none was. */
export interface PlacedGround extends GroundHint {
  readonly places: readonly GroundInPlace[] | null
}

/** A ground as it is told: where it stands, and where it only wants a look. */
export interface ToldGround extends Pick<GroundHint, 'kind' | 'word' | 'classes'> {
  readonly standing: readonly Jurisdiction[]
  readonly toCheck: readonly Jurisdiction[]
}

/**
 * Grounds as a reader is told of them, each kind of a word once with its places; one that stands in none of the places is left
 * out. Where no place was asked for, none is named.
 */
export function toldGrounds(grounds: readonly PlacedGround[]): ToldGround[] {
  return grounds.flatMap(({ kind, word, classes, risk, places }): ToldGround[] => {
    if (places === null) return [{ kind, word, classes, standing: [], toCheck: [] }]
    return [...Map.groupBy(places, (one) => one.kind)].map(([told, of]) => {
      const isLow = risk === 'low' && of.every((one) => one.risk === 'low')
      const [standing, toCheck] = [[] as Jurisdiction[], [] as Jurisdiction[]]
      for (const one of of) (one.risk !== 'low' || isLow ? standing : toCheck).push(one.place)
      return { kind: told, word, classes, standing, toCheck }
    })
  })
}
