import { daysBetween, type PlainDate } from '#kernel/dates.ts'
import type { Deadline } from './deadline.ts'
import type { LawRule, RuleKind } from './law/rule.ts'

/** A date for which no law is recorded: the day stands as a person read it in a letter of the office, and says so. */
export function asSet(kind: RuleKind & Deadline['kind'], from: Deadline['from'], due: PlainDate, number = 1): Deadline {
  const length = { amount: daysBetween(from.date, due), unit: 'day' } as const
  const rule: LawRule = {
    rule: kind,
    ...length,
    from: from.event,
    law: null,
    article: null,
    source: null,
    sourceKind: 'office',
    read: false,
    confidence: 'low',
  }
  return {
    kind,
    number,
    opens: from.date,
    calendarDue: due,
    due,
    graceUntil: null,
    from,
    length,
    rule,
    also: [],
    moved: null,
    isMoveUnknown: false,
    isAssumed: false,
    isByLetter: false,
    confidence: 'low',
  }
}
