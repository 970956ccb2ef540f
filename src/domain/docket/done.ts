import type { PlainDate } from '#kernel/dates.ts'
import type { DeadlineKind } from './deadline.ts'

/**
 * What is done after its last day only as the register has it, which has a way of its own: a renewal by the new end on the record of the
 * mark, use by the page of its filing. What was done in time and said late (an answer, an instalment) is said here.
 */
const keptByRegister: readonly string[] = ['renewal', 'use_declaration', 'statement_of_use'] satisfies DeadlineKind[]

interface Day {
  kind: string
  opens: PlainDate | null
  due: PlainDate
  graceUntil: PlainDate | null
}

/** Why it cannot be said on a day that what a deadline asks for was done; null where it can. */
export function doneProblem(
  { kind, opens, due, graceUntil }: Day,
  on: PlainDate,
): 'open-window' | 'running-day' | null {
  if (opens !== null && on < opens) return 'open-window'
  const isOver = on > due && (graceUntil === null || on > graceUntil)
  return isOver && keptByRegister.includes(kind) ? 'running-day' : null
}
