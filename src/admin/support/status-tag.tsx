import type { SupportTicketStatus } from '#domain/support/status.ts'
import { Status, type Tone } from '#ui/status.tsx'
import { useText } from '../i18n/texts.ts'

const tones: Record<SupportTicketStatus, Tone> = {
  Open: 'amber',
  'In progress': 'registry',
  'Waiting for customer': 'muted',
  Resolved: 'leaf',
}

/** Where a ticket stands, from our side of it. */
export function TicketStatusTag({ status }: { status: SupportTicketStatus }) {
  const t = useText()
  return <Status tone={tones[status]}>{t(`ticket.status.${status}`)}</Status>
}
