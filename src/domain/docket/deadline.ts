import type { PlainDate } from '#kernel/dates.ts'
import { periodEnd } from './arithmetic.ts'
import { closedOn, openDayFrom, type Closed } from './closed-days.ts'
import type { InForce } from './in-force.ts'
import type { LawRule, Length, JurisdictionLaw, Trigger } from './law/rule.ts'

export const deadlineKinds = [
  'term',
  'renewal',
  'opposition',
  'opposition_extension',
  'office_action_reply',
  'office_action_extension',
  'statement_of_use',
  'use_declaration',
  'incontestability',
  'priority',
  'priority_proof',
  'nonuse',
  'second_instalment',
  'opposition_reply',
  'cooling_off',
  'opposition_evidence',
  'dependency',
  'refusal_limit',
  'transformation',
] as const
export type DeadlineKind = (typeof deadlineKinds)[number]

export type Confidence = 'high' | 'medium' | 'low'

/** A date of the docket with everything that it was computed from. */
export interface Deadline {
  kind: DeadlineKind
  /** Tells those of one kind apart and stays the same when dates move: the term, the extension, the declaration. */
  number: number
  /** First day on which the act can be done; null where nothing is to be done. */
  opens: PlainDate | null
  /** The last day by the sum alone. */
  calendarDue: PlainDate
  /** The last day after the office's closed days. */
  due: PlainDate
  /** Until when it can still be done against a surcharge, after closed days. */
  graceUntil: PlainDate | null
  /** The sum: this event, plus this length. */
  from: { event: Trigger; date: PlainDate }
  length: Length
  rule: LawRule
  /** Rules beside the first: of the window, the grace, the term counted from. */
  also: LawRule[]
  /** Why the last day moved; null when it did not. */
  moved: Closed
  /** Whether the office moves last days that fall on closed ones is not recorded. */
  isMoveUnknown: boolean
  /** A rule is applied to an event before its recorded first day. */
  isAssumed: boolean
  /** Only the letter of the office says the day: this one stands in for it until somebody has read the letter. */
  isByLetter: boolean
  /** The lowest of the rules that were used; low where only a letter says the day, however sure that is. */
  confidence: Confidence
}

const ranks: readonly Confidence[] = ['low', 'medium', 'high']

/** The lowest confidence of rules that stand on each other; of none it is low. */
export function lowestOf(rules: readonly { confidence: Confidence }[]): Confidence {
  const worst = Math.min(...rules.map(({ confidence }) => ranks.indexOf(confidence)))
  return ranks[worst] ?? 'low'
}

/** The last day of a rule's own period from an event; null when the law fixes no length. */
export function endOf(rule: LawRule, event: PlainDate, law: JurisdictionLaw): PlainDate | null {
  if (rule.amount === null || rule.unit === null) return null
  const startsNextDay = rule.from?.startsWith('day_after_') ?? false
  return periodEnd(event, { amount: rule.amount, unit: rule.unit, end: rule.end, startsNextDay }, law)
}

/** Where a last day goes when the office is closed on it. */
export function moved(
  law: JurisdictionLaw,
  date: PlainDate,
): { due: PlainDate; moved: Closed; isMoveUnknown: boolean } {
  const closed = closedOn(law, date)
  if (law.calendar.moves !== 'next_open_day')
    return { due: date, moved: null, isMoveUnknown: law.calendar.moves === 'unknown' && closed !== null }
  return { due: openDayFrom(law, date), moved: closed, isMoveUnknown: false }
}

/** A deadline of one rule and one event; null when the law fixes no length. */
export function deadlineOf(
  kind: DeadlineKind,
  { rule, isAssumed, isUnsure }: InForce,
  event: PlainDate,
  law: JurisdictionLaw,
  more: Partial<Pick<Deadline, 'opens' | 'graceUntil' | 'also' | 'calendarDue' | 'number'>> = {},
): Deadline | null {
  const calendarDue = more.calendarDue ?? endOf(rule, event, law)
  if (calendarDue === null || rule.amount === null || rule.unit === null || rule.from === null) return null
  const also = more.also ?? []
  return {
    kind,
    number: more.number ?? 1,
    opens: more.opens === undefined ? event : more.opens,
    calendarDue,
    ...(rule.isFixed ? { due: calendarDue, moved: null, isMoveUnknown: false } : moved(law, calendarDue)),
    graceUntil: more.graceUntil ?? null,
    from: { event: rule.from, date: event },
    length: { amount: rule.amount, unit: rule.unit },
    rule,
    also,
    isAssumed,
    isByLetter: rule.byLetter !== undefined,
    confidence: isUnsure || rule.byLetter ? 'low' : lowestOf([rule, ...also]),
  }
}
