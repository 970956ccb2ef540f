import { mailboxesAsk } from '#contract/docketed-message.ts'
import { mailboxTroubles, type MailboxTrouble } from '#kernel/mailbox.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { readOfficeMailbox } from './read-mailbox.ts'

/** The jobs that read them; that of customers is of a noun above. */
const mailboxJobs = { office: readOfficeMailbox.name, support: 'support.mailbox' } as const

interface Rounds {
  read: Date | null
  failed: Date | null
  code: string | null
}

/** When all was taken last, the first round since then that failed, and what the newest of them says. */
const rounds = `
  with done as (select max(updated_at) as at from task where type = $1 and status = 'completed')
  select done.at as read,
         min(t.updated_at) as failed,
         (array_agg(t.result->>'code' order by t.updated_at desc))[1] as code
    from done left join task t on t.type = $1 and t.status = 'failed' and t.updated_at > coalesce(done.at, '-infinity')
   group by done.at`

const troubleOf = (code: string | null): MailboxTrouble => mailboxTroubles.find((one) => one === code) ?? 'mails'

async function stateOf({ pool, mailboxes }: Facilities, which: keyof typeof mailboxJobs) {
  const mailbox = mailboxes[which]
  if (mailbox === null) return null
  const { rows } = await pool.query<Rounds>(rounds, [mailboxJobs[which]])
  const { read = null, failed = null, code = null } = rows[0] ?? {}
  return {
    name: mailbox.name,
    readAt: read === null ? null : new Date(read).toISOString(),
    failed: failed === null ? null : { since: new Date(failed).toISOString(), trouble: troubleOf(code) },
  }
}

/** How the rounds of the mailboxes went, by the queue's own rows: nothing is kept of it beside them. */
export const mailboxStates = handle(mailboxesAsk, async (_none, _caller, facilities) => ({
  office: await stateOf(facilities, 'office'),
  support: await stateOf(facilities, 'support'),
}))
