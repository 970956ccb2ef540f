import { AppError } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'
import { lockUntilCommit } from '#platform/db/lock.ts'

/** Seconds for which a letter does not go out again. */
const restSeconds = 300

/**
 * The id of a letter that somebody may send again, at most once in five minutes by `now`: it ends with the second in which
 * it goes out, and who asks for the same letter meanwhile waits until this one is saved. Throws `too-many-requests` with the
 * seconds that are left when it went out in them, so that nobody is told of a letter that nobody gets.
 */
export async function repeatedLetterId(tx: Tx, name: string, now: Date): Promise<string> {
  await lockUntilCommit(tx, `letter ${name}`)
  const second = Math.floor(now.getTime() / 1000)
  const { rows } = await tx.$client.query<{ at: number | null }>(
    `select max(at)::float8 as at from generate_series($2::bigint - $3 + 1, $2) at join mail.outbox on id = $1 || '-' || at`,
    [name, second, restSeconds],
  )
  const sent = rows[0]?.at ?? null
  if (sent !== null)
    throw new AppError('too-many-requests', {
      // Of this letter alone: others may go out.
      facts: { letter: 'just-sent' },
      retryAfter: sent + restSeconds - second,
    })
  return `${name}-${second}`
}
