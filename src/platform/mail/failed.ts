import type pg from 'pg'
import type { Tx } from '#platform/db/database.ts'
import type { Queue } from '#platform/queue/queue.ts'
import { sendLetter } from './post.ts'

/** A letter that was tried to the end and did not leave. */
export interface FailedLetter {
  id: string
  template: string
  recipient: string
  created_at: Date
  tries: number
  error: string | null
}

/** What waits without a job that would still try: derived, so that a killed worker or a full queue is no way around. */
const failed = `o.state = 'waiting' and not exists (
  select 1 from pgboss.job j where j.name = '${sendLetter.name}' and j.data->>'letter' = o.row_id::text
     and j.state in ('created', 'retry', 'active'))`

/** The letters that failed, oldest first. */
export async function failedLetters(pool: pg.Pool, most: number): Promise<FailedLetter[]> {
  const { rows } = await pool.query<FailedLetter>(
    `select o.row_id as id, o.template, o.recipient, o.created_at, o.tries, o.error from mail.outbox o
      where ${failed} order by o.created_at limit $1`,
    [most],
  )
  return rows
}

/** How many letters wait for a try, and how many were given up. */
export async function countLetters(pool: pg.Pool): Promise<{ waiting: number; failed: number }> {
  const { rows } = await pool.query<{ waiting: number; failed: number }>(
    `select count(*) filter (where not (${failed}))::int as waiting, count(*) filter (where ${failed})::int as failed
       from mail.outbox o where o.state = 'waiting'`,
  )
  return rows[0] ?? { waiting: 0, failed: 0 }
}

/** Takes a failed letter for the caller's transaction; false when there is none of this id, or it is tried still. */
async function take(tx: Tx, id: string): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `select 1 from mail.outbox o where o.row_id = $1 and o.state = 'waiting' for update`,
    [id],
  )
  // Asked after the lock: of two colleagues the second sees the first one's job.
  return (
    rowCount === 1 &&
    (await tx.$client.query(`select 1 from mail.outbox o where o.row_id = $1 and ${failed}`, [id])).rowCount === 1
  )
}

/** Sends a failed letter again, with the whole patience of a new one. */
export async function repeatLetter(tx: Tx, queue: Queue, id: string): Promise<boolean> {
  if (!(await take(tx, id))) return false
  await queue.send(tx, sendLetter, { letter: id })
  return true
}

/** Gives a failed letter up for good. */
export async function dropLetter(tx: Tx, id: string): Promise<boolean> {
  if (!(await take(tx, id))) return false
  await tx.$client.query(`update mail.outbox set state = 'dropped' where row_id = $1`, [id])
  return true
}
