import { explain } from '#domain/clearance/score/explain.ts'
import type { Explanation } from '#domain/clearance/score/explanation.ts'
import { normalise } from '#domain/clearance/words/letters.ts'
import { score } from '#domain/clearance/score/score.ts'
import type { RegisteredMark } from './registered-marks.ts'

export type ComparedMark = RegisteredMark & { name: string; spelling: null; score: Explanation }

/** A mark of a register with what its words have in common with a client's mark of some classes. */
export const comparedWith = (mark: string, classes: readonly number[], row: RegisteredMark): ComparedMark => ({
  ...row,
  name: normalise(row.text).compact,
  spelling: null,
  score: explain(score(mark, row.text, { classesA: [...classes], classesB: row.classes })),
})
