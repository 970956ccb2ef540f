import type pg from 'pg'
import { sendLetter } from '#platform/mail/post.ts'
import type { Log } from '#platform/log/log.ts'
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

export async function clean(pool: pg.Pool, log: Log): Promise<void> {
  await eachOf(statements, { log, what: 'cleaning', name: (statement) => statement }, async (statement) => {
    await pool.query(statement)
  })
}
