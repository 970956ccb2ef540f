import type { PlainDate } from '#kernel/dates.ts'

/** What a register and the mail of an office tell of a mark; null is unknown. */
export interface MarkDates {
  filed: PlainDate | null
  registered: PlainDate | null
  /** Of the application or, where one opposes registrations, of the registration. */
  published: PlainDate | null
  /** The first filing whose priority is claimed. */
  priority: PlainDate | null
  officeAction: PlainDate | null
  /** The first letter of the examination, answered or not: some laws count from it whatever comes after. */
  firstOfficeAction: PlainDate | null
  /** The last day to answer that letter, as a person read it there. */
  replyUntil: PlainDate | null
  /** More time was asked for: `replyUntil` is no longer the day that the letter named. */
  isReplyExtended: boolean
  noticeOfAllowance: PlainDate | null
  /** The end of the running term as the register states it: it decides, whatever the sum gives. */
  expires: PlainDate | null
  /** The renewal at that end is done, though nobody entered the end that follows. */
  isRenewed: boolean
  /** When WIPO told the office of the place that an international registration was extended to it. */
  designated: PlainDate | null
  /** When the international registration was cancelled at the request of the office of origin; a designation that fell with it. */
  cancelled: PlainDate | null
  /** It is an international registration that was extended to the place (in the US: section 66(a)). */
  isMadrid: boolean
}

export const noDates: MarkDates = {
  filed: null,
  registered: null,
  published: null,
  priority: null,
  officeAction: null,
  firstOfficeAction: null,
  replyUntil: null,
  isReplyExtended: false,
  noticeOfAllowance: null,
  expires: null,
  isRenewed: false,
  designated: null,
  cancelled: null,
  isMadrid: false,
}
