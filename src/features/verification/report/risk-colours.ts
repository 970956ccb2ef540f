import type { Risk } from '#domain/verification/vocabulary.ts'

/** A risk is told by its word and by a square beside it. */
export const riskColours: Record<Risk, string> = {
  low: '#2F6B4F',
  medium: '#A8660B',
  high: '#A3263A',
  unknown: '#8A90A0',
}
