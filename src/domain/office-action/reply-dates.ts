import type { Deadline } from '#domain/docket/deadline.ts'
import { deadlinesOf } from '#domain/docket/deadlines.ts'
import { noDates } from '#domain/docket/mark-dates.ts'
import type { PlainDate } from '#kernel/dates.ts'

/** The last day to answer, and how far one extension moves it; null where the law that is recorded gives none. */
export interface ReplyDates {
  reply: Deadline | null
  extension: Deadline | null
}

/** What the law of a register gives from the date of an office's letter. */
export function replyDates(
  { jurisdiction, filed, isMadrid }: { jurisdiction: string; filed: PlainDate | null; isMadrid: boolean },
  issued: PlainDate,
): ReplyDates {
  const all = deadlinesOf(jurisdiction, { ...noDates, filed, isMadrid, officeAction: issued }, issued)
  const of = (kind: Deadline['kind']) => all.find((one) => one.kind === kind) ?? null
  return { reply: of('office_action_reply'), extension: of('office_action_extension') }
}
