import type { PlainDate } from '#kernel/dates.ts'
import { periodEnd } from './arithmetic.ts'
import { asSet } from './as-set.ts'
import { isSettable } from './by-letter.ts'
import { deadlineOf, moved, type Deadline } from './deadline.ts'
import { ruleInForce } from './in-force.ts'
import { lawOf } from './law/index.ts'
import type { LawRule, RuleKind, Trigger } from './law/rule.ts'

/** What the docket keeps of an opposition against a mark; null is unknown, or not so. */
export interface Opposed {
  /** Tells the oppositions against one mark apart. */
  number: number
  /** When the opposition was notified to the applicant. */
  noticed: PlainDate
  /** When a cooling-off was asked for or began. */
  coolingOff: PlainDate | null
  /** Last days that a person read in a letter of the office, where no law gives one. */
  replyUntil: PlainDate | null
  coolingOffUntil: PlainDate | null
  evidenceUntil: PlainDate | null
}

/** The kinds of date that an opposition against a mark has. */
export const opposedKinds = ['opposition_reply', 'cooling_off', 'opposition_evidence'] as const
export type OpposedKind = (typeof opposedKinds)[number]

type Counted = 'notice' | 'request'

/**
 * What the rules about opposed applications count from, by the words of their event. An event that is not here (a statement
 * of grounds, a call of the office) is none that we keep, and no date is worked out from it.
 */
export const countedFrom: Readonly<Record<string, Counted>> = {
  'notification of opposition': 'notice',
  'notification of oppositions': 'notice',
  'notification of the opposition': 'notice',
  'notice of opposition': 'notice',
  'notification admissible': 'notice',
  'receipt of the opposition': 'notice',
  'receipt of the notice of opposition': 'notice',
  'service of the opposition': 'notice',
  'service of the statement of opposition': 'notice',
  'dispatch of the copy of the opposition': 'notice',
  'joint request': 'request',
  'request of both parties': 'request',
}

const triggerOf = { notice: 'opposition_notice', request: 'cooling_off_start' } as const

const lawKinds: Record<OpposedKind, readonly RuleKind[]> = {
  opposition_reply: ['opposition_reply', 'counter_statement'],
  cooling_off: ['cooling_off'],
  opposition_evidence: [],
}

const set: Record<OpposedKind, (one: Opposed) => PlainDate | null> = {
  opposition_reply: ({ replyUntil }) => replyUntil,
  cooling_off: ({ coolingOffUntil }) => coolingOffUntil,
  opposition_evidence: ({ evidenceUntil }) => evidenceUntil,
}

/**
 * The dates of an opposition against a mark: by the law of the register where it is recorded, else as a person read them in a
 * letter of the office. A cooling-off has an end once one runs.
 */
export function opposedDates(jurisdiction: string, isMadrid: boolean, opposed: Opposed): Deadline[] {
  return opposedKinds.flatMap((kind) => {
    const one = byLaw(jurisdiction, isMadrid, kind, opposed) ?? bySet(kind, opposed)
    return one ? [one] : []
  })
}

/** The last day that the recorded law gives for one of them; null where it gives none. */
export function byLaw(
  jurisdiction: string,
  isMadrid: boolean,
  kind: OpposedKind,
  { number, noticed, coolingOff }: Pick<Opposed, 'number' | 'noticed' | 'coolingOff'>,
): Deadline | null {
  const law = lawOf(jurisdiction, isMadrid)
  // The law knows the time of negotiating for every opposition; it has an end for those in which it runs.
  if (!law || (kind === 'cooling_off' && coolingOff === null)) return null
  const eventOf = ({ event }: LawRule): PlainDate | null => {
    const counted = countedFrom[event ?? '']
    return counted === undefined ? null : counted === 'notice' ? noticed : coolingOff
  }
  for (const rule of lawKinds[kind]) {
    const found = ruleInForce(law, rule, eventOf)
    const from = found && eventOf(found.rule)
    if (!found || !from) continue
    const trigger: Trigger = triggerOf[countedFrom[found.rule.event ?? ''] ?? 'notice']
    const deadline = deadlineOf(kind, { ...found, rule: { ...found.rule, from: trigger } }, from, law, { number })
    if (deadline) return deadline
  }
  return null
}

/**
 * Whether a last day of an opposition needs no other ground: it is the day of a law that somebody is sure of, one that the office or
 * the parties could set within its bounds, or a cooling-off that was extended and lasts no longer than the law lets it.
 */
export function isOpposedGrounded(
  jurisdiction: string,
  isMadrid: boolean,
  kind: OpposedKind,
  opposed: Pick<Opposed, 'number' | 'noticed' | 'coolingOff'> & { isExtended: boolean },
  due: PlainDate,
): boolean {
  const law = lawOf(jurisdiction, isMadrid)
  const given = byLaw(jurisdiction, isMadrid, kind, opposed)
  if (!law || given === null) return false
  const { rule, from } = given
  if (given.isByLetter) return rule.confidence !== 'low' && isSettable(law, rule, from.date, due)
  if (given.confidence === 'low') return false
  if (given.due === due) return true
  if (kind !== 'cooling_off' || !opposed.isExtended || !rule.longest) return false
  return due > given.due && due <= moved(law, periodEnd(from.date, { ...rule.longest, end: rule.end }, law)).due
}

/** No law is recorded: the day stands as a person set it, and says so. */
function bySet(kind: OpposedKind, opposed: Opposed): Deadline | null {
  const due = set[kind](opposed)
  if (due === null || (kind === 'cooling_off' && opposed.coolingOff === null)) return null
  const from = { event: 'opposition_notice', date: opposed.noticed } as const
  return { ...asSet('opposition_reply', from, due, opposed.number), kind }
}
