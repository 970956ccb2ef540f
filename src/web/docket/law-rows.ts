import { rulesOn } from '#domain/docket/in-force.ts'
import { lawOf } from '#domain/docket/law/index.ts'
import type { ByLetter, LawRule, RuleKind } from '#domain/docket/law/rule.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { eventOf, type EventName } from './law-events.ts'

/** A rule of a register as a page tells it. */
export interface LawRow {
  key: string
  kind: RuleKind
  /** The period; null when the law that we hold fixes none. */
  length: { amount: number; unit: string } | null
  /** The letter of the office names it, within these bounds; `length` is what is docketed until then and is told to nobody. */
  byLetter: ByLetter | null
  /** How often it can be had; 1 for what is no extension. */
  times: number
  event: EventName
  /** The window opens that long after the event, for a declaration of use. */
  opens: { amount: number; unit: string } | null
  stage: 'pre' | 'post' | null
  law: string | null
  article: string | null
  source: string | null
  /** The text of the law or the office's page was opened and says so. */
  isRead: boolean
  /** Nobody confirmed it yet: no page states its length. */
  isUnconfirmed: boolean
}

/** What a landing page tells, in its order; the guide tells every kind. */
export const mainKinds: readonly RuleKind[] = [
  'term',
  'renewal_window',
  'grace',
  'opposition',
  'opposition_extension',
  'office_action_reply',
  'registration_fee',
  'statement_of_use',
  'use_declaration',
  'nonuse',
  'priority',
]

/** The law of a register as it stands on a day; empty when none is recorded. */
export function lawRows(code: string, day: PlainDate): LawRow[] {
  const law = lawOf(code)
  if (!law) return []
  return rulesOn(law, day)
    .filter((rule, at, all) => isExtension(rule) || all.findIndex((other) => sameText(rule, other)) === at)
    .map((rule, at) => rowOf(rule, at))
}

/** Extensions follow each other, also when they are alike. */
const isExtension = ({ rule }: LawRule): boolean => rule.endsWith('_extension')

/** Rules that a reader could not tell apart, for instance the same term by two laws of transition. */
const sameText = (a: LawRule, b: LawRule): boolean =>
  a.rule === b.rule &&
  a.amount === b.amount &&
  a.unit === b.unit &&
  a.from === b.from &&
  a.opens?.amount === b.opens?.amount

const rowOf = (rule: LawRule, at: number): LawRow => ({
  key: `${rule.rule}-${at}`,
  kind: rule.rule,
  length: rule.amount === null || rule.unit === null ? null : { amount: Math.abs(rule.amount), unit: rule.unit },
  byLetter: rule.byLetter ?? null,
  times: rule.times ?? 1,
  event: eventOf(rule),
  opens: rule.opens ?? null,
  stage: rule.stage ?? null,
  law: rule.law,
  article: rule.article,
  source: rule.source,
  isRead: rule.read && (rule.sourceKind === 'statute' || rule.sourceKind === 'office'),
  isUnconfirmed: rule.confidence === 'low',
})
