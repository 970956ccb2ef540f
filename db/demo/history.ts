import type { RegistrationStatus } from '#domain/registration/status.ts'
import type { DemoRequest } from './requests.ts'

/** How a request usually comes to a state: the state before it. */
const before: Partial<Record<RegistrationStatus, RegistrationStatus>> = {
  'Verification started': 'Verification requested',
  'Verification approved': 'Verification started',
  'Verification dismissed': 'Verification started',
  'Order created': 'Verification approved',
  'Registration order started': 'Order created',
  'Checkout completed': 'Registration order started',
  'Invoice paid': 'Checkout completed',
  'Ready for drafting': 'Invoice paid',
  'Sent for review': 'Ready for drafting',
  'Review requested': 'Sent for review',
  'Application approved': 'Sent for review',
  'Application postponed': 'Sent for review',
  'Ready for filing': 'Application approved',
  Completed: 'Ready for filing',
  'Follow-up later': 'Verification approved',
  'Lost to follow-up': 'Application postponed',
  'Client unresponsive': 'Sent for review',
  Refused: 'Client unresponsive',
  Abandoned: 'Order created',
  Refunded: 'Ready for drafting',
}

/** The history of a request that came to a state so many days ago, a few days for each step. */
export function historyTo(status: RegistrationStatus, daysAgo: number): DemoRequest['history'] {
  const previous = before[status]
  const last: DemoRequest['history'] = [[status, daysAgo]]
  return previous === undefined ? last : [...historyTo(previous, daysAgo + 4), ...last]
}
