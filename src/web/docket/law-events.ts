import type { LawRule } from '#domain/docket/law/rule.ts'

/** What a period counts from, in words that a reader knows. Keys of `country.event`. */
export const eventNames = [
  'filing',
  'filingOrPriority',
  'registration',
  'firstFiling',
  'publication',
  'officeAction',
  'firstOfficeAction',
  'designationNotice',
  'noticeOfAllowance',
  'expiry',
  'expiryMonthEnd',
  'oppositionEnd',
  'replyEnd',
  'previousEnd',
  'jointRequest',
  'noticeOfOpposition',
  'decision',
  'missed',
  'removal',
  'internationalCancellation',
  'request',
  'graceEnd',
  'lastUse',
  'irPublication',
  'admissible',
  'other',
] as const
export type EventName = (typeof eventNames)[number]

const ofTrigger: Readonly<Record<string, EventName>> = {
  filing: 'filing',
  day_after_filing: 'filing',
  filing_or_priority: 'filingOrPriority',
  registration: 'registration',
  first_filing: 'firstFiling',
  day_after_first_filing: 'firstFiling',
  publication: 'publication',
  day_after_publication: 'publication',
  office_action: 'officeAction',
  first_office_action: 'firstOfficeAction',
  designation_notice: 'designationNotice',
  international_cancellation: 'internationalCancellation',
  extension_opposable: 'irPublication',
  notice_of_allowance: 'noticeOfAllowance',
  expiry: 'expiry',
  day_after_expiry: 'expiry',
  expiry_month_end: 'expiryMonthEnd',
  opposition_end: 'oppositionEnd',
  reply_end: 'replyEnd',
  previous_end: 'previousEnd',
}

/** Events that no docket keeps, by words of their description in the law files. The first that fits counts. */
const ofWords: readonly [RegExp, EventName][] = [
  [/joint|both parties/, 'jointRequest'],
  [/admissible/, 'admissible'],
  [/ir publication|month after gazette/, 'irPublication'],
  [/removal of cause|end of the cause|missed deadline|missed term|loss/, 'missed'],
  [/removal from/, 'removal'],
  [/grace/, 'graceEnd'],
  [/last use/, 'lastUse'],
  [/registration/, 'registration'],
  [/opposition|grounds/, 'noticeOfOpposition'],
  [/decision|refusal|rejection|approval|acceptance|gazette|^notification$/, 'decision'],
  [/request|call|notice/, 'request'],
  [/priority period/, 'firstFiling'],
]

/** What the period of a rule counts from. */
export function eventOf({ from, event }: Pick<LawRule, 'from' | 'event'>): EventName {
  if (from !== null) return ofTrigger[from] ?? 'other'
  return ofWords.find(([words]) => words.test((event ?? '').toLowerCase()))?.[1] ?? 'other'
}
