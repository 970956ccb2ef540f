import { daysBetween, type PlainDate } from '#kernel/dates.ts'
import { shift } from './arithmetic.ts'
import { asSet } from './as-set.ts'
import { deadlineOf, endOf, moved, type Deadline, type DeadlineKind } from './deadline.ts'
import { dependency, extensionOpposed, refusalLimit, transformation } from './extension.ts'
import { ruleInForce, rulesOf } from './in-force.ts'
import { lawOf } from './law/index.ts'
import type { JurisdictionLaw, LawRule, RuleKind } from './law/rule.ts'
import type { MarkDates } from './mark-dates.ts'
import { instalmentOf, renewalOf, termDeadline, termsOf, type Term } from './terms.ts'

/**
 * Every date that the law of a register gives a mark, earliest last day first. `on` (a day of the office) decides how many
 * terms are told: up to the first whose late renewal is still possible. Nothing is told of an event that is unknown or of
 * a law that is not recorded.
 */
export function deadlinesOf(jurisdiction: string, dates: MarkDates, on: PlainDate): Deadline[] {
  const law = lawOf(jurisdiction, dates.isMadrid)
  if (!law) return []
  const terms = termsOf(law, dates, on)
  const all = [
    ...terms.flatMap((term) => [termDeadline(law, term), renewalOf(law, term), instalmentOf(law, term, dates)]),
    ...oppositions(law, dates),
    ...replies(law, dates),
    ...statementsOfUse(law, dates),
    ...declarationsOfUse(law, dates, terms, on).map((one) =>
      dates.isMadrid && law.code !== 'US' ? unsureOf(one) : one,
    ),
    incontestability(law, dates),
    nonuse(law, dates),
    dependency(law, dates),
    refusalLimit(law, dates),
    transformation(law, dates),
    ...priorities(law, dates),
  ]
  return all
    .filter((deadline) => deadline !== null)
    .toSorted((a, b) => a.due.localeCompare(b.due) || a.kind.localeCompare(b.kind))
}

function single(law: JurisdictionLaw, kind: RuleKind, event: PlainDate | null, as: DeadlineKind): Deadline | null {
  const found = event && ruleInForce(law, kind, () => event)
  if (!event || !found || !isFrom(found.rule, kind)) return null
  return deadlineOf(as, found, event, law)
}

const ownTriggers: Partial<Record<RuleKind, readonly string[]>> = {
  priority_proof: ['filing', 'day_after_filing'],
}

/** Whether a rule counts from the event that is at hand; another one (a notice, a request) is not kept. */
function isFrom(rule: LawRule, kind: RuleKind): boolean {
  const own = ownTriggers[kind]
  return own === undefined || (rule.from !== null && own.includes(rule.from))
}

/**
 * From when a registration can be attacked because the mark is not used. Where the law counts from the end of the time to oppose a registration, or
 * from its publication, a publication before the registration was another one. Nothing is done on that day, so that no
 * closed day moves it; an opposition that was filed makes it a later one.
 */
function nonuse(law: JurisdictionLaw, { registered, published, isMadrid }: MarkDates): Deadline | null {
  // Of a designation it counts from when the office could no longer refuse, an event that nobody keeps.
  const found = !isMadrid && registered && ruleInForce(law, 'nonuse', () => registered)
  if (!registered || !found) return null
  const afterwards = published !== null && published >= registered ? published : null
  const opposed = ruleInForce(law, 'opposition', () => afterwards)
  const events: Partial<Record<NonNullable<LawRule['from']>, PlainDate | null>> = {
    registration: registered,
    publication: afterwards,
    opposition_end: afterwards && opposed?.rule.stage === 'post' ? endOf(opposed.rule, afterwards, law) : null,
  }
  const event = found.rule.from && events[found.rule.from]
  const day = event && deadlineOf('nonuse', found, event, law, { opens: null })
  return day ? { ...day, due: day.calendarDue, moved: null, isMoveUnknown: false } : null
}

/**
 * Extensions one after the other, each from the calendar end of the one before. Months are added up from the first event,
 * so that a short month on the way takes no days from the later ones.
 */
