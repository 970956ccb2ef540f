import type { CaseRequestStatus, CaseStatus } from '#domain/enforcement/status.ts'
import type { OfficeActionStatus } from '#domain/office-action/status.ts'
import type { OppositionStatus } from '#domain/opposition/status.ts'
import type { ShownStatus } from '#domain/trademark/registration-end.ts'
import { trademarkStatusGroup, type TrademarkStatus } from '#domain/trademark/status.ts'
import type { RegistrationStatus } from '#domain/registration/status.ts'
import type { UseInCommerceStatus } from '#domain/use-in-commerce/status.ts'
import type { Tone } from '#ui/status.tsx'

const waitsForSomebody: TrademarkStatus[] = [
  'Office action received',
  'Application opposed',
  'Statement of use requested',
]

/** How a trademark's status is set: in force, under way, in need of an answer, over. */
export function markTone(status: ShownStatus): Tone {
  if (status === 'ended') return 'muted'
  if (status === 'lapsed') return 'amber'
  if (status === 'Refused') return 'seal'
  if (waitsForSomebody.includes(status)) return 'amber'
  const group = trademarkStatusGroup(status)
  return group === 'Registered' ? 'leaf' : group === 'Closed' ? 'muted' : 'registry'
}

const waitsForClient: RegistrationStatus[] = [
  'Verification approved',
  'Order created',
  'Registration order started',
  'Checkout completed',
  'Sent for review',
  'Client unresponsive',
]
const over: RegistrationStatus[] = ['Abandoned', 'Refunded', 'Follow-up later', 'Lost to follow-up']

export function orderTone(status: RegistrationStatus): Tone {
  if (status === 'Completed') return 'leaf'
  if (status === 'Refused' || status === 'Verification dismissed') return 'seal'
  if (waitsForClient.includes(status)) return 'amber'
  return over.includes(status) ? 'muted' : 'registry'
}

const actionWaitsForClient: readonly OfficeActionStatus[] = [
  'Kick-off sent',
  'Landing page visited',
  'Order created',
  'Additional info requested',
  'Response sent for approval',
]

/** How the status of an office action is set: done, waiting for its client, under way, over. */
export function officeActionTone(status: OfficeActionStatus): Tone {
  if (status === 'Response submitted') return 'leaf'
  if (status === 'Abandoned') return 'muted'
  return actionWaitsForClient.includes(status) ? 'amber' : 'registry'
}

/** How the status of an opposition is set: waiting for its client, under way, over. */
export function oppositionTone(status: OppositionStatus): Tone {
  if (status === 'Ended') return 'muted'
  return status === 'Kick-off sent' || status === 'Order created' ? 'amber' : 'registry'
}

/** How the status of a case is set: waiting for its client, under way, done, over. */
export function caseTone(status: CaseStatus): Tone {
  if (status === 'Kicked off') return 'amber'
  if (status === 'Closed') return 'leaf'
  return status === 'Dismissed' ? 'muted' : 'registry'
}

export function reportTone(status: CaseRequestStatus): Tone {
  if (status === 'Info requested') return 'amber'
  if (status === 'Case created') return 'leaf'
  return status === 'Dismissed' ? 'muted' : 'registry'
}

const useWaitsForClient: readonly UseInCommerceStatus[] = [
  'Kick-off sent',
  'Opened',
  'Ordered',
  'In preparation',
  'Reopened',
]

/** How the status of a statement or declaration of use is set: done, waiting for its client, under way, over. */
export function toneOfUse(status: UseInCommerceStatus): Tone {
  if (status === 'Submitted') return 'leaf'
  if (status === 'Abandoned') return 'muted'
  return useWaitsForClient.includes(status) ? 'amber' : 'registry'
}
