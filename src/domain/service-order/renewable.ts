import { deadlinesOf } from '#domain/docket/deadlines.ts'
import { noDates, type MarkDates } from '#domain/docket/mark-dates.ts'
import { isBeforeRegistration, trademarkStatusGroup, type TrademarkStatus } from '#domain/trademark/status.ts'
import { addMonths, type PlainDate } from '#kernel/dates.ts'
import type { FieldCode } from '#kernel/errors.ts'

/** Why a renewal cannot be ordered, and of one that is too early from which day it can. */
export type RenewalProblem =
  | {
      code: Extract<FieldCode, 'renewed-at-wipo' | 'not-registered' | 'renewal-done' | 'renewal-over'>
      opens: null
    }
  | TooEarly

interface TooEarly {
  code: Extract<FieldCode, 'renewal-not-open'>
  opens: PlainDate
}

/** Why by the end that its owner states a renewal cannot be ordered: nothing of it is on record, so that the date may be the wrong one. */
export type StatedProblem = TooEarly | { code: Extract<FieldCode, 'stated-renewal-over'>; opens: null }

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
  if (last === null || !isSure(last)) return null
  if (last.isDone) return { code: 'renewal-done', opens: null }
  if (last.opens !== null && on < last.opens) return { code: 'renewal-not-open', opens: last.opens }
  return isOver(last, on) ? { code: 'renewal-over', opens: null } : null
}

/** The renewals of a registration by the law of its register from some of its dates, as if nothing had been done about them. */
export const renewalsByLaw = (
  jurisdiction: string,
  dates: Partial<Pick<MarkDates, 'filed' | 'registered' | 'expires'>>,
  on: PlainDate,
): DocketedRenewal[] =>
  deadlinesOf(jurisdiction, { ...noDates, ...dates }, on)
    .filter(({ kind }) => kind === 'renewal')
    .map(({ opens, due, graceUntil, confidence }) => ({
      opens,
      due,
      graceUntil,
      isDone: false,
      isSet: false,
      confidence,
    }))

/** Months before its time from which a renewal of a registration that is none of ours is taken: a person looks at each. */
const longestAhead = 12

/**
 * Why a registration that is none of ours cannot be renewed on a day: by the end that its owner states, and the law of its register; what is
 * to be renewed within a year is not too early. Where they state none, nothing is refused.
 */
export function statedProblem(
  { jurisdiction, expires }: { jurisdiction: string; expires: PlainDate | null },
  on: PlainDate,
): StatedProblem | null {
  if (expires === null) return null
  const stated: ToRenew = {
    status: 'Trademark registered',
    registered: null,
    isDesignation: false,
    renewals: renewalsByLaw(jurisdiction, { expires }, on),
  }
  const problem = renewalProblem(stated, on)
  if (problem?.code === 'renewal-not-open') return problem.opens <= addMonths(on, longestAhead) ? null : problem
  return problem?.code === 'renewal-over' ? { code: 'stated-renewal-over', opens: null } : null
}

/**
 * The renewal that was missed for good by the days on record, of a registered mark, a designation too; null where none was. What the register
 * says may be another thing. As long as another one that is not done runs, or nobody knows until when, it is not told. `missedRenewals` asks
 * the same of the database.
 */
export function missedRenewal({ status, renewals }: ToRenew, on: PlainDate): DocketedRenewal | null {
  const last = trademarkStatusGroup(status) === 'Registered' ? lastRenewal(renewals) : null
  if (last === null || last.isDone) return null
  return renewals.every((one) => one.isDone || (isSure(one) && isOver(one, on))) ? last : null
}

/**
 * Whether by its renewals on record a registration can still be renewed on a day, late too, so that nobody can say yet that it was not. One
 * that was done counts as long as it is of the last term: that is a term that runs, whose end nobody has entered. How sure anybody is of the
 * law does not matter: a day that may be the last one may not be passed over.
 */
export const mayStillBeRenewed = (
  renewals: readonly Pick<DocketedRenewal, 'due' | 'graceUntil' | 'isDone'>[],
  on: PlainDate,
): boolean => {
  const last = renewals
    .map(({ due }) => due)
    .toSorted()
    .at(-1)
  return renewals.some(
    ({ due, graceUntil, isDone }) => due >= on || (graceUntil !== null && graceUntil >= on) || (isDone && due === last),
  )
}

/** The renewal of the term that ends last: of those before it nothing is to be done any more. */
function lastRenewal(renewals: readonly DocketedRenewal[]): DocketedRenewal | null {
  return renewals.toSorted((a, b) => b.due.localeCompare(a.due))[0] ?? null
}

/** Somebody is sure of the law of it, or set its day. */
const isSure = ({ confidence, isSet }: DocketedRenewal): boolean => confidence !== 'low' || isSet

/** A day that a person set later than the grace of the law holds. */
const isOver = ({ graceUntil, due }: DocketedRenewal, on: PlainDate): boolean =>
  graceUntil !== null && on > graceUntil && on > due
