import type { PlainDate } from '#kernel/dates.ts'
import { lastOfMonth, periodEnd, shift } from './arithmetic.ts'
import { deadlineOf, endOf, moved, type Deadline } from './deadline.ts'
import { ruleInForce, rulesOf, type InForce } from './in-force.ts'
import type { JurisdictionLaw, LawRule } from './law/rule.ts'
import type { MarkDates } from './mark-dates.ts'

/** One term of a registration, the first or a renewed one. */
export interface Term {
  /** 1 is the first. */
  number: number
  from: PlainDate
  /** The last day of the term. */
  end: PlainDate
  found: InForce
  /** The register states the end, and no sum gives it. */
  isRecorded: boolean
}

const mostTerms = 30

/** The date a term counts from; null when it is unknown. */
function termStart(rule: LawRule, dates: MarkDates): PlainDate | null {
  if (rule.from === 'filing') return dates.filed
  if (rule.from === 'filing_or_priority')
    return dates.filed !== null && dates.priority !== null && dates.priority < dates.filed
      ? dates.priority
      : dates.filed
  if (rule.from === 'registration') return dates.registered
  // Where the register publishes what it registers, the publication is the registration.
  if (rule.from === 'publication') return dates.registered ?? dates.published
  return null
}

/** The date that decides whether a rule of the first term applies; null when that is unknown. */
function decidingDate(rule: LawRule, dates: MarkDates, on: PlainDate): PlainDate | null {
  const { filed, registered } = dates
  if (rule.decidedBy === 'filing') {
    // What was registered under the older law was filed before.
    const isOlder = registered !== null && rule.validTo !== undefined && registered <= rule.validTo
    return filed ?? (isOlder ? registered : null)
  }
  // Not registered yet: it will be under the law of the day.
  if (rule.decidedBy === 'registration') return registered ?? on
  return termStart(rule, dates)
}

/** Whether a mark of which no registration is known may have been registered under a law before this one. */
function mayBeOlder(law: JurisdictionLaw, { filed, registered }: MarkDates): boolean {
  if (registered !== null || filed === null) return false
  return rulesOf(law, 'term').some(
    ({ decidedBy, validTo }) => decidedBy === 'registration' && validTo !== undefined && filed <= validTo,
  )
}

/**
 * The first term and those that would follow it, up to the first whose late renewal is still possible on a day. An end that the record
 * states is the last one unless its renewal is done: nothing follows from an end that nobody extended.
 */
export function termsOf(law: JurisdictionLaw, dates: MarkDates, on: PlainDate): Term[] {
  const known = ruleInForce(law, 'term', (rule) => decidingDate(rule, dates, on))
  const { expires } = dates
  const isUnsure = expires === null && mayBeOlder(law, dates)
  const first = known && isUnsure ? { ...known, isUnsure } : known
  const from = first && termStart(first.rule, dates)
  const end = first && from && endOf(first.rule, from, law)
  const computed =
    first && from && end ? following(law, { number: 1, from, end, found: first, isRecorded: false }, expires ?? on) : []
  if (expires === null) return computed
  // The register states an end that no sum gives, or the event of the sum is not known.
  const found = first ?? ruleInForce(law, 'term', () => on)
  const recorded = found && { number: 1, from: expires, end: expires, found, isRecorded: true }
  const stated = computed.find((term) => term.end === expires) ?? recorded
  if (!stated) return []
  return dates.isRenewed ? following(law, stated, on) : [stated]
}

/** A term and those after it, up to the first whose late renewal is still possible on a day. */
function following(law: JurisdictionLaw, start: Term, day: PlainDate): Term[] {
  const terms = [start]
  for (let last = start; terms.length < mostTerms;) {
    const until = renewalOf(law, last)?.graceUntil ?? last.end
    const next = until < day ? renewedTerm(law, start, last) : null
    if (next === null) break
    last = next
    terms.push(last)
  }
  return terms
}