function chain(
  law: JurisdictionLaw,
  base: Deadline,
  kind: RuleKind,
  as: DeadlineKind,
  event: PlainDate,
): (Deadline | null)[] {
  const found: (Deadline | null)[] = []
  let last = base.calendarDue
  let months = base.length.unit === 'month' ? base.length.amount : null
  const applying = rulesOf(law, kind).filter(
    ({ validFrom, validTo }) => event >= (validFrom ?? '') && (validTo === undefined || event <= validTo),
  )
  for (const rule of applying)
    for (let n = 0; n < (rule.times ?? 1); n++) {
      const from = rule.from === 'publication' || rule.from === 'office_action' ? event : last
      const next = deadlineOf(as, { rule, isAssumed: false }, from, law, {
        number: base.kind === as ? found.length + 2 : found.length + 1,
        opens: base.opens,
        also: [base.rule],
      })
      if (!next) continue
      months = months !== null && rule.unit === 'month' && from === last ? months + next.length.amount : null
      const calendarDue = months === null ? next.calendarDue : shift(base.from.date, { amount: months, unit: 'month' })
      const isByLetter = next.isByLetter || base.isByLetter
      const confidence = base.isByLetter ? 'low' : next.confidence
      found.push({ ...next, calendarDue, ...moved(law, calendarDue), isByLetter, confidence })
      last = calendarDue
    }
  return found
}

/** What a law says without a word of international registrations is not sure for one that was extended to the place. */
const unsureOf = (found: Deadline | null): Deadline | null =>
  found && found.rule.madrid !== 'only' ? { ...found, confidence: 'low' } : found

function oppositions(law: JurisdictionLaw, { published, registered, isMadrid }: MarkDates): (Deadline | null)[] {
  if (isMadrid && law.code !== 'US' && published !== null)
    return [extensionOpposed(law, published) ?? unsureOf(single(law, 'opposition', published, 'opposition'))]
  const base = single(law, 'opposition', published, 'opposition')
  // Who opposes a registration counts from its publication; an earlier one was of the application.
  const isOfApplication = base?.rule.stage === 'post' && registered !== null && (published ?? '') < registered
  return base && published && !isOfApplication
    ? [base, ...chain(law, base, 'opposition_extension', 'opposition_extension', published)]
    : []
}

/** What the time to answer a letter counts from: the letter, the first one of the examination, or the filing. */
function replyEvent({ from }: LawRule, { filed, firstOfficeAction: first, officeAction }: MarkDates): PlainDate | null {
  if (from === 'filing') return filed
  const isEarlier = first !== null && officeAction !== null && first < officeAction
  return from === 'first_office_action' && isEarlier ? first : officeAction
}

function replies(law: JurisdictionLaw, dates: MarkDates): (Deadline | null)[] {
  const { officeAction } = dates
  const found = officeAction && ruleInForce(law, 'office_action_reply', () => officeAction)
  const event = found && replyEvent(found.rule, dates)
  const given = found && event && deadlineOf('office_action_reply', found, event, law, { opens: officeAction })
  // A sum from the first letter that ends before this one came is not its day: the time was longer, and only the letter says it.
  const base = given && officeAction && given.due < officeAction ? null : given
  if (!officeAction) return []
  if (!base) return dates.replyUntil === null ? [] : [onlyRead(officeAction, dates.replyUntil)]
  // How much more could be had is counted from the day that the letter named, and after an extension that day is gone.
  if (base.isByLetter && dates.isReplyExtended) return [base]
  const from = base.isByLetter && dates.replyUntil !== null ? asRead(base, dates.replyUntil) : base
  return [base, ...chain(law, from, 'office_action_extension', 'office_action_extension', officeAction)]
}

/** A last day that the letter of an office names, from which more time is counted. */
const asRead = (base: Deadline, until: PlainDate): Deadline => ({
  ...base,
  calendarDue: until,
  due: until,
  length: { amount: daysBetween(base.from.date, until), unit: 'day' },
  isByLetter: false,
})

