import type pg from 'pg'
import { defineJob } from '#platform/queue/queue.ts'

/** Throws away what has served its time, every night. */
export const cleanHouse = defineJob<Record<string, never>>('house.clean')

const statements = [
  `delete from idempotency_key where created_at < now() - interval '7 days'`,
  `delete from mailed_token where expires_at < now() - interval '30 days'`,
  `delete from session where coalesce(ended_at, expires_at) < now() - interval '30 days'`,
  `delete from rate_limit where expire < extract(epoch from now()) * 1000`,
]

export async function clean(pool: pg.Pool): Promise<void> {
  for (const statement of statements) await pool.query(statement)
}
