import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { factsOf, grounded } from '#domain/jurisdiction/facts.ts'
import { type Period, periodEnd, periodIn } from '#domain/jurisdiction/period.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { deadlinesOf } from './deadlines.ts'
import { noDates } from './mark-dates.ts'

/** Why no last day can be told. */
export type OppositionUnknown =
  /** The register tells no publication from which the period counts. */
  | 'not-published'
  /** The period is not known well enough, counts working days, or was another when the mark was published. */
  | 'no-period'
  /** An international filing is opposed in each designated place by itself. */
  | 'by-designation'

/** Until when a filing can be opposed, as the sum it is; 'none' where the register's law knows no opposition. */
export type Opposition =
  | {
      kind: 'until'
      date: PlainDate
      published: PlainDate
      period: Period
      /** Where the period was read; null is general knowledge. */
      source: string | null
      confidence: 'high' | 'medium' | 'low'
    }
  | { kind: 'none' }
  | { kind: 'unknown'; reason: OppositionUnknown }

/**
 * The last day to oppose a filing: its publication plus the period of its register, by the docket's rule where it is confirmed. Where one opposes a registration, only
 * a publication that is not before the registration counts. Extensions and the office's closed days are not considered,
 * so that the day is on the safe side.
 */
export function oppositionOf(
  office: Jurisdiction,
  dates: { publicationDate: PlainDate | null; registrationDate: PlainDate | null },
): Opposition {
  const facts = factsOf(office)
  const unknown = (reason: OppositionUnknown): Opposition => ({ kind: 'unknown', reason })
  if (facts.opposition === 'none') return { kind: 'none' }
  if (office === 'WIPO') return unknown('by-designation')
  const period = periodIn(facts.opposition)
  if (period === null || facts.oppositionStage === null) return unknown('no-period')
  const { publicationDate: published, registrationDate: registered } = dates
  if (published === null) return unknown('not-published')
  if (facts.oppositionStage === 'post' && (registered === null || published < registered))
    return unknown('not-published')
  if (facts.oppositionSince !== null && published < facts.oppositionSince) return unknown('no-period')
  return (
    lawful(office, published, registered) ?? {
      kind: 'until',
      date: periodEnd(published, period),
      published,
      period,
      ...grounded(facts.sources.opposition, facts.confidence),
    }
  )
}

const periodUnits = { day: 'days', month: 'months' } as const

/** The same by the docket's rule, where it is confirmed and its period is one of days or months. */
function lawful(office: Jurisdiction, published: PlainDate, registered: PlainDate | null): Opposition | null {
  const found = deadlinesOf(office, { ...noDates, published, registered }, published).find(
    ({ kind, from }) => kind === 'opposition' && from.event === 'publication',
  )
  const unit = found && (found.length.unit === 'day' || found.length.unit === 'month') ? found.length.unit : null
  if (!found || unit === null || found.confidence === 'low') return null
  const { law, article } = found.rule
  return {
    kind: 'until',
    date: found.calendarDue,
    published,
    period: { count: found.length.amount, unit: periodUnits[unit] },
    source: [law, article].filter((part) => part !== null).join(', ') || null,
    confidence: found.confidence,
  }
}