/** No law gives a date for the letter, or the event of the law is unknown: there is only the day that the letter names. */
const onlyRead = (issued: PlainDate, until: PlainDate): Deadline => ({
  ...asSet('office_action_reply', { event: 'office_action', date: issued }, until),
  isByLetter: true,
})

function statementsOfUse(law: JurisdictionLaw, { noticeOfAllowance }: MarkDates): (Deadline | null)[] {
  const base = single(law, 'statement_of_use', noticeOfAllowance, 'statement_of_use')
  if (!base || !noticeOfAllowance) return []
  return [base, ...chain(law, base, 'statement_of_use_extension', 'statement_of_use', noticeOfAllowance)]
}

/** Declarations of use: each rule by itself, those of renewed terms once for each term told. */
function declarationsOfUse(
  law: JurisdictionLaw,
  dates: MarkDates,
  terms: readonly Term[],
  on: PlainDate,
): (Deadline | null)[] {
  return rulesOf(law, 'use_declaration').flatMap((rule, index) => {
    const decided = rule.decidedBy === 'registration' ? (dates.registered ?? on) : null
    if (decided !== null && decided < (rule.validFrom ?? '')) return []
    // Otherwise the duty binds every registration for which its last day is under that law.
    if (rule.from === 'expiry')
      return terms.map((term) => declarationOfUse(law, rule, term.end, (index + 1) * 100 + term.number))
    const event = rule.from === 'filing' ? dates.filed : dates.registered
    if (rule.times === undefined) return [declarationOfUse(law, rule, event, index + 1)]
    return repeated(law, rule, event, { on, number: (index + 1) * 100 })
  })
}

/** A declaration that comes again after as long, up to the first that can still be made on a day. */
function repeated(
  law: JurisdictionLaw,
  rule: LawRule,
  event: PlainDate | null,
  { on, number }: { on: PlainDate; number: number },
): (Deadline | null)[] {
  const found: (Deadline | null)[] = []
  for (let n = 1; n <= (rule.times ?? 1); n++) {
    const longer = (by: number | null) => (by === null ? null : by + (rule.amount ?? 0) * (n - 1))
    const opens = rule.opens && { ...rule.opens, amount: longer(rule.opens.amount) ?? 0 }
    const one = declarationOfUse(
      law,
      { ...rule, amount: longer(rule.amount), ...(opens && { opens }) },
      event,
      number + n,
    )
    found.push(one)
    if (one === null || (one.graceUntil ?? one.due) >= on) break
  }
  return found
}

/** What makes a registration incontestable can be declared from the day on which it has been used for long enough. */
function incontestability(law: JurisdictionLaw, { registered }: MarkDates): Deadline | null {
  const found = registered && ruleInForce(law, 'incontestability', () => registered)
  if (!registered || !found) return null
  const { opens } = found.rule
  return deadlineOf('incontestability', found, registered, law, {
    opens: opens ? shift(registered, opens) : registered,
  })
}

function declarationOfUse(
  law: JurisdictionLaw,
  rule: LawRule,
  event: PlainDate | null,
  number: number,
): Deadline | null {
  const due = event && endOf(rule, event, law)
  if (!event || !due) return null
  const isUnder = due >= (rule.validFrom ?? '') && (rule.validTo === undefined || due <= rule.validTo)
  if (rule.decidedBy === undefined && !isUnder) return null
  return deadlineOf('use_declaration', { rule, isAssumed: false }, event, law, {
    number,
    opens: rule.opens ? shift(event, rule.opens) : event,
    graceUntil: rule.grace ? moved(law, shift(due, rule.grace)).due : null,
  })
}

/** The end of the time to claim priority elsewhere, and to prove a claim made here. */
function priorities(law: JurisdictionLaw, { filed, priority }: MarkDates): (Deadline | null)[] {
  const first = priority ?? filed
  return [
    first === null ? null : single(law, 'priority', first, 'priority'),
    priority === null ? null : single(law, 'priority_proof', filed, 'priority_proof'),
  ]
}
