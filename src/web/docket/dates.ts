import { clientKinds } from '#domain/docket/client-kinds.ts'
import type { Confidence, Deadline, DeadlineKind } from '#domain/docket/deadline.ts'
import { deadlineState, natureOf, type DeadlineState } from '#domain/docket/state.ts'
import { daysBetween, type PlainDate } from '#kernel/dates.ts'
import type { DeadlineRow } from '#operations/trademark.ts'

/** A date that runs, as the sum it is. */
export interface RunningDate {
  kind: DeadlineKind
  date: PlainDate
  days: number
  state: DeadlineState
  /** By the sum alone; another day when the office is closed on it. */
  calendarDue: PlainDate
  /** 'weekend' or a holiday's name, when closed days moved the date. */
  movedBecause: string | null
  /** Nobody confirmed yet what the law says: it is no date to rely on. */
  isUnconfirmed: boolean
  /** Only the letter of the office says the day, and nobody has read it yet. */
  isInLetter: boolean
  /** Absent when a person set the day against the sum. */
  base: {
    event: string
    date: PlainDate
    amount: number
    unit: string
    law: string | null
    article: string | null
    sourceKind: string
    confidence: Confidence
  } | null
  opens: PlainDate | null
  late: PlainDate | null
}

/** What of a date is shown as a day. */
export type ShownDate = Pick<RunningDate, 'date' | 'days' | 'isUnconfirmed' | 'isInLetter'>

/** A last day that a person confirmed. */
export const confirmedDay = (date: PlainDate, today: PlainDate): ShownDate => ({
  date,
  days: daysBetween(today, date),
  isUnconfirmed: false,
  isInLetter: false,
})

const texts = {
  renewal: 'renewal',
  use_declaration: 'use',
  statement_of_use: 'statement',
  office_action_reply: 'reply',
  opposition_reply: 'opposed',
  opposition_evidence: 'evidence',
  cooling_off: 'coolingOff',
  second_instalment: 'instalment',
  priority: 'priority',
  opposition: 'opposition',
  term: 'renewal',
} as const

/** The texts of a kind of date; a kind that clients are not told of has none and reads as a renewal. */
export const dateTexts = (kind: DeadlineKind) => (kind in texts ? texts[kind as keyof typeof texts] : 'renewal')

/** What is said of a date: that it can be kept late, that it is over, or what it is. */
export const dateWords = ({
  kind,
  state,
  late,
  isUnconfirmed,
}: Pick<RunningDate, 'kind' | 'state' | 'late' | 'isUnconfirmed'>) =>
  state === 'in_grace'
    ? 'date.inGrace'
    : state !== 'lapsed'
      ? (`date.text.${dateTexts(kind)}` as const)
      : kind === 'renewal' && late !== null && !isUnconfirmed
        ? 'date.renewalLapsed'
        : 'date.passed'

const confidenceOf = (text: string): Confidence => (text === 'high' || text === 'medium' ? text : 'low')

/** The dates of a docket that are still to be kept or were missed, soonest first. */
export function runningDates(rows: readonly DeadlineRow[], today: PlainDate): RunningDate[] {
  return rows
    .map((row) => runningDate(row, today))
    .filter(({ kind, state }) => clientKinds.includes(kind) && state !== 'done' && state !== 'over')
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

/** What a running date is made of. */
export type DatedRow = Pick<
  DeadlineRow,
  | 'kind'
  | 'due'
  | 'opens'
  | 'grace_until'
  | 'done_at'
  | 'calendar_due'
  | 'moved_because'
  | 'confidence'
  | 'override_at'
  | 'from_event'
  | 'from_date'
  | 'amount'
  | 'unit'
  | 'law'
  | 'article'
  | 'source_kind'
  | 'is_by_letter'
>

export function runningDate(row: DatedRow, today: PlainDate): RunningDate {
  const { kind } = row
  const confidence = confidenceOf(row.confidence)
  return {
    kind,
    date: row.due,
    days: daysBetween(today, row.due),
    state: deadlineState(
      { kind, opens: row.opens, due: row.due, graceUntil: row.grace_until, doneAt: row.done_at },
      today,
    ),
    calendarDue: row.calendar_due,
    movedBecause: row.moved_because,
    isUnconfirmed: confidence === 'low' && row.override_at === null,
    isInLetter: row.is_by_letter && row.override_at === null,
    base:
      row.override_at === null
        ? {
            event: row.from_event,
            date: row.from_date,
            amount: row.amount,
            unit: row.unit,
            law: row.law,
            article: row.article,
            sourceKind: row.source_kind,
            confidence,
          }
        : null,
    opens: row.opens,
    late: row.grace_until,
  }
}

/** A date of the law for an example, which no docket keeps. */
export function exampleDate(deadline: Deadline, today: PlainDate): RunningDate {
  const { rule, from, length, moved } = deadline
  return {
    kind: deadline.kind,
    date: deadline.due,
    days: daysBetween(today, deadline.due),
    state: deadlineState(deadline, today),
    calendarDue: deadline.calendarDue,
    movedBecause: moved === null ? null : moved.kind === 'weekend' ? 'weekend' : moved.name,
    isUnconfirmed: deadline.confidence === 'low',
    isInLetter: deadline.isByLetter,
    base: {
      event: from.event,
      date: from.date,
      ...length,
      law: rule.law,
      article: rule.article,
      sourceKind: rule.sourceKind,
      confidence: deadline.confidence,
    },
    opens: deadline.opens,
    late: deadline.graceUntil,
  }
}

/** Whether somebody has to act, also late. */
export const isOpenDuty = ({ kind, state }: RunningDate): boolean =>
  natureOf(kind) === 'duty' && state !== 'lapsed' && state !== 'done'
