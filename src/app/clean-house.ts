import type pg from 'pg'
import { sendLetter } from '#platform/mail/post.ts'
import { defineJob } from '#platform/queue/queue.ts'

/** Throws away what has served its time, every night. */
export const cleanHouse = defineJob<Record<string, never>>('house.clean', { byStaff: ['repeat', 'cancel'] })

/** Forgets what letters said once they are sent or given up: links in them open accounts. Every minute. */
export const forgetLetters = defineJob<Record<string, never>>('house.forget-letters', {
  byStaff: ['repeat', 'cancel'],
})

export async function forget(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update pgboss.job set data = data - 'data' where name = $1 and state in ('completed', 'failed', 'cancelled') and data ? 'data'`,
    [sendLetter.name],
  )
}

const statements = [
  `delete from idempotency_key where created_at < now() - interval '7 days'`,
  `delete from mailed_token where expires_at < now() - interval '30 days'`,
  `delete from session where coalesce(ended_at, expires_at) < now() - interval '30 days'`,
  `delete from rate_limit where expire < extract(epoch from now()) * 1000`,
]

export async function clean(pool: pg.Pool): Promise<void> {
  for (const statement of statements) await pool.query(statement)
}
