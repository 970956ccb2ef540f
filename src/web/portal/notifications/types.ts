import { caseLetters } from '#domain/enforcement/letters.ts'
import { subscriptionOccasions, type SubscriptionOccasion } from '#domain/monitoring/letters.ts'
import { officeActionLetters } from '#domain/office-action/letters.ts'
import { oppositionLetters } from '#domain/opposition/letters.ts'
import { useLetters } from '#domain/use-in-commerce/letters.ts'

/** The kinds of notice that the page has words for, by the names under which the features write them. */
export const noticeTypes = [
  'verification-result',
  'application-filed',
  'trademark-published',
  'trademark-registered',
  'trademark-refused',
  'office-action-received',
  ...officeActionLetters,
  ...oppositionLetters,
  ...caseLetters,
  ...useLetters,
  ...(subscriptionOccasions.map((one) => `subscription-${one}`) as `subscription-${SubscriptionOccasion}`[]),
  'monitoring-report',
  'monitoring-result',
  'deadline-reminder',
  'deadline-late',
  'use-proof-missing',
  'use-proof-ends',
  'letter-answered',
  'support-answered',
  'support-resolved',
] as const
export type NoticeType = (typeof noticeTypes)[number]
