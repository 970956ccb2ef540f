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
