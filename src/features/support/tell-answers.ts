import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { isStaff, roles } from '#domain/account/roles.ts'
import { ticketTag } from '#domain/support/mail.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { defineJob } from '#platform/queue/queue.ts'
import { threadComment } from '#schema/registration.ts'
import { supportTicket } from '#schema/support.ts'
import type { Facilities } from '#features/facilities.ts'
import { worker } from '#features/feature.ts'
import { supportAnswered } from './mails.ts'
import { askerOf, linkOf } from './tell.ts'

/** Minutes without another answer after which a chat is told by letter: who is there reads it there meanwhile. */
export const quietMinutes = 5

const waiting = z.strictObject({ ticketId: z.number().int(), answerId: z.uuid() })

/** Writes to whoever asked in a chat what we answered there; each answer enters one, and the last one's tells them all. */
export const tellAnswers = defineJob('support.tell-answers', { byStaff: ['repeat'], data: waiting })

/** Tells what no letter has told yet, unless a newer answer will. */
export async function tellWaitingAnswers(
  { pool, tell }: Pick<Facilities, 'pool' | 'tell'>,
  { ticketId, answerId }: z.infer<typeof waiting>,
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const [ticket] = await tx.select().from(supportTicket).where(eq(supportTicket.id, ticketId)).for('update')
    const reader = ticket && (await askerOf(tx, ticket))
    if (!ticket || !reader) return
    const untold = await tx
      .select()
      .from(threadComment)
      .where(
        and(
          eq(threadComment.threadId, ticket.supportTicketHubId),
          inArray(threadComment.authorRole, roles.filter(isStaff)),
          ...(ticket.answersToldAt === null ? [] : [gt(threadComment.createdAt, ticket.answersToldAt)]),
        ),
      )
      .orderBy(asc(threadComment.createdAt), asc(threadComment.id))
    const last = untold.at(-1)
    if (last?.id !== answerId) return
    const names = untold.map((one) => [one.authorFirstname, one.authorLastname].filter(Boolean).join(' '))
    await tell(tx, reader, supportAnswered, {
      id: `support-answered-${ticket.publicId}-${last.id}`,
      link: linkOf(ticket),
      facts: { tag: ticketTag(ticket.id), person: [...new Set(names)].filter(Boolean).join(', ') },
      words: { answer: untold.map(({ content }) => content).join('\n\n') },
    })
    await tx.update(supportTicket).set({ answersToldAt: last.createdAt }).where(eq(supportTicket.id, ticket.id))
  })
}

export const answersTeller = worker(tellAnswers, async (data, facilities) => await tellWaitingAnswers(facilities, data))
