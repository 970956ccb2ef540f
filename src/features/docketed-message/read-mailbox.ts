import type { Unread } from '#domain/docketed-message/unread.ts'
import { AppError } from '#kernel/errors.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { MailboxFailed, type Mailbox, type MailboxMail } from '#platform/mail/mailbox.ts'
import { defineJob, nothing, type JobType } from '#platform/queue/queue.ts'
import { defineMail } from '#features/mail.ts'
import { worker } from '#features/feature.ts'
import type { Facilities } from '#features/facilities.ts'
import { readMail, type ReadMail } from './read-mail.ts'
import { takeMail } from './take-mail.ts'

/** To the office: a mailbox has not been read for some rounds. */
export const mailboxUnread = defineMail('mailbox-unread', { facts: ['mailbox'] })

/** Rounds come every five minutes; one that fails is not tried again, because the next does all of its work. */
export const mailboxRounds = {
  byStaff: ['repeat', 'cancel'],
  data: nothing,
  cron: '*/5 * * * *',
  oneAtATime: true,
  retries: 0,
} as const

/** Reads the mailbox that offices write to. */
export const readOfficeMailbox = defineJob('docketed-message.mailbox', mailboxRounds)

/** Rounds that fail one after the other before somebody is written to. */
const patience = 3

/** A mail of a mailbox, with why it is not the whole one. */
export type MailboxRead = ReadMail & { unread: Unread | null }

const refusedBy = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'invalid-input' || error.code === 'too-large')

/** Headers alone, where the rest cannot be read. */
function headersOf(source: Buffer): Buffer {
  const ends = [source.indexOf('\r\n\r\n'), source.indexOf('\n\n')].filter((at) => at >= 0)
  return ends.length === 0 ? source : source.subarray(0, Math.min(...ends) + 2)
}

/** As much of a mail as can be read: all of it, its beginning, or who wrote it about what. Null when that is not told either. */
async function readable({ source, isWhole }: MailboxMail, now: Date): Promise<MailboxRead | null> {
  const tries: { bytes: Buffer; unread: Unread | null }[] = [
    { bytes: source, unread: isWhole ? null : 'too-large' },
    { bytes: headersOf(source), unread: isWhole ? 'damaged' : 'too-large' },
  ]
  for (const { bytes, unread } of tries)
    try {
      return { ...(await readMail(new File([new Uint8Array(bytes)], 'mailbox.eml'), now)), unread }
    } catch (error) {
      if (!refusedBy(error)) throw error
    }
  return null
}

/** Writes to the office once a day when a mailbox failed again and again. */
async function tellOffice(facilities: Facilities, { name }: JobType<object>, mailbox: Mailbox): Promise<void> {
  const { pool, supplier, tell, today } = facilities
  const { email } = supplier
  if (email === null) return
  const { rows } = await pool.query<{ failed: number }>(
    `select count(*)::int as failed from task where type = $1 and status = 'failed'
        and created_at > coalesce((select max(created_at) from task where type = $1 and status = 'completed'), '-infinity')`,
    [name],
  )
  // The round that fails now is not among them yet.
  if ((rows[0]?.failed ?? 0) + 1 < patience) return
  await inTransaction(pool, async (tx) => {
    await tell(tx, { email, language: 'en' }, mailboxUnread, {
      id: `mailbox-unread-${name}-${today()}`,
      link: { page: 'admin' },
      facts: { mailbox: mailbox.name },
    })
  })
}

/**
 * One round of a mailbox: each mail is taken in by itself, and marked when its row is committed. Throws when the mailbox cannot
 * be read or some of its mails failed, so that the task shows it; the office is written to when that goes on.
 */
export async function readMailbox(
  facilities: Facilities,
  job: JobType<object>,
  mailbox: Mailbox | null,
  take: (mail: MailboxRead) => Promise<void>,
): Promise<void> {
  if (mailbox === null) return
  let left = 0
  try {
    await mailbox.read(async (found) => {
      const mail = await readable(found, facilities.clock())
      if (mail === null) {
        left += 1
        return 'left'
      }
      // A letter of ours that came back would be answered with the next one.
      if (!facilities.mailer.isOurs(mail)) await take(mail)
      return 'taken'
    })
    if (left > 0) throw new MailboxFailed('mails', `${left} of ${mailbox.name} cannot be read; they have a star there`)
  } catch (error) {
    await tellOffice(facilities, job, mailbox)
    throw error
  }
}

/** Reads the mailbox of offices: each mail becomes its row, with its trademark or for a person. Nothing follows by itself. */
export const officeMailboxReader = worker(readOfficeMailbox, async (_none, facilities) => {
  await readMailbox(facilities, readOfficeMailbox, facilities.mailboxes.office, async (mail) => {
    await inTransaction(facilities.pool, async (tx) => await takeMail(tx, mail))
  })
})
