import type { Unread } from '#domain/docketed-message/unread.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { mailboxRounds, readMailbox } from '#features/docketed-message/index.ts'
import { defineJob } from '#platform/queue/queue.ts'
import { worker } from '#features/feature.ts'
import { takeTicketMail } from './receive.ts'

const unreadNotes: Record<Unread, string> = {
  'too-large':
    'Only the beginning of this mail was read: it is larger than what is taken. All of it is in the mailbox.',
  damaged: 'Only who wrote this mail, and about what, was read: the rest is damaged. All of it is in the mailbox.',
}

/** What staff read beside a ticket when not all of its mail is there; null when it is. */
export function noteOfMail(unread: Unread | null, left: readonly string[]): string | null {
  const files = left.length === 0 ? [] : [`Files of this mail that are not kept here: ${left.join(', ')}.`]
  const lines = [...(unread === null ? [] : [unreadNotes[unread]]), ...files]
  return lines.length === 0 ? null : lines.join('\n')
}

/** Reads the mailbox that customers write to. */
const job = defineJob('support.mailbox', mailboxRounds)

/** Reads the mailbox of customers: each mail goes on with its ticket or opens one. */
export const supportMailboxReader = worker(job, async (_none, facilities) => {
  const { pool, mailboxes } = facilities
  await readMailbox(facilities, job, mailboxes.support, async (mail) => {
    await takeTicketMail(mail, facilities, async (work) => await inTransaction(pool, work), noteOfMail)
  })
})
