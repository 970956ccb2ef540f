import { ticketTag } from '#domain/support/mail.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { nameOf, readerOf } from '#features/account/index.ts'
import type { Facilities } from '#features/facilities.ts'
import type { Reader } from '#features/tell.ts'
import type { supportTaken } from './mails.ts'
import type { TicketRow } from './policy.ts'

type Asker = Pick<TicketRow, 'createdByUserId' | 'contactEmail' | 'language'>

/** Whom an answer is told: the account, or the address that was given. Null when the account is closed. */
export async function askerOf(
  db: Database,
  { createdByUserId, contactEmail, language }: Asker,
): Promise<Reader | null> {
  if (createdByUserId !== null) return await readerOf(db, createdByUserId)
  return contactEmail === null ? null : { email: contactEmail, language }
}

/** What the asker is called on screens of staff and in mails to them. */
export async function askerName(
  db: Database,
  { createdByUserId, contactName, contactEmail }: Pick<TicketRow, 'createdByUserId' | 'contactName' | 'contactEmail'>,
): Promise<string> {
  const account = createdByUserId === null ? null : await nameOf(db, createdByUserId)
  return account ?? contactName ?? contactEmail ?? '–'
}

/** Where a letter about a ticket leads: into the portal of an account, or to the page that its link opens. */
export const linkOf = ({ createdByUserId, publicId }: Pick<TicketRow, 'createdByUserId' | 'publicId'>) =>
  ({ page: createdByUserId === null ? 'supportTicket' : 'message', id: publicId }) as const

/** Tells whoever works on a ticket, or the office where it has an address, what its customer wrote. */
export async function tellStaff(
  tx: Tx,
  mail: typeof supportTaken,
  ticket: TicketRow,
  { id, about }: { id: string; about: string },
  { supplier, tell }: Pick<Facilities, 'supplier' | 'tell'>,
): Promise<void> {
  const assigned = ticket.assignedAdminId === null ? null : await readerOf(tx, ticket.assignedAdminId)
  const reader = assigned ?? (supplier.email === null ? null : { email: supplier.email, language: 'en' })
  if (reader === null) return
  const name = await askerName(tx, ticket)
  await tell(tx, reader, mail, {
    id: `${mail.name}-${id}`,
    link: { page: 'admin' },
    facts: { tag: ticketTag(ticket.id) },
    words: { name, about },
  })
}
