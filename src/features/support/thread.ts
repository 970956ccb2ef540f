import { and, count, desc, eq } from 'drizzle-orm'
import { mostMessages, supportTicketFeedback, supportTicketThread, supportTicketWrite } from '#contract/support.ts'
import { isStaff, roles, type Role } from '#domain/account/roles.ts'
import { afterClient, supportFeedbacks, type SupportTicketStatus } from '#domain/support/status.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import { threadComment } from '#schema/registration.ts'
import { supportTicket } from '#schema/support.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { documentsShown } from './documents-shown.ts'
import { supportContinued } from './mails.ts'
import { ticketFor, type TicketRow } from './policy.ts'
import { moveTicket, touchTicket } from './step.ts'
import { tellStaff } from './tell.ts'

const isOurs = (role: string | null): boolean => roles.some((one: Role) => one === role && isStaff(one))

/** A ticket with its thread: the question itself is the first message, and a customer's own words have no name. */
export const thread = handle(supportTicketThread, async ({ params }, caller, { db }) => {
  const ticket = await ticketFor(db, params.id, caller)
  const ofTicket = eq(threadComment.threadId, ticket.supportTicketHubId)
  const rows = await db
    .select()
    .from(threadComment)
    .where(ofTicket)
    .orderBy(desc(threadComment.createdAt), desc(threadComment.id))
    .limit(mostMessages)
  const earlier =
    rows.length < mostMessages
      ? 0
      : ((await db.select({ all: count() }).from(threadComment).where(ofTicket))[0]?.all ?? 0) - rows.length
  const asked = {
    id: ticket.publicId,
    isOurs: false,
    by: null,
    at: new Date(ticket.createdAt).toISOString(),
    text: ticket.description,
  }
  return {
    number: ticket.id,
    subject: ticket.subject,
    status: ticket.status as SupportTicketStatus,
    createdAt: asked.at,
    feedback: supportFeedbacks.find((one) => one === ticket.feedback) ?? null,
    earlier,
    documents: await documentsShown(db, ticket),
    messages: [
      asked,
      ...rows.toReversed().map((one) => {
        const ours = isOurs(one.authorRole)
        return {
          id: one.id,
          isOurs: ours,
          by: ours ? [one.authorFirstname, one.authorLastname].filter(Boolean).join(' ') || null : null,
          at: new Date(one.createdAt).toISOString(),
          text: one.content,
        }
      }),
    ],
  }
})

/** Takes in what the customer writes, whichever way it came: the ticket is ours again, and whoever works on it is told. */
export async function takeMessage(
  tx: Tx,
  ticket: TicketRow,
  message: { text: string; userId: string | null; messageId?: string | null; isAutomatic?: boolean },
  facilities: Pick<Facilities, 'supplier' | 'tell'>,
): Promise<SupportTicketStatus> {
  const { text, userId, messageId = null, isAutomatic = false } = message
  const id = uuidv7()
  await tx.insert(threadComment).values({ id, threadId: ticket.supportTicketHubId, content: text, userId, messageId })
  const status = ticket.status as SupportTicketStatus
  // That somebody is away is no answer: what waits for the client goes on waiting, and what is resolved stays so.
  const to = isAutomatic ? status : afterClient(status)
  if (to === status) await touchTicket(tx, ticket.id)
  else {
    await moveTicket(tx, ticket.id, { from: status, to, actor: 'client' })
    await tellStaff(tx, supportContinued, ticket, { id, about: text }, facilities)
  }
  return to
}

export const write = handle(supportTicketWrite, async ({ params, body }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
    const ticket = await ticketFor(tx, params.id, caller, { lock: true })
    return await takeMessage(tx, ticket, { text: body.message, userId: ticket.createdByUserId }, facilities)
  }),
}))

/** What somebody says of our answer, from the mail that asks or from the page; a later word takes its place. */
export const feedback = handle(supportTicketFeedback, async ({ params, body }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const ticket = await ticketFor(tx, params.id, caller, { lock: true })
    await tx
      .update(supportTicket)
      .set({ feedback: body.feedback, feedbackNote: body.note, feedbackAt: facilities.clock().toISOString() })
      .where(and(eq(supportTicket.id, ticket.id), eq(supportTicket.publicId, params.id)))
  })
  return { done: true as const }
})
