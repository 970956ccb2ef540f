import { registrationStatusGroup, type RegistrationStatus } from './status.ts'

export const requestQueues = ['verifications', 'ordering', 'drafting'] as const
export type RequestQueue = (typeof requestQueues)[number]

const verifying: readonly RegistrationStatus[] = ['Verification requested', 'Verification started']

/** Statuses in which a request waits for staff. */
export const requestWaitsForStaff: readonly RegistrationStatus[] = [
  ...verifying,
  'Ready for drafting',
  'Review requested',
]

/** The status in which it waits for staff when a bank transfer was chosen, which a person records. */
export const requestWaitsForTransfer: RegistrationStatus = 'Checkout completed'

/** The queue of staff in which a request stands in a status; null when it stands in none. */
export function requestQueueOf(status: RegistrationStatus): RequestQueue | null {
  if (verifying.includes(status)) return 'verifications'
  const group = registrationStatusGroup(status)
  if (group === 'Ordering') return 'ordering'
  return group === 'Drafting' ? 'drafting' : null
}
