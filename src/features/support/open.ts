import { chatStart, supportTicketCreate } from '#contract/support.ts'
import type { Caller } from '#domain/account/caller.ts'
import { ticketTag } from '#domain/support/mail.ts'
import type { SupportTicketSource } from '#domain/support/status.ts'
import { found } from '#kernel/errors.ts'
import type { Language } from '#kernel/languages.ts'
import type { Tx } from '#platform/db/database.ts'
import { supportTicket } from '#schema/support.ts'
import { askedBy } from '#features/account/index.ts'
import { handle, type CallFacilities, type Facilities } from '#features/facilities.ts'
import { supportReceived, supportTaken } from './mails.ts'
import type { TicketRow } from './policy.ts'
import { askerOf, linkOf, tellStaff } from './tell.ts'

type Ticket = Omit<typeof supportTicket.$inferInsert, 'status'>

/**
 * Keeps a question and tells both sides: the office that it is there, and whoever asks that it has arrived. A stranger's
 * address that had its letter of the day gets no further one; the page says the same. What a program sent is told to the
 * office alone.
 */
export async function openTicket(
  tx: Tx,
  values: Ticket,
  { asked }: { asked: (to: string) => Promise<'us' | 'stranger' | 'program'> },
  facilities: Pick<Facilities, 'supplier' | 'tell'>,
): Promise<TicketRow> {
  const [made] = await tx.insert(supportTicket).values(values).returning()
  const ticket = found(made)
  const about = ticket.description
  const reader = await askerOf(tx, ticket)
  const by = reader === null ? 'program' : await asked(reader.email)
  if (reader !== null && by !== 'program')
    await facilities.tell(tx, reader, supportReceived, {
      id: `support-received-${ticket.publicId}`,
      link: linkOf(ticket),
      facts: { tag: ticketTag(ticket.id) },
      words: { about },
      asked: by,
    })
  await tellStaff(tx, supportTaken, ticket, { id: ticket.publicId, about }, facilities)
  return ticket
}

interface Question {
  subject?: string | null
  message: string
  name: string | null
  email: string | null
  language: Language
}

/** A question of whoever calls: a customer's own, or that of the address which was given. */
async function ask(
  { subject = null, message, name, email, language }: Question,
  source: SupportTicketSource,
  caller: Caller,
  facilities: CallFacilities,
): Promise<{ id: string }> {
  const owner = caller.role === 'customer' ? caller.userId : null
  return await facilities.write(async (tx) => {
    const who = owner === null ? { contactName: name, contactEmail: email } : { createdByUserId: owner }
    const values = { ...who, source, subject, description: message, language }
    const asked = async (to: string) => await askedBy(tx, caller, to)
    return { id: (await openTicket(tx, values, { asked }, facilities)).publicId }
  })
}

export const create = handle(supportTicketCreate, async ({ body }, caller, facilities) => {
  return await ask(body, caller.role === 'customer' ? 'portal' : 'contact', caller, facilities)
})

/** A conversation is a ticket; it is begun by another call and nothing else. */
export const startChat = handle(chatStart, async ({ body }, caller, facilities) => {
  return await ask(body, 'chat', caller, facilities)
})
