import { defineMachine } from '#kernel/state-machine.ts'

export const trademarkStatuses = [
  'Created from a divide',
  'Ready for filing',
  'Submitted to partner',
  'Application filed',
  'Office action received',
  'Response to office action submitted',
  'Trademark published',
  'Application opposed',
  'Statement of use requested',
  'SOU extended',
  'SOU submitted',
  'Trademark registered',
  'Representative changed',
  'Refused',
  'Abandoned',
  'Refunded',
] as const

/**
 * Events of a trademark that are no statuses: what was sent about Amazon's register of brands, that a part was divided off, and
 * that a part went to another owner.
 */
export const trademarkTrackingOnly = ['Code sent', 'Certificate sent', 'Divided', 'Part transferred'] as const

export type TrademarkStatus = (typeof trademarkStatuses)[number]

export const trademarkStatusGroups = ['Filing', 'Examination', 'Publication', 'Use', 'Registered', 'Closed'] as const
export type TrademarkStatusGroup = (typeof trademarkStatusGroups)[number]

const groups: Record<TrademarkStatus, TrademarkStatusGroup> = {
  'Created from a divide': 'Filing',
  'Ready for filing': 'Filing',
  'Submitted to partner': 'Filing',
  'Application filed': 'Examination',
  'Office action received': 'Examination',
  'Response to office action submitted': 'Examination',
  'Trademark published': 'Publication',
  'Application opposed': 'Publication',
  'Statement of use requested': 'Use',
  'SOU extended': 'Use',
  'SOU submitted': 'Use',
  'Trademark registered': 'Registered',
  'Representative changed': 'Closed',
  Refused: 'Closed',
  Abandoned: 'Closed',
  Refunded: 'Closed',
}

export function trademarkStatusGroup(status: TrademarkStatus): TrademarkStatusGroup {
  return groups[status]
}

/** Whether an application is not registered yet: it has no term, and nothing of it is renewed. */
export const isBeforeRegistration = (status: TrademarkStatus): boolean =>
  groups[status] !== 'Registered' && groups[status] !== 'Closed'

/** Statuses after which nothing more happens at the office (spec, part 1, section 4). */
export const terminalTrademarkStatuses: readonly TrademarkStatus[] = [
  'Abandoned',
  'Refused',
  'Refunded',
  'Trademark registered',
  'Representative changed',
]

export type TrademarkActor = 'staff' | 'system'

const staff = ['staff'] as const
const both = ['staff', 'system'] as const
const close = [
  { to: 'Refused', by: staff },
  { to: 'Abandoned', by: staff },
  { to: 'Representative changed', by: staff },
] as const

/** Where a trademark may go next (design of the states: docs/decisions/0004). */
export const trademarkMachine = defineMachine<TrademarkStatus, TrademarkActor>({
  name: 'trademark',
  states: trademarkStatuses,
  // What somebody else filed is added as it stands at its office.
  initial: ['Ready for filing', 'Created from a divide', 'Application filed', 'Trademark registered'],
  transitions: {
    'Created from a divide': [
      { to: 'Application filed', by: staff },
      { to: 'Trademark published', by: both },
      { to: 'Statement of use requested', by: both },
      { to: 'Abandoned', by: staff },
    ],
    'Ready for filing': [
      { to: 'Submitted to partner', by: staff },
      { to: 'Application filed', by: staff },
      { to: 'Abandoned', by: staff },
      { to: 'Refunded', by: staff },
    ],
    'Submitted to partner': [
      { to: 'Application filed', by: staff },
      { to: 'Ready for filing', by: staff },
    ],
    'Application filed': [
      { to: 'Office action received', by: both },
      { to: 'Trademark published', by: both },
      { to: 'Application opposed', by: both },
      { to: 'Trademark registered', by: both },
      ...close,
    ],
    'Office action received': [{ to: 'Response to office action submitted', by: staff }, ...close],
    'Response to office action submitted': [
      { to: 'Office action received', by: both },
      { to: 'Trademark published', by: both },
      { to: 'Trademark registered', by: both },
      ...close,
    ],
    'Trademark published': [
      { to: 'Application opposed', by: both },
      { to: 'Statement of use requested', by: both },
      { to: 'Trademark registered', by: both },
      ...close,
    ],
    'Application opposed': [
      { to: 'Trademark published', by: staff },
      { to: 'Statement of use requested', by: both },
      { to: 'Trademark registered', by: both },
      ...close,
    ],
    'Statement of use requested': [
      { to: 'SOU submitted', by: staff },
      { to: 'SOU extended', by: staff },
      { to: 'Abandoned', by: staff },
    ],
    'SOU extended': [
      { to: 'SOU submitted', by: staff },
      { to: 'SOU extended', by: staff },
      { to: 'Abandoned', by: staff },
    ],
    'SOU submitted': [
      { to: 'Trademark registered', by: both },
      { to: 'Office action received', by: both },
      { to: 'Abandoned', by: staff },
    ],
    'Trademark registered': [],
    'Representative changed': [],
    Refused: [],
    Abandoned: [],
    Refunded: [],
  },
})

/** Of a mark that ended, and not only left us: nothing of it can be renewed, defended or handed on. */
export const endedTrademarkStatuses = ['Refused', 'Abandoned', 'Refunded'] as const
export const hasEnded = (status: string): boolean => endedTrademarkStatuses.some((one) => one === status)
