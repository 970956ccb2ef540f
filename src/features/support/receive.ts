import { and, eq, or, sql } from 'drizzle-orm'
import { supportTicketReceive } from '#contract/support.ts'
import { texts } from '#domain/catalog/texts.ts'
import { keptWords, taggedTicket, withoutQuote } from '#domain/support/mail.ts'
import type { SupportTicketStatus } from '#domain/support/status.ts'
import type { Unread } from '#domain/docketed-message/unread.ts'
import { AppError } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'
import { user, userProfile } from '#schema/account.ts'
import { threadComment } from '#schema/registration.ts'
import { supportTicket } from '#schema/support.ts'
import { readMail, type ReadMail } from '#features/docketed-message/index.ts'
import { type CallFacilities, type Facilities, handle } from '#features/facilities.ts'
import { addNote } from '#features/note/index.ts'
import { acceptedOf, keepOfTicket, namesOf } from './documents.ts'
import { openTicket } from './open.ts'
import type { TicketRow } from './policy.ts'
import { takeMessage } from './thread.ts'

/** The account of an address that customers sign in with; its owner may have been who wrote. */
async function accountOf(tx: Tx, email: string): Promise<{ id: string; language: string | null } | null> {
  const [account] = await tx
    .select({ id: user.id, language: userProfile.language })
    .from(user)
    .leftJoin(userProfile, eq(userProfile.userId, user.id))
    .where(and(sql`lower(${user.email}) = lower(${email})`, eq(user.role, 'customer'), eq(user.state, 'active')))
  return account ?? null
}

/** The ticket that a mail was taken into before; null when it is new. */
async function takenBefore(tx: Tx, messageId: string): Promise<TicketRow | null> {
  const [opened] = await tx.select().from(supportTicket).where(eq(supportTicket.messageId, messageId))
  if (opened) return opened
  const [row] = await tx
    .select({ ticket: supportTicket })
    .from(threadComment)
    .innerJoin(supportTicket, eq(supportTicket.supportTicketHubId, threadComment.threadId))
    .where(eq(threadComment.messageId, messageId))
  return row?.ticket ?? null
}

const uuid = /support-(?:received|answered|resolved)-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/

/**
 * The ticket that a mail answers, locked: by the letter of ours that its mail program names, or by the number in its subject.
 * Only whoever the ticket is of goes on with it: another's mail opens one of its own.
 */
async function answered(tx: Tx, mail: ReadMail, accountId: string | null): Promise<TicketRow | null> {
  const publicId = uuid.exec(mail.answers)?.[1]
  const number = taggedTicket(mail.subject)
  if (publicId === undefined && number === null) return null
  const named = publicId === undefined ? eq(supportTicket.id, number ?? 0) : eq(supportTicket.publicId, publicId)
  const own = or(
    sql`lower(${supportTicket.contactEmail}) = lower(${mail.sender})`,
    ...(accountId === null ? [] : [eq(supportTicket.createdByUserId, accountId)]),
  )
  const [row] = await tx.select().from(supportTicket).where(and(named, own)).for('update')
  return row ?? null
}

/** How a mail of a customer is kept: in the transaction of a call, or in one of its own. */
type Write = CallFacilities['write']

/** What is noted for staff of a mail that nobody handed in: nobody else would read which of its files are not kept. */
type NoteOf = (unread: Unread | null, left: readonly string[]) => string | null

/** Takes a mail of a customer in: it goes on with its ticket or opens one. The same mail again is the same ticket. */
export async function takeTicketMail(
  mail: ReadMail & { unread?: Unread | null },
  facilities: Facilities,
  write: Write,
  noteOf: NoteOf = () => null,
) {
  const { accepted, left } = await acceptedOf(mail.attachments, facilities)
  const standing = (ticket: TicketRow, status: string, { isNew = false, kept = [] as string[] } = {}) => ({
    id: ticket.id,
    status: status as SupportTicketStatus,
    isNew,
    kept,
    // More than a ticket has room for is not kept either.
    left: [...left, ...accepted.map(({ name }) => name).slice(kept.length)],
  })
  return await write(async (tx) => {
    // Of the same mail twice at once the second waits, and finds what the first made of it.
    await tx.$client.query(`select pg_advisory_xact_lock(hashtextextended($1, 19))`, [mail.messageId])
    const before = await takenBefore(tx, mail.messageId)
    if (before) return { ...standing(before, before.status), left: [] }
    const account = await accountOf(tx, mail.sender)
    const ticket = await answered(tx, mail, account?.id ?? null)
    const noted = async (at: TicketRow, kept: readonly string[]) => {
      const note = noteOf(mail.unread ?? null, standing(at, at.status, { kept: [...kept] }).left)
      if (note !== null) await addNote(tx, at.noteHubId, keptWords(note, texts.note.max), null)
    }
    const files = mail.files.length > 0 ? `\n${namesOf(mail.files)}` : ''
    const text = keptWords(`${withoutQuote(mail.text) || mail.subject || '–'}${files}`, texts.note.max)
    if (ticket) {
      const { messageId, isAutomatic } = mail
      const userId = ticket.createdByUserId
      const kept = await keepOfTicket(tx, facilities, ticket, accepted)
      await noted(ticket, kept)
      return standing(ticket, await takeMessage(tx, ticket, { text, userId, messageId, isAutomatic }, facilities), {
        kept,
      })
    }
    const who =
      account === null
        ? { contactName: mail.senderName.slice(0, texts.personName.max) || null, contactEmail: mail.sender }
        : { createdByUserId: account.id, language: account.language }
    const values = {
      ...who,
      source: 'mail',
      subject: mail.subject || null,
      description: text,
      messageId: mail.messageId,
    }
    const opened = await openTicket(
      tx,
      values,
      { asked: () => Promise.resolve(mail.isAutomatic ? 'program' : 'stranger') },
      facilities,
    )
    const kept = await keepOfTicket(tx, facilities, opened, accepted)
    await noted(opened, kept)
    return standing(opened, opened.status, { isNew: true, kept })
  })
}

/** Takes in a mail that somebody saved. */
export const receive = handle(supportTicketReceive, async ({ body }, _caller, facilities) => {
  const { file } = body as typeof body & { file?: File }
  if (!(file instanceof File)) throw new AppError('invalid-input', { fields: { file: 'required' } })
  return await takeTicketMail(await readMail(file, facilities.clock()), facilities, facilities.write)
})
