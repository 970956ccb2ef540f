import { lastDayOf, stepAfter, unpaidAfter } from '#domain/docket/ladder.ts'
import type { RegistrationStatus } from './status.ts'

/** What a reminder needs: nothing for what the client asked for, what they said of reminders of drafting, or for advertising. */
export const consents = ['service', 'drafting', 'marketing'] as const
export type Consent = (typeof consents)[number]

/** How a request stands when it is asked whether somebody is reminded. */
export interface Standing {
  status: RegistrationStatus
  /** Whole days since it came into its status. */
  days: number
  isAnswerSeen: boolean
  paysByTransfer: boolean
  isOwnerComplete: boolean
  /** A telephone that text messages reach. */
  hasPhone: boolean
  consents: Readonly<Record<Consent, boolean>>
}

/** One kind of reminder. It stops as soon as the request leaves its statuses, or `stops` says so. */
export interface RequestReminder {
  name: string
  statuses: readonly RegistrationStatus[]
  /** Days in the status after which each of them goes out. */
  after: readonly number[]
  consent: Consent
  stops: (standing: Standing) => boolean
  /** What is written to the tracking as well. */
  tracked?: 'Registration started first reminder' | 'SMS reminder' | 'Urging SMS'
  /** It goes to the telephone; all others go by mail. */
  bySms?: true
}

const never = () => false
const needsNoText = ({ hasPhone, status, isOwnerComplete, consents }: Standing): boolean =>
  !hasPhone || !consents.drafting || (status === 'Ready for drafting' && isOwnerComplete)

/** Reminders of a request for registration, by the events of the specification (part 1, section 4). Text messages
 * go only to who wants reminders of drafting and is written to for advertising, so that the one press which ends that ends them. */
export const requestReminders = [
  {
    name: 'result-not-viewed',
    statuses: ['Verification approved', 'Verification dismissed'],
    after: [3],
    consent: 'service',
    stops: ({ isAnswerSeen }) => isAnswerSeen,
  },
  {
    name: 'result-approved',
    statuses: ['Verification approved'],
    after: [2, 5, 10, 20],
    consent: 'marketing',
    // Who has not looked yet is told that it is there, and nothing more.
    stops: ({ isAnswerSeen }) => !isAnswerSeen,
  },
  {
    name: 'registration-started',
    statuses: ['Registration order started'],
    after: [1],
    consent: 'service',
    stops: never,
    tracked: 'Registration started first reminder',
  },
  { name: 'checkout-not-completed', statuses: ['Order created'], after: [1, 3], consent: 'service', stops: never },
  {
    name: 'invoice-not-paid',
    statuses: ['Checkout completed'],
    after: unpaidAfter,
    consent: 'service',
    stops: ({ paysByTransfer }) => !paysByTransfer,
  },
  {
    name: 'owner-missing',
    statuses: ['Ready for drafting'],
    after: [3, 7, 14],
    consent: 'drafting',
    stops: ({ isOwnerComplete }) => isOwnerComplete,
  },
  { name: 'review-waiting', statuses: ['Sent for review'], after: [3, 7, 14], consent: 'drafting', stops: never },
  {
    name: 'sms-reminder',
    statuses: ['Ready for drafting', 'Sent for review'],
    after: [10],
    consent: 'marketing',
    stops: needsNoText,
    tracked: 'SMS reminder',
    bySms: true,
  },
  {
    name: 'urging-sms',
    statuses: ['Sent for review'],
    after: [21],
    consent: 'marketing',
    stops: needsNoText,
    tracked: 'Urging SMS',
    bySms: true,
  },
] as const satisfies readonly RequestReminder[]
export type ReminderName = (typeof requestReminders)[number]['name']

/** The most days in a status after which anybody is still reminded. */
export const lastReminderDay = lastDayOf(requestReminders.flatMap(({ after }) => [...after]))

/** The step of a reminder that is due, counted from 1; null when nobody is reminded now. */
export function stepOf(reminder: RequestReminder, standing: Standing): number | null {
  const { statuses, after, consent, stops } = reminder
  if (!statuses.includes(standing.status) || !standing.consents[consent] || stops(standing)) return null
  return stepAfter(after, standing.days)
}
