import { AppError } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'

const slotMs = 300_000

/**
 * The id of a letter that somebody may send again, at most once in the five minutes that the clock is in. Throws
 * `too-many-requests` when it went out in them, so that nobody is told of a letter that nobody gets.
 */
export async function repeatedLetterId(tx: Tx, name: string, now: Date): Promise<string> {
  const slot = Math.floor(now.getTime() / slotMs)
  const id = `${name}-${slot}`
  const sent = await tx.$client.query('select 1 from mail.outbox where id = $1', [id])
  if (sent.rowCount)
    throw new AppError('too-many-requests', {
      // Of this letter alone: others may go out.
      facts: { letter: 'just-sent' },
      retryAfter: Math.ceil(((slot + 1) * slotMs - now.getTime()) / 1000),
    })
  return id
}
