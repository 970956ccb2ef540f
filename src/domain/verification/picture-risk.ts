import type { Explanation } from '#domain/clearance/score/explanation.ts'
import type { PictureExplanation } from '#domain/clearance/picture/like-picture.ts'
import type { Risk } from './vocabulary.ts'

/** Likenesses from which pictures count as alike, and as very much alike; bench/pictures/run.ts prints what they let through. */
export const likeFrom = 0.82
export const veryLikeFrom = 0.9

/**
 * What follows from two pictures alone, before a person looks at them: lower by one where goods or services are other ones. Low is
 * never said: that two devices show the same thing in another way no figure tells, so what is not alike by figures is not assessed.
 */
export function pictureRisk({ whole }: Pick<PictureExplanation, 'whole'>, { level }: Explanation['goods']): Risk {
  if (whole < likeFrom) return 'unknown'
  if (whole >= veryLikeFrom) return level === 'other' ? 'medium' : 'high'
  return level === 'other' ? 'unknown' : 'medium'
}
