import { byClient, byStaff, bySystem, to, type Actor } from '#domain/account/actor.ts'
import { defineMachine } from '#kernel/state-machine.ts'

export const oppositionStatuses = [
  'Created',
  'Docketing saved',
  'Kick-off sent',
  'Order created',
  'Invoice paid',
  'Response submitted',
  'Withdrawal instructed',
  'Ended',
] as const
export type OppositionStatus = (typeof oppositionStatuses)[number]

/**
 * An opposition against a client's application: its dates are confirmed before the client hears of it, the client chooses how
 * to go on, and it ends with what was recorded of its outcome. What happens at the office beside that are its events.
 */
export const oppositionMachine = defineMachine<OppositionStatus, Actor>({
  name: 'opposition',
  states: oppositionStatuses,
  initial: ['Created'],
  transitions: {
    Created: to(byStaff, 'Docketing saved', 'Ended'),
    'Docketing saved': to(byStaff, 'Docketing saved', 'Kick-off sent', 'Ended'),
    'Kick-off sent': [
      ...to(byClient, 'Order created', 'Withdrawal instructed'),
      ...to(byStaff, 'Response submitted', 'Ended'),
    ],
    'Order created': [
      ...to(bySystem, 'Invoice paid'),
      ...to(byClient, 'Order created', 'Withdrawal instructed'),
      ...to(byStaff, 'Response submitted', 'Ended'),
    ],
    'Invoice paid': [
      ...to(byClient, 'Order created', 'Withdrawal instructed'),
      ...to(byStaff, 'Response submitted', 'Ended'),
    ],
    'Response submitted': [...to(byClient, 'Withdrawal instructed'), ...to(byStaff, 'Ended')],
    'Withdrawal instructed': to(byStaff, 'Kick-off sent', 'Ended'),
    Ended: [],
  },
})

/** Ours alone: the client has not been told of it yet. */
export const untoldStatuses = ['Created', 'Docketing saved'] as const satisfies readonly OppositionStatus[]
export const isUntold = (status: string): boolean => untoldStatuses.some((one) => one === status)

/** Something is still to come. */
export const openStatuses: readonly OppositionStatus[] = oppositionStatuses.filter((status) => status !== 'Ended')
/** The client was told of it, and it has not ended. */
export const openToldStatuses: readonly OppositionStatus[] = openStatuses.filter((status) => !isUntold(status))
