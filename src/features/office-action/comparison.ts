import { explain } from '#domain/clearance/score/explain.ts'
import { score } from '#domain/clearance/score/score.ts'
import type { CitedMark } from '#domain/office-action/vocabulary.ts'
import type { MarkRow } from './policy.ts'

/** A cited mark held against ours by the one score of the product; nothing is compared of a mark without letters. */
export function comparedWith(mark: Pick<MarkRow, 'name' | 'goodsAndServices'>, cited: CitedMark) {
  const classesA = classesOf(mark)
  const hasLetters = mark.name.trim() !== '' && cited.name.trim() !== ''
  const similarity = hasLetters
    ? explain(score(mark.name, cited.name, { classesA, classesB: cited.classes ?? [] }))
    : null
  return { ...cited, similarity }
}

export const classesOf = (mark: Pick<MarkRow, 'goodsAndServices'>): number[] =>
  [...new Set(mark.goodsAndServices.map((list) => list.class))].toSorted((a, b) => a - b)
