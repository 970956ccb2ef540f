import { byClient, byStaff, bySystem, to, type Actor } from '#domain/account/actor.ts'
import { defineMachine } from '#kernel/state-machine.ts'

export const officeActionStatuses = [
  'Created',
  'Examination draft saved',
  'Examination saved',
  'Docketing saved',
  'Kick-off sent',
  'Landing page visited',
  'Order created',
  'Invoice paid',
  'Additional info requested',
  'Additional info provided',
  'Extension filed',
  'Response sent for approval',
  'Response approved',
  'Response submitted',
  'Abandoned',
] as const
export type OfficeActionStatus = (typeof officeActionStatuses)[number]

/**
 * Examined, then docketed, before the client hears of it; nothing is submitted that nobody approved. An abandoned one is
 * taken up again by the same letter to the client as long as the office still waits.
 */
export const officeActionMachine = defineMachine<OfficeActionStatus, Actor>({
  name: 'office_action',
  states: officeActionStatuses,
  initial: ['Created'],
  transitions: {
    Created: to(byStaff, 'Examination draft saved', 'Examination saved', 'Abandoned'),
    'Examination draft saved': to(byStaff, 'Examination draft saved', 'Examination saved', 'Abandoned'),
    'Examination saved': to(byStaff, 'Examination draft saved', 'Examination saved', 'Docketing saved', 'Abandoned'),
    'Docketing saved': to(
      byStaff,
      'Examination draft saved',
      'Examination saved',
      'Docketing saved',
      'Kick-off sent',
      'Abandoned',
    ),
    'Kick-off sent': to(byClient, 'Landing page visited', 'Order created', 'Additional info provided', 'Abandoned'),
    'Landing page visited': to(byClient, 'Order created', 'Additional info provided', 'Abandoned'),
    'Order created': [
      ...to(bySystem, 'Invoice paid'),
      ...to(byClient, 'Order created', 'Additional info provided', 'Abandoned'),
    ],
    'Invoice paid': to(
      byStaff,
      'Additional info requested',
      'Extension filed',
      'Response sent for approval',
      'Abandoned',
    ),
    'Additional info requested': [
      ...to(byClient, 'Additional info provided'),
      ...to(byStaff, 'Extension filed', 'Response sent for approval', 'Abandoned'),
    ],
    'Additional info provided': [
      ...to(byClient, 'Additional info provided', 'Order created', 'Abandoned'),
      ...to(bySystem, 'Invoice paid'),
      ...to(byStaff, 'Additional info requested', 'Extension filed', 'Response sent for approval'),
    ],
    'Extension filed': [
      ...to(byClient, 'Order created', 'Additional info provided'),
      ...to(byStaff, 'Additional info requested', 'Extension filed', 'Response sent for approval', 'Abandoned'),
    ],
    'Response sent for approval': [
      ...to(byClient, 'Response approved', 'Additional info provided'),
      ...to(byStaff, 'Response sent for approval', 'Extension filed', 'Abandoned'),
    ],
    'Response approved': to(
      byStaff,
      'Response sent for approval',
      'Response submitted',
      'Extension filed',
      'Abandoned',
    ),
    'Response submitted': [],
    Abandoned: to(byStaff, 'Kick-off sent'),
  },
})

/** Ours alone: the client has not been told of it yet. */
export const untoldStatuses = [
  'Created',
  'Examination draft saved',
  'Examination saved',
  'Docketing saved',
] as const satisfies readonly OfficeActionStatus[]

/** Nothing more is waited for. */
export const endedStatuses = ['Response submitted', 'Abandoned'] as const satisfies readonly OfficeActionStatus[]

/** The client was told of it, whatever became of it. */
export const toldStatuses: readonly OfficeActionStatus[] = officeActionStatuses.filter(
  (status) => !untoldStatuses.some((untold) => untold === status),
)

/** Something is still to come, from us, the client or the office. */
export const openStatuses: readonly OfficeActionStatus[] = officeActionStatuses.filter(
  (status) => !endedStatuses.some((ended) => ended === status),
)

const isOneOf = (list: readonly string[], status: string): boolean => list.includes(status)

export const isUntold = (status: string): boolean => isOneOf(untoldStatuses, status)
export const isEnded = (status: string): boolean => isOneOf(endedStatuses, status)
