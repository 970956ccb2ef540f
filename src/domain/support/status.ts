import { byClient, byStaff, bySystem, to, type Actor } from '#domain/account/actor.ts'
import { defineMachine } from '#kernel/state-machine.ts'

export const supportTicketStatuses = ['Open', 'In progress', 'Waiting for customer', 'Resolved'] as const
export type SupportTicketStatus = (typeof supportTicketStatuses)[number]

export const supportTicketMachine = defineMachine<SupportTicketStatus, Actor>({
  name: 'support_ticket',
  states: supportTicketStatuses,
  initial: ['Open'],
  transitions: {
    Open: to(byStaff, 'In progress', 'Resolved'),
    'In progress': to(byStaff, 'Waiting for customer', 'Resolved'),
    'Waiting for customer': [...to(byClient, 'In progress'), ...to(bySystem, 'Resolved')],
    Resolved: to(byClient, 'Open'),
  },
})
