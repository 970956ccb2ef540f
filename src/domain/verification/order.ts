import type { Risk } from './vocabulary.ts'

/** A similar mark as it is put in order. */
interface Ordered {
  readonly similarity: Risk
  readonly name: string
  readonly score: { readonly risk: number } | null
}

const order: Record<Risk, number> = { high: 0, medium: 1, low: 2, unknown: 3 }

/** Nearest danger first: what a person said, then the score, then the name. The same for who works on an answer and who reads it. */
export const nearestFirst = (a: Ordered, b: Ordered): number =>
  order[a.similarity] - order[b.similarity] ||
  (b.score?.risk ?? 0) - (a.score?.risk ?? 0) ||
  (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
