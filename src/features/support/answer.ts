import { supportTicketAnswer, supportTicketStatus } from '#contract/support.ts'
import { ticketTag } from '#domain/support/mail.ts'
import { stepsOfAnswer, type SupportTicketStatus } from '#domain/support/status.ts'
import { AppError } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import { threadComment } from '#schema/registration.ts'
import { nameOf } from '#features/account/index.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { notify } from '#features/tell.ts'
import { supportAnswered, supportResolved } from './mails.ts'
import { lockedTicket, type TicketRow } from './policy.ts'
import { moveTicket, touchTicket } from './step.ts'
import { quietMinutes, tellAnswers } from './tell-answers.ts'
import { askerOf, linkOf } from './tell.ts'

async function personOf(tx: Tx, userId: string | null): Promise<string> {
  const person = await nameOf(tx, userId)
  if (person === null) throw new AppError('rules-unmet', { facts: { missing: 'name' } })
  return person
}

const noticeOf = (type: string, ticket: TicketRow) => ({
  type,
  message: ticket.subject ?? ticketTag(ticket.id),
  metadata: { ticketId: ticket.publicId },
})

/** Writes the answer of a named person into the thread, sends it by mail, and leaves the next word to the customer. */
export const answer = handle(supportTicketAnswer, async ({ params, body }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
    const ticket = await lockedTicket(tx, params.id)
    const person = await personOf(tx, caller.userId)
    const id = uuidv7()
    await tx
      .insert(threadComment)
      .values({ id, threadId: ticket.supportTicketHubId, content: body.text, userId: caller.userId })
    let status = ticket.status as SupportTicketStatus
    for (const to of stepsOfAnswer(status))
      status = await moveTicket(tx, ticket.id, { from: status, to, actor: 'staff' })
    await touchTicket(tx, ticket.id)
    await tellAnswer(tx, ticket, { id, person, text: body.text }, facilities)
    return status
  }),
}))

/** By a letter at once; in a chat, where somebody may be there to read it, by one letter when nothing more is written. */
async function tellAnswer(
  tx: Tx,
  ticket: TicketRow,
  { id, person, text }: { id: string; person: string; text: string },
  { tell, clock, queue }: Pick<Facilities, 'tell' | 'clock' | 'queue'>,
): Promise<void> {
  const reader = await askerOf(tx, ticket)
  if (reader === null) return
  const notice = noticeOf(supportAnswered.name, ticket)
  if (ticket.source === 'chat') {
    if (reader.userId) await notify(tx, reader.userId, notice)
    const at = new Date(clock().getTime() + quietMinutes * 60_000)
    return await queue().send(tx, tellAnswers, { ticketId: ticket.id, answerId: id }, { at })
  }
  await tell(tx, reader, supportAnswered, {
    id: `support-answered-${ticket.publicId}-${id}`,
    link: linkOf(ticket),
    facts: { tag: ticketTag(ticket.id), person },
    words: { answer: text },
    notice,
  })
}

/** A step of staff; a resolved ticket tells its customer with which word, and asks whether it helped. */
export const setStatus = handle(supportTicketStatus, async ({ params, body }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
    const ticket = await lockedTicket(tx, params.id)
    const { from, to, resolution } = body
    if (ticket.status !== from) throw new AppError('changed-meanwhile', { facts: { from: ticket.status } })
    const status = await moveTicket(tx, ticket.id, { from, to, actor: 'staff', resolution })
    if (status !== 'Resolved' || resolution === null) return status
    const reader = await askerOf(tx, ticket)
    if (reader === null) return status
    const person = await personOf(tx, caller.userId)
    await facilities.tell(tx, reader, supportResolved, {
      id: `support-resolved-${ticket.publicId}-${uuidv7()}`,
      link: { page: 'feedback', id: ticket.publicId },
      facts: { tag: ticketTag(ticket.id), person },
      words: { resolution },
      notice: noticeOf(supportResolved.name, ticket),
    })
    return status
  }),
}))
