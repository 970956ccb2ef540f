import type { CallRow } from './call-row.ts'

/** A call of a ticket’s customer, by its public id; those of staff go by its number. */
const ticket = (body: unknown = {}): CallRow => ({
  scoped: true,
  body,
  params: ({ a, link }, who) => ({ id: (who === 'link' ? link.support_ticket : a.ticket) ?? '' }),
})
const ticketOfStaff = (body: unknown): CallRow => ({ body, params: ({ a }) => ({ id: a.support_ticket ?? '' }) })

/** The calls of tickets and of the chat. */
export const supportRows: Record<string, CallRow> = {
  'docketed-message.renewal': {
    params: ({ a }) => ({ id: a.docketed_message ?? '' }),
    body: { renewedUntil: '2000-01-01', before: {} },
  },
  'docketed-message.receive': { file: true },
  'docketed-message.mailboxes': {},
  'support-ticket.create': { body: { message: 'matrix', email: 'matrix@calls.test' } },
  'chat.start': { body: { message: 'matrix', email: 'matrix@calls.test' } },
  'chat.visitor': {},
  'support-ticket.thread': ticket(),
  'support-ticket.write': ticket({ message: 'matrix' }),
  'support-ticket.feedback': ticket({ feedback: 'good' }),
  'support-ticket.document': { ...ticket(), file: true },
  'support-ticket.open-document': {
    ...ticket(),
    params: ({ a, link }, who) =>
      who === 'link'
        ? { id: link.support_ticket, docId: link.ticketDocument }
        : { id: a.ticket ?? '', docId: a.ticketDocument ?? '' },
  },
  'support-ticket.note': ticketOfStaff({ text: 'matrix' }),
  'support-ticket.answer': ticketOfStaff({ text: 'matrix' }),
  'support-ticket.status': ticketOfStaff({ from: 'Open', to: 'In progress' }),
  'support-ticket.receive': { file: true },
  'phone-service.lookup': { query: () => ({ phoneNumber: '+421 905 000 000' }) },
}
