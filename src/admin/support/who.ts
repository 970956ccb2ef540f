import type { SupportTicketListRow } from '#operations/staff/support.ts'
import { personName } from '../kit/person.ts'

type Asker = Pick<SupportTicketListRow, 'contact_name' | 'contact_email' | 'created_by_user'>

/** Who asks: their account, or as they wrote it. */
export const askerOf = ({ contact_name, contact_email, created_by_user }: Asker): string =>
  created_by_user ? personName(created_by_user) : (contact_name ?? contact_email ?? '–')

/** What a ticket is called: its subject, or how it begins. */
export function titleOf({ subject, description }: Pick<SupportTicketListRow, 'subject' | 'description'>): string {
  return subject ?? (description.length > 80 ? `${description.slice(0, 80)} …` : description)
}
