import { defineMachine } from '#kernel/state-machine.ts'

export const registrationStatuses = [
  'Verification requested',
  'Verification started',
  'Verification approved',
  'Verification dismissed',
  'Order created',
  'Registration order started',
  'Checkout completed',
  'Invoice paid',
  'Ready for drafting',
  'Sent for review',
  'Review requested',
  'Application postponed',
  'Application approved',
  'Ready for filing',
  'Completed',
  'Follow-up later',
  'Lost to follow-up',
  'Client unresponsive',
  'Refused',
  'Abandoned',
  'Refunded',
] as const

export type RegistrationStatus = (typeof registrationStatuses)[number]

export const registrationStatusGroups = [
  'Verification',
  'Ordering',
  'Drafting',
  'Filing',
  'Follow-up',
  'Closed',
] as const
export type RegistrationStatusGroup = (typeof registrationStatusGroups)[number]

const groups: Record<RegistrationStatus, RegistrationStatusGroup> = {
  'Verification requested': 'Verification',
  'Verification started': 'Verification',
  'Verification approved': 'Verification',
  'Verification dismissed': 'Verification',
  'Order created': 'Ordering',
  'Registration order started': 'Ordering',
  'Checkout completed': 'Ordering',
  'Invoice paid': 'Ordering',
  'Ready for drafting': 'Drafting',
  'Sent for review': 'Drafting',
  'Review requested': 'Drafting',
  'Application postponed': 'Follow-up',
  'Application approved': 'Filing',
  'Ready for filing': 'Filing',
  Completed: 'Closed',
  'Follow-up later': 'Follow-up',
  'Lost to follow-up': 'Follow-up',
  'Client unresponsive': 'Follow-up',
  Refused: 'Closed',
  Abandoned: 'Closed',
  Refunded: 'Closed',
}

export function registrationStatusGroup(status: RegistrationStatus): RegistrationStatusGroup {
  return groups[status]
}

/** Whether a status is of work that is done for money: nobody takes an order there by hand before its invoice is paid. */
export function isPaidWork(status: RegistrationStatus): boolean {
  return (
    ['Invoice paid', 'Application postponed', 'Completed'].includes(status) ||
    ['Drafting', 'Filing'].includes(groups[status])
  )
}

/** Events that are written to the tracking beside the statuses, which are all written there too. */
export const registrationTrackingOnly = [
  'Verification result viewed',
  'Verification repeated',
  'Registration started first reminder',
  'SMS reminder',
  'Urging SMS',
  'Service description updated by user',
  'Order updated',
  'Owner details completed',
  'Withdrawal declared',
] as const

/** Statuses that an answer leads to: nobody takes a request there by hand. */
export const answeredStatuses: readonly string[] = ['Verification approved', 'Verification dismissed']

/** Whether the last answer waits to be looked at: a repeated verification is answered, and looked at, again. */
export function isAnswerUnseen(history: readonly string[]): boolean {
  const answered = history.findLastIndex((name) => answeredStatuses.includes(name))
  return answered !== -1 && !history.slice(answered).includes('Verification result viewed')
}

/** The holder of the request's link counts as the client until an account exists. */
export type RegistrationActor = 'client' | 'staff' | 'system'

const client = ['client', 'staff'] as const
const staff = ['staff'] as const
const system = ['system', 'staff'] as const
/** What goes on by itself on its day, and earlier by whoever wants. */
const anybody = ['client', 'staff', 'system'] as const

/** Who may take a registration request where (design of the states: docs/decisions/0004). */
export const registrationMachine = defineMachine<RegistrationStatus, RegistrationActor>({
  name: 'registration_request',
  states: registrationStatuses,
  initial: ['Verification requested', 'Order created'],
  transitions: {
    'Verification requested': [
      { to: 'Verification started', by: staff },
      { to: 'Verification dismissed', by: staff },
      { to: 'Abandoned', by: client },
    ],
    'Verification started': [
      { to: 'Verification approved', by: staff },
      { to: 'Verification dismissed', by: staff },
    ],
    'Verification approved': [
      { to: 'Verification requested', by: client },
      { to: 'Registration order started', by: client },
      { to: 'Order created', by: client },
      { to: 'Follow-up later', by: client },
      { to: 'Lost to follow-up', by: system },
    ],
    'Verification dismissed': [
      { to: 'Verification requested', by: client },
      { to: 'Order created', by: staff },
      { to: 'Abandoned', by: staff },
    ],
    'Order created': [
      { to: 'Registration order started', by: client },
      { to: 'Checkout completed', by: client },
      { to: 'Follow-up later', by: client },
      { to: 'Abandoned', by: client },
    ],
    'Registration order started': [
      { to: 'Verification requested', by: client },
      { to: 'Order created', by: client },
      { to: 'Checkout completed', by: client },
      { to: 'Follow-up later', by: client },
      { to: 'Lost to follow-up', by: system },
      { to: 'Abandoned', by: client },
    ],
    'Checkout completed': [
      { to: 'Invoice paid', by: system },
      { to: 'Refunded', by: staff },
      { to: 'Abandoned', by: staff },
    ],
    'Invoice paid': [
      { to: 'Ready for drafting', by: system },
      { to: 'Refunded', by: staff },
    ],
    'Ready for drafting': [
      { to: 'Sent for review', by: staff },
      { to: 'Application postponed', by: client },
      { to: 'Client unresponsive', by: system },
      { to: 'Refunded', by: staff },
      // Here and below: a part of the money was given back, and the order goes no further.
      { to: 'Abandoned', by: staff },
    ],
    'Sent for review': [
      { to: 'Review requested', by: client },
      { to: 'Application approved', by: client },
      { to: 'Application postponed', by: client },
      { to: 'Client unresponsive', by: system },
      { to: 'Refunded', by: staff },
      { to: 'Abandoned', by: staff },
    ],
    'Review requested': [
      { to: 'Sent for review', by: staff },
      { to: 'Application approved', by: client },
      { to: 'Refunded', by: staff },
      { to: 'Abandoned', by: staff },
    ],
    'Application postponed': [
      { to: 'Ready for drafting', by: anybody },
      { to: 'Sent for review', by: anybody },
      { to: 'Lost to follow-up', by: system },
      { to: 'Abandoned', by: client },
      { to: 'Refunded', by: staff },
    ],
    'Application approved': [
      { to: 'Ready for filing', by: system },
      { to: 'Refunded', by: staff },
    ],
    'Ready for filing': [
      { to: 'Completed', by: system },
      { to: 'Refunded', by: staff },
      { to: 'Abandoned', by: staff },
    ],
    Completed: [],
    'Follow-up later': [
      { to: 'Verification requested', by: client },
      { to: 'Order created', by: client },
      { to: 'Lost to follow-up', by: system },
    ],
    'Lost to follow-up': [
      { to: 'Ready for drafting', by: staff },
      { to: 'Sent for review', by: staff },
      { to: 'Abandoned', by: system },
      { to: 'Refunded', by: staff },
    ],
    'Client unresponsive': [
      { to: 'Ready for drafting', by: staff },
      { to: 'Sent for review', by: staff },
      { to: 'Lost to follow-up', by: system },
      { to: 'Abandoned', by: system },
      { to: 'Refunded', by: staff },
      { to: 'Refused', by: staff },
    ],
    Refused: [],
    Abandoned: [],
    Refunded: [],
  },
})
