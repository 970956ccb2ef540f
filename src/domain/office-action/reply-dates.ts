import { isSettable } from '#domain/docket/by-letter.ts'
import type { Deadline } from '#domain/docket/deadline.ts'
import { deadlinesOf } from '#domain/docket/deadlines.ts'
import { lawOf } from '#domain/docket/law/index.ts'
import { noDates } from '#domain/docket/mark-dates.ts'
import type { PlainDate } from '#kernel/dates.ts'

/** The last day to answer, and how far the next extension moves it; null where the law that is recorded gives none. */
export interface ReplyDates {
  reply: Deadline | null
  extension: Deadline | null
}

interface Lettered {
  jurisdiction: string
  filed: PlainDate | null
  isMadrid: boolean
  /** The first letter of the examination, where this one is not the first. */
  first?: PlainDate | null
  /** The last day that a person read in the letter, from which more time is counted where only the letter says it. */
  until?: PlainDate | null
  /** How often more time was had. */
  extended?: number
}

/** What the law of a register gives from the date of an office's letter. */
export function replyDates(
  { jurisdiction, filed, isMadrid, first = null, until = null, extended = 0 }: Lettered,
  issued: PlainDate,
): ReplyDates {
  const dates = {
    ...noDates,
    filed,
    isMadrid,
    officeAction: issued,
    firstOfficeAction: first,
    replyUntil: until,
    isReplyExtended: extended > 0,
  }
  const all = deadlinesOf(jurisdiction, dates, issued)
  const of = (kind: Deadline['kind']) => all.filter((one) => one.kind === kind).toSorted((a, b) => a.number - b.number)
  return {
    reply: of('office_action_reply')[0] ?? null,
    extension: nextExtension(of('office_action_extension'), extended),
  }
}

/** The extension that comes after so many: how often the office grants one that it sets itself is its own matter. */
export function nextExtension<T extends { isByLetter: boolean }>(all: readonly T[], extended: number): T | null {
  const last = all.at(-1)
  return all[extended] ?? (last?.isByLetter ? last : null)
}

/**
 * Whether a last day needs no other ground: it is the day of a law that somebody is sure of, or one that the office could set in
 * its letter.
 */
export function isGrounded(
  { jurisdiction, isMadrid }: Pick<Lettered, 'jurisdiction' | 'isMadrid'>,
  reply: Deadline | null,
  due: PlainDate,
): boolean {
  const law = lawOf(jurisdiction, isMadrid)
  if (!law || reply === null) return false
  if (reply.isByLetter) return reply.rule.confidence !== 'low' && isSettable(law, reply.rule, reply.from.date, due)
  return reply.confidence !== 'low' && reply.due === due
}
