import { deadlinesOf } from '#domain/docket/deadlines.ts'
import { noDates } from '#domain/docket/mark-dates.ts'
import { isBeforeRegistration, trademarkStatusGroup, type TrademarkStatus } from '#domain/trademark/status.ts'
import { addMonths, type PlainDate } from '#kernel/dates.ts'
import type { FieldCode } from '#kernel/errors.ts'

/** Why a renewal cannot be ordered, and of one that is too early from which day it can. */
export type RenewalProblem =
  | {
      code: Extract<FieldCode, 'renewed-at-wipo' | 'not-registered' | 'renewal-done' | 'renewal-over'>
      opens: null
    }
  | { code: Extract<FieldCode, 'renewal-not-open'>; opens: PlainDate }

/** A renewal of a docket. */
export interface DocketedRenewal {
  opens: PlainDate | null
  due: PlainDate
  graceUntil: PlainDate | null
  isDone: boolean
  /** Somebody of us set its last day. */
  isSet: boolean
  confidence: string
}

/** What is asked of a mark before its renewal is ordered. */
export interface ToRenew {
  status: TrademarkStatus
  registered: PlainDate | null
  /** It is a designation of an international registration. */
  isDesignation: boolean
  renewals: readonly DocketedRenewal[]
}

/**
 * Why a mark cannot be renewed on a day, by its own docket; null where it can, late too as long as the grace runs. A designation is renewed
 * with its registration at WIPO. What the docket does not know (no window, no grace, a law that nobody is sure of) refuses nothing: a person
 * looks at the order. What has ended is not asked.
 */
export function renewalProblem(mark: ToRenew, on: PlainDate): RenewalProblem | null {
  // What became at the office of what another represents is not ours to know.
  if (trademarkStatusGroup(mark.status) === 'Closed') return null
  if (mark.isDesignation) return { code: 'renewed-at-wipo', opens: null }
  if (mark.registered === null && isBeforeRegistration(mark.status)) return { code: 'not-registered', opens: null }
  const last = lastRenewal(mark.renewals)
  if (last === null || (last.confidence === 'low' && !last.isSet)) return null
  if (last.isDone) return { code: 'renewal-done', opens: null }
  if (last.opens !== null && on < last.opens) return { code: 'renewal-not-open', opens: last.opens }
  return isOver(last, on) ? { code: 'renewal-over', opens: null } : null
}

/** Months before its time from which a renewal of a registration that is none of ours is taken: a person looks at each. */
const longestAhead = 12

/**
 * Why a registration that is none of ours cannot be renewed on a day: by the end that its owner states, and the law of its register; what is
 * to be renewed within a year is not too early. Where they state none, nothing is refused.
 */
export function statedProblem(
  { jurisdiction, expires }: { jurisdiction: string; expires: PlainDate | null },
  on: PlainDate,
): RenewalProblem | null {
  if (expires === null) return null
  const renewals = deadlinesOf(jurisdiction, { ...noDates, expires }, on).filter(({ kind }) => kind === 'renewal')
  const stated: ToRenew = {
    status: 'Trademark registered',
    registered: null,
    isDesignation: false,
    renewals: renewals.map((one) => ({ ...one, isDone: false, isSet: false })),
  }
  const problem = renewalProblem(stated, on)
  return problem?.opens && problem.opens <= addMonths(on, longestAhead) ? null : problem
}

/** The renewal that was missed for good by the days on record; null where none was. What the register says may be another thing. */
export function missedRenewal(mark: ToRenew, on: PlainDate): DocketedRenewal | null {
  return renewalProblem({ ...mark, isDesignation: false }, on)?.code === 'renewal-over'
    ? lastRenewal(mark.renewals)
    : null
}

/** The renewal of the term that ends last: of those before it nothing is to be done any more. */
function lastRenewal(renewals: readonly DocketedRenewal[]): DocketedRenewal | null {
  return renewals.toSorted((a, b) => b.due.localeCompare(a.due))[0] ?? null
}

/** A day that a person set later than the grace of the law holds. */
const isOver = ({ graceUntil, due }: DocketedRenewal, on: PlainDate): boolean =>
  graceUntil !== null && on > graceUntil && on > due
