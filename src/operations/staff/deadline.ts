import { deadlineKinds } from '#domain/docket/deadline.ts'
import { isForStaff } from '#domain/docket/feed.ts'
import { dueDays, natureOf } from '#domain/docket/state.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { addDays, officeZone, today } from '#kernel/dates.ts'
import type { Condition } from '../generated/reads.ts'
import { equals, type ListReads, search } from './list-reads.ts'
import { staffPage, type StaffRow } from './page.ts'
import { personFields } from './people.ts'

const fields = `id kind number opens due lawful_due grace_until done_at confidence is_by_letter override_at previous_due moved_at
  trademark { id name jurisdiction number assigned_admin { ${personFields} } user { ${personFields} } }`

export const deadlineList = staffPage('deadline', 'list', fields)
export const deadlineShow = staffPage('deadline', 'show', fields)

export type DeadlineListRow = StaffRow<'deadline', 'list'>

export const docketStates = ['running', 'due', 'open', 'in_grace', 'lapsed', 'confirm', 'moved'] as const
export type DocketState = (typeof docketStates)[number]

const kinds = deadlineKinds.filter(isForStaff)
const duties: Condition = { kind: { _in: deadlineKinds.filter((kind) => natureOf(kind) === 'duty') } }
const undone: Condition = { done_at: { _is_null: true } }
/** Days for which a date that moved is shown as such. */
const movedDays = 7

/** The conditions of the states of a deadline, as `deadlineState` has them, on a day. */
export function stateCondition(state: DocketState, on: string): Condition {
  const soon = addDays(on, dueDays)
  const conditions: Record<DocketState, Condition> = {
    // What somebody can still do something about, or others may.
    running: { kind: { _in: kinds }, _or: [{ due: { _gte: on } }, { ...duties, grace_until: { _gte: on } }] },
    due: { ...duties, due: { _gte: on, _lte: soon } },
    open: { ...duties, opens: { _lte: on }, due: { _gt: soon } },
    in_grace: { ...duties, due: { _lt: on }, grace_until: { _gte: on } },
    lapsed: {
      ...duties,
      due: { _lt: on },
      _or: [{ grace_until: { _is_null: true } }, { grace_until: { _lt: on } }],
    },
    confirm: { confidence: { _eq: 'low' }, override_at: { _is_null: true }, due: { _gte: on } },
    moved: { moved_at: { _gte: addDays(on, -movedDays) } },
  }
  return { _and: [undone, conditions[state]] }
}

export const deadlineReads: ListReads = {
  table: 'deadline',
  list: deadlineList,
  show: deadlineShow,
  filters: {
    q: search(['trademark.name', 'trademark.alias'], ['trademark.number']),
    state: (value) => {
      const state = docketStates.find((one) => one === value)
      return state ? stateCondition(state, today(officeZone, new Date())) : {}
    },
    what: equals('kind'),
    place: equals('trademark.jurisdiction'),
  },
  choices: { state: docketStates, what: kinds, place: jurisdictions },
  sorts: { due: 'due' },
  blanks: [],
  first: { field: 'due', order: 'ASC' },
}
