import type { SupportTicketStatus } from '#domain/support/status.ts'
import type { Tone } from '#ui/status.tsx'

/** How the state of a ticket is set: in need of an answer of the reader, with us, over. */
export function ticketTone(status: SupportTicketStatus): Tone {
  if (status === 'Resolved') return 'leaf'
  return status === 'Waiting for customer' ? 'amber' : 'registry'
}