/** The term that a renewal at the end of another one begins; null where the law of it is not recorded. */
function renewedTerm(law: JurisdictionLaw, first: Term, { number, end }: Term): Term | null {
  const next = ruleInForce(law, 'renewal_term', () => end)
  const sum = next && endOf(next.rule, end, law)
  if (!next || !sum) return null
  // What ended with its month goes on to the end of a month, also from 28 February to 29.
  const isByMonth = first.found.rule.end === 'month_end' && end === lastOfMonth(end)
  const found = first.found.isUnsure ? { ...next, isUnsure: true } : next
  return { number: number + 1, from: end, end: isByMonth ? lastOfMonth(sum) : sum, found, isRecorded: false }
}

/**
 * The term that is to be renewed next, and the end of the one that follows it; null where no term is known, its end null where
 * the law of a renewal is not recorded or nobody is sure of it.
 */
export function nextTerm(
  law: JurisdictionLaw,
  dates: MarkDates,
  on: PlainDate,
): { number: number; ends: PlainDate; renewedUntil: PlainDate | null } | null {
  const terms = termsOf(law, dates, on)
  const current = terms.find(({ end }) => end === dates.expires) ?? terms.at(-1)
  const [first] = terms
  if (!current || !first) return null
  const next = renewedTerm(law, first, current)
  const isSure = next !== null && !next.found.isUnsure && next.found.rule.confidence !== 'low'
  return { number: current.number, ends: current.end, renewedUntil: isSure ? next.end : null }
}

/** The end of a term: a fact of the register, which no closed day moves. */
export function termDeadline(law: JurisdictionLaw, term: Term): Deadline | null {
  const found = deadlineOf('term', term.found, term.from, law, {
    opens: null,
    calendarDue: term.end,
    number: term.number,
  })
  return found && { ...found, ...recordedSum(term), due: term.end, moved: null, isMoveUnknown: false }
}

/** The renewal at the end of a term: its window, its last day, and the grace with a surcharge. */
export function renewalOf(law: JurisdictionLaw, term: Term): Deadline | null {
  const window = ruleInForce(law, 'renewal_window', () => term.end)
  const grace = ruleInForce(law, 'grace', () => term.end)
  const base = window?.rule.from === 'expiry_month_end' ? lastOfMonth(term.end) : term.end
  const opens =
    window && window.rule.amount !== null && window.rule.unit !== null
      ? shift(base, { amount: -window.rule.amount, unit: window.rule.unit })
      : null
  const graceEnd = grace && endOf(grace.rule, grace.rule.from === 'expiry_month_end' ? base : term.end, law)
  const sum = window?.rule.isFixed
    ? { ...term.found, rule: { ...term.found.rule, isFixed: true as const } }
    : term.found
  const found = deadlineOf('renewal', sum, term.from, law, {
    number: term.number,
    opens,
    calendarDue: base,
    graceUntil: graceEnd === null ? null : moved(law, graceEnd).due,
    also: [window, grace].flatMap((rule) => (rule ? [rule.rule] : [])),
  })
  // The act is governed by the rule of renewal, the sum by that of the term.
  const rules = { rule: window?.rule ?? term.found.rule, also: [term.found.rule, ...(grace ? [grace.rule] : [])] }
  return found && { ...found, ...recordedSum(term), ...rules }
}

/** What the register states is no sum of ours: it counts from itself. */
const recordedSum = ({ isRecorded, end }: Term): Pick<Deadline, 'from' | 'length'> | undefined =>
  isRecorded ? { from: { event: 'expiry', date: end }, length: { amount: 0, unit: 'year' } } : undefined

/** Second instalment of a fee paid in two, where the law has one. */
export function instalmentOf(law: JurisdictionLaw, term: Term, dates: MarkDates): Deadline | null {
  const found = ruleInForce(law, 'second_instalment', () => term.end)
  if (!found || found.rule.amount === null || found.rule.unit === null) return null
  const isFromEnd = found.rule.from === 'expiry'
  const base = isFromEnd ? term.end : term.number === 1 ? dates.registered : term.from
  if (base === null) return null
  const { amount, unit } = found.rule
  const calendarDue = isFromEnd ? shift(base, { amount: -amount, unit }) : periodEnd(base, { amount, unit }, law)
  return deadlineOf('second_instalment', found, base, law, { number: term.number, opens: null, calendarDue })
}
