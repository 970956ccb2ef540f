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

/** Tickets that are ours to act on. */
export const waitingForUs: readonly SupportTicketStatus[] = ['Open', 'In progress']

/** Where a ticket came from: the contact form, the chat, the portal, a mail. */
export const supportTicketSources = ['contact', 'chat', 'portal', 'mail'] as const
export type SupportTicketSource = (typeof supportTicketSources)[number]

/** What somebody says of an answer. */
export const supportFeedbacks = ['good', 'bad'] as const
export type SupportFeedback = (typeof supportFeedbacks)[number]

/** Days without a word of the customer after which a ticket that waits for one is resolved. */
export const silentDays = 14

/** What a ticket becomes by a message of its customer: an answer takes it on again, and opens it once more when it was resolved. */
export function afterClient(status: SupportTicketStatus): SupportTicketStatus {
  if (status === 'Waiting for customer') return 'In progress'
  return status === 'Resolved' ? 'Open' : status
}

/** The steps that an answer of staff takes a ticket: somebody has it, and the customer is next. */
export function stepsOfAnswer(status: SupportTicketStatus): SupportTicketStatus[] {
  if (status === 'Waiting for customer') return []
  if (status === 'In progress') return ['Waiting for customer']
  const taken: SupportTicketStatus[] = ['In progress', 'Waiting for customer']
  return status === 'Resolved' ? ['Open', ...taken] : taken
}
