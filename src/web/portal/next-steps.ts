import { lawOf } from '#domain/docket/law/index.ts'
import type { LawRule } from '#domain/docket/law/rule.ts'
import { factsOf } from '#domain/jurisdiction/facts.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { Period } from '#domain/jurisdiction/period.ts'
import { trademarkStatusGroup, type TrademarkStatus, type TrademarkStatusGroup } from '#domain/trademark/status.ts'
import type { PlainDate } from '#kernel/dates.ts'
import type { RunningDate } from '../docket/dates.ts'

/** What is still to come for a trademark, in order. Without a date where none can be known yet. */
export interface NextStep {
  kind: 'filing' | 'examination' | 'opposition' | 'registration' | 'use' | 'term'
  date: PlainDate | null
  period: Period | null
  months: [number, number] | null
  years: { count: number; from: 'filing' | 'registration' } | null
  /** Law and article of the step; null where none is recorded. */
  source: string | null
}

const before: Record<NextStep['kind'], readonly TrademarkStatusGroup[]> = {
  filing: ['Filing'],
  examination: ['Filing', 'Examination'],
  opposition: ['Filing', 'Examination', 'Publication', 'Use'],
  registration: ['Filing', 'Examination', 'Publication', 'Use'],
  use: ['Filing', 'Examination', 'Publication', 'Use', 'Registered'],
  term: ['Filing', 'Examination', 'Publication', 'Use', 'Registered'],
}

/** The rule of a kind that is in force on a day and that a client may rely on. */
function ruleOf(
  { jurisdiction, isExtension }: Pick<MarkAhead, 'jurisdiction' | 'isExtension'>,
  kind: LawRule['rule'],
  today: PlainDate,
): LawRule | null {
  const rules = lawOf(jurisdiction, isExtension)?.rules ?? []
  const inForce = rules.filter(
    ({ rule, confidence, madrid, validFrom = '', validTo }) =>
      rule === kind &&
      confidence !== 'low' &&
      // What a law says without a word of international registrations is relied on for none, but where theirs is recorded.
      (!isExtension || madrid === 'only' || jurisdiction === 'US') &&
      validFrom <= today &&
      (validTo === undefined || today <= validTo),
  )
  return inForce[0] ?? null
}

const sourceOf = (rule: LawRule | null): string | null =>
  rule === null ? null : [rule.law, rule.article].filter(Boolean).join(', ') || null

function periodOf(rule: LawRule | null): Period | null {
  if (rule?.amount == null) return null
  return rule.unit === 'month' || rule.unit === 'day' ? { count: rule.amount, unit: `${rule.unit}s` } : null
}

function yearsOf(rule: LawRule | null): NextStep['years'] {
  if (rule?.amount == null || rule.unit !== 'year') return null
  const from = rule.from === 'filing' || rule.from === 'registration' ? rule.from : null
  return from && { count: rule.amount, from }
}

export interface MarkAhead {
  jurisdiction: Jurisdiction
  /** It is an international registration as it was extended to the place. */
  isExtension: boolean
  status: TrademarkStatus
  dates: readonly RunningDate[]
  /** The day on which its protection ends, as the mark has it; a renewal may be taken until a later one. */
  ends: PlainDate | null
}

/** The steps of a trademark's way that are ahead of it on a day. */
export function nextSteps(mark: MarkAhead, today: PlainDate): NextStep[] {
  const { jurisdiction, status, dates } = mark
  const group = trademarkStatusGroup(status)
  const opposes = ruleOf(mark, 'opposition', today)
  const term = ruleOf(mark, 'term', today)
  const use = ruleOf(mark, 'use_declaration', today)
  const step = (kind: NextStep['kind'], more: Partial<NextStep> = {}): NextStep[] =>
    before[kind].includes(group)
      ? [{ kind, date: null, period: null, months: null, years: null, source: null, ...more }]
      : []
  const dated = (kind: RunningDate['kind']): PlainDate | null =>
    dates.find((date) => date.kind === kind && !date.isUnconfirmed)?.date ?? null
  const endsAhead = mark.ends !== null && mark.ends >= today ? mark.ends : null
  const opposition = opposes?.stage
    ? step('opposition', { date: dated('opposition'), period: periodOf(opposes), source: sourceOf(opposes) })
    : []
  const published = group === 'Publication' || group === 'Use'
  const ahead = status === 'Trademark published' || !published
  const future = (steps: NextStep[]) => steps.filter(({ date }) => date === null || date >= today)
  return [
    ...step('filing'),
    ...step('examination'),
    ...(opposes?.stage === 'pre' && ahead ? opposition : []),
    ...step('registration', { months: factsOf(jurisdiction).monthsToRegistration }),
    ...(opposes?.stage === 'post' ? opposition : []),
    ...(use ? future(step('use', { date: dated('use_declaration'), source: sourceOf(use) })) : []),
    ...(term || dated('renewal')
      ? future(step('term', { date: endsAhead ?? dated('renewal'), years: yearsOf(term), source: sourceOf(term) }))
      : []),
  ]
}
