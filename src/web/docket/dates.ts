import { factsOf } from '#domain/jurisdiction/facts.ts'
import { declarationOfUseDue, termEnd } from '#domain/docket/term.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { trademarkStatusGroup, type TrademarkStatus } from '#domain/trademark/status.ts'
import { addMonths, daysBetween, type PlainDate } from '#kernel/dates.ts'

/** Of a trademark, what its dates follow from. */
export interface DatedMark {
  jurisdiction: Jurisdiction
  status: TrademarkStatus
  filing_date: PlainDate | null
  registration_date: PlainDate | null
  expiration_date: PlainDate | null
  dou_deadline_date: PlainDate | null
}

/** A date that runs, as a sum. `base` is absent when the date is only recorded and does not follow from what we know. */
export interface RunningDate {
  kind: 'term' | 'use'
  date: PlainDate
  days: number
  base: {
    event: 'filing' | 'registration'
    date: PlainDate
    years: number
    source: string | null
    confidence: 'high' | 'medium' | 'low'
  } | null
  /** First and last day of a renewal, when the law of the register says them. */
  opens: { date: PlainDate; months: number } | null
  late: { date: PlainDate; months: number } | null
}

function term(mark: DatedMark, today: PlainDate): RunningDate | null {
  const computed = termEnd(mark.jurisdiction, {
    filingDate: mark.filing_date,
    registrationDate: mark.registration_date,
  })
  const date = mark.expiration_date ?? computed?.date
  if (!date) return null
  const facts = factsOf(mark.jurisdiction)
  const around = (months: number | null, sign: 1 | -1) =>
    months === null ? null : { date: addMonths(date, sign * months), months }
  return {
    kind: 'term',
    date,
    days: daysBetween(today, date),
    base:
      computed?.date === date
        ? {
            event: computed.baseEvent,
            date: computed.baseDate,
            years: computed.years,
            source: computed.source,
            confidence: computed.confidence,
          }
        : null,
    opens: around(facts.renewalWindowMonths, -1),
    late: around(facts.graceMonths, 1),
  }
}

/** The statute of the US declaration of use. */
export const useStatute = '15 U.S.C. 1058'

function declarationOfUse(mark: DatedMark, today: PlainDate): RunningDate | null {
  const registered = mark.registration_date
  const computed = registered ? declarationOfUseDue(mark.jurisdiction, registered) : null
  const date = mark.dou_deadline_date ?? computed
  if (!date) return null
  return {
    kind: 'use',
    date,
    days: daysBetween(today, date),
    base:
      registered && computed === date
        ? { event: 'registration', date: registered, years: 6, source: useStatute, confidence: 'high' }
        : null,
    opens: null,
    late: null,
  }
}

/** The dates that run for a trademark, soonest first; none once it is closed. */
export function runningDates(mark: DatedMark, today: PlainDate): RunningDate[] {
  if (trademarkStatusGroup(mark.status) === 'Closed') return []
  return [term(mark, today), declarationOfUse(mark, today)]
    .filter((date) => date !== null)
    .sort((a, b) => (a.date < b.date ? -1 : 1))
}
