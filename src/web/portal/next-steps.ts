import { factsOf, type JurisdictionFacts } from '#domain/jurisdiction/facts.ts'
import { periodIn, type Period } from '#domain/jurisdiction/period.ts'
import { trademarkStatusGroup, type TrademarkStatusGroup } from '#domain/trademark/status.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { runningDates, type DatedMark } from '../docket/dates.ts'

/** What is still to come for a trademark, in order. Without a date where none can be known yet. */
export interface NextStep {
  kind: 'filing' | 'examination' | 'opposition' | 'registration' | 'use' | 'term'
  date: PlainDate | null
  period: Period | null
  months: [number, number] | null
  years: { count: number; from: 'filing' | 'registration' } | null
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

function sourceOf(kind: NextStep['kind'], facts: JurisdictionFacts): string | null {
  if (kind === 'use') return '15 U.S.C. 1058'
  return kind === 'opposition' ? facts.sources.opposition : kind === 'term' ? facts.sources.term : null
}

export function nextSteps(mark: DatedMark, today: PlainDate): NextStep[] {
  const group = trademarkStatusGroup(mark.status)
  const facts = factsOf(mark.jurisdiction)
  const dates = runningDates(mark, today)
  const step = (kind: NextStep['kind'], more: Partial<NextStep> = {}): NextStep[] =>
    before[kind].includes(group)
      ? [{ kind, date: null, period: null, months: null, years: null, source: sourceOf(kind, facts), ...more }]
      : []
  const dated = (kind: 'use' | 'term'): PlainDate | null => dates.find((date) => date.kind === kind)?.date ?? null
  const opposes = facts.oppositionStage !== null && facts.opposition !== 'none'
  const opposition = opposes ? step('opposition', { period: periodIn(facts.opposition) }) : []
  const published = group === 'Publication' || group === 'Use'
  const ahead = mark.status === 'Trademark published' || !published
  const years =
    facts.termYears !== null && facts.termFrom !== null ? { count: facts.termYears, from: facts.termFrom } : null
  const future = (steps: NextStep[]) => steps.filter(({ date }) => date === null || date >= today)
  return [
    ...step('filing'),
    ...step('examination'),
    ...(facts.oppositionStage === 'pre' && ahead ? opposition : []),
    ...step('registration', { months: facts.monthsToRegistration }),
    ...(facts.oppositionStage === 'post' ? opposition : []),
    ...(mark.jurisdiction === 'US' ? future(step('use', { date: dated('use') })) : []),
    ...(years || dated('term') ? future(step('term', { date: dated('term'), years })) : []),
  ]
}
