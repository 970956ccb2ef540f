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
  'Response submitted',
  'Abandoned',
] as const
export type OfficeActionStatus = (typeof officeActionStatuses)[number]

/** Examined and docketed before the client hears of it; an abandoned one may be taken up again while it can be revived. */
export const officeActionMachine = defineMachine<OfficeActionStatus, Actor>({
  name: 'office_action',
  states: officeActionStatuses,
  initial: ['Created'],
  transitions: {
    Created: to(byStaff, 'Examination draft saved', 'Examination saved', 'Docketing saved', 'Abandoned'),
    'Examination draft saved': to(byStaff, 'Examination draft saved', 'Examination saved', 'Abandoned'),
    'Examination saved': to(byStaff, 'Docketing saved', 'Abandoned'),
    'Docketing saved': to(byStaff, 'Kick-off sent', 'Abandoned'),
    'Kick-off sent': to(byClient, 'Landing page visited', 'Order created', 'Abandoned'),
    'Landing page visited': to(byClient, 'Order created', 'Additional info provided', 'Abandoned'),
    'Order created': [...to(bySystem, 'Invoice paid'), ...to(byClient, 'Abandoned')],
    'Invoice paid': to(byStaff, 'Additional info requested', 'Extension filed', 'Response submitted'),
    'Additional info requested': [
      ...to(byClient, 'Additional info provided'),
      ...to(byStaff, 'Extension filed', 'Response submitted', 'Abandoned'),
    ],
    'Additional info provided': [
      ...to(byClient, 'Order created'),
      ...to(byStaff, 'Additional info requested', 'Extension filed', 'Response submitted'),
    ],
    'Extension filed': to(byStaff, 'Additional info requested', 'Response submitted', 'Abandoned'),
    'Response submitted': [],
    Abandoned: to(byStaff, 'Kick-off sent'),
  },
})
