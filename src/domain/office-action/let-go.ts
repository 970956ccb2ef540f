import type { PlainDate } from '#kernel/dates.ts'
import type { OfficeActionStatus } from './status.ts'

/** An office action that its client let go: until when that can be changed; null where the day is not known, `isOver` where it has passed. */
export interface LetGo {
  until: PlainDate | null
  isOver: boolean
}

/** Of the office actions of a mark, the newest first, what was decided of the last one; null where it is not let go. */
export function letGoOf(
  actions: readonly { status: OfficeActionStatus; due: PlainDate | null }[],
  on: PlainDate,
): LetGo | null {
  const [last] = actions
  if (last?.status !== 'Abandoned') return null
  return { until: last.due, isOver: last.due !== null && last.due < on }
}
