import { cleanExports } from '#features/account/index.ts'
import { forgetSecrets } from '#features/docketed-message/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { sendLetter } from '#platform/mail/post.ts'
import { eachOf } from '#platform/queue/each.ts'
import { defineJob, nothing } from '#platform/queue/queue.ts'

/** Throws away what has served its time, every night. */
export const cleanHouse = defineJob('house.clean', { byStaff: ['repeat', 'cancel'], data: nothing, cron: '17 3 * * *' })

const statements = [
  `delete from idempotency_key where created_at < now() - interval '7 days'`,
  `delete from mailed_token t where expires_at < now() - interval '30 days' and not exists
     (select 1 from mail.outbox o where o.state = 'waiting' and o.link->>'tokenId' = t.id::text)`,
  `delete from session where coalesce(ended_at, expires_at) < now() - interval '30 days'`,
  `delete from rate_limit where expire < extract(epoch from now()) * 1000`,
  // A job of versions before, which nobody does any more.
  `delete from pgboss.schedule where name = 'house.forget-letters'`,
  // What versions before kept of letters: their texts, and links in the data of jobs.
  `update mail.outbox set html = '', plain = '' where html <> '' or plain <> ''`,
  `update pgboss.job set data = data - 'data' where name = 'mail.send' and data ? 'data' and name <> '${sendLetter.name}'
      and state in ('completed', 'failed', 'cancelled')`,
]

/** Milliseconds after which a draft of a file belongs to a process that was killed. */
const draftLife = 86_400_000

/** Letters that are forgotten by one statement, so that none takes long. */
const lettersAtOnce = 5_000

type Needed = Pick<Facilities, 'pool' | 'files' | 'log' | 'clock' | 'letterDays'>

/** Forgets letters that wait for nothing and are older than the configuration says. */
async function forgetLetters({ pool, clock, letterDays }: Needed): Promise<void> {
  const before = new Date(clock().getTime() - letterDays * 86_400_000)
  for (;;) {
    const { rowCount } = await pool.query(
      `delete from mail.outbox where row_id in (
         select row_id from mail.outbox where created_at < $1 and state <> 'waiting' order by created_at limit $2)`,
      [before, lettersAtOnce],
    )
    if ((rowCount ?? 0) < lettersAtOnce) return
  }
}

/** Does all of it, each on its own; throws at the end when some of it failed. */
export async function clean(facilities: Needed): Promise<void> {
  const { pool, files, log, clock } = facilities
  const work: { name: string; run: () => Promise<unknown> }[] = [
    ...statements.map((name) => ({ name, run: async () => await pool.query(name) })),
    { name: 'old letters', run: async () => await forgetLetters(facilities) },
    { name: 'codes in mails', run: async () => await forgetSecrets(pool, clock()) },
    { name: 'exports', run: async () => await cleanExports(facilities) },
    {
      name: 'drafts of files',
      run: async () => await files.sweepDrafts(new Date(clock().getTime() - draftLife)),
    },
  ]
  await eachOf(work, { log, what: 'cleaning', name: ({ name }) => name }, async ({ run }) => void (await run()))
}
