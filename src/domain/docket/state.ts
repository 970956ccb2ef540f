import type { PlainDate } from '#kernel/dates.ts'
import { addDays } from '#kernel/dates.ts'
import type { DeadlineKind } from './deadline.ts'

/** A duty costs the right when it is missed; an option may be left; a fact is told. */
export type Nature = 'duty' | 'option' | 'fact'

const natures: Record<DeadlineKind, Nature> = {
  term: 'fact',
  renewal: 'duty',
  opposition: 'fact',
  opposition_extension: 'fact',
  office_action_reply: 'duty',
  office_action_extension: 'option',
  statement_of_use: 'duty',
  use_declaration: 'duty',
  incontestability: 'option',
  priority: 'option',
  priority_proof: 'duty',
  nonuse: 'fact',
  second_instalment: 'duty',
  opposition_reply: 'duty',
  cooling_off: 'option',
  opposition_evidence: 'duty',
  dependency: 'fact',
  refusal_limit: 'fact',
  transformation: 'option',
}

export const natureOf = (kind: DeadlineKind): Nature => natures[kind]

export const deadlineStates = ['ahead', 'open', 'due', 'in_grace', 'lapsed', 'over', 'done'] as const
export type DeadlineState = (typeof deadlineStates)[number]

/** A duty within so many days of its last day is due. */
export const dueDays = 30

export interface Dated {
  kind: DeadlineKind
  opens: PlainDate | null
  due: PlainDate
  graceUntil: PlainDate | null
  doneAt?: string | null
}

/**
 * How a deadline stands on a day of its office: ahead of its window, open, due (a duty within 30 days), in grace, lapsed
 * when a duty was missed for good, over when an option or a fact has passed. An option is never overdue.
 */
export function deadlineState({ kind, opens, due, graceUntil, doneAt }: Dated, on: PlainDate): DeadlineState {
  if (doneAt != null) return 'done'
  const isDuty = natureOf(kind) === 'duty'
  if (on > due) {
    if (!isDuty) return 'over'
    return graceUntil !== null && on <= graceUntil ? 'in_grace' : 'lapsed'
  }
  if (isDuty && addDays(due, -dueDays) <= on) return 'due'
  // Without a window a date that asks for nothing is only ahead.
  const hasWindow = opens !== null || isDuty
  return hasWindow && (opens === null || opens <= on) ? 'open' : 'ahead'
}
