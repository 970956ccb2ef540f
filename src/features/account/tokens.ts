import { createHash } from 'node:crypto'
import type pg from 'pg'
import { secretToken } from '#kernel/ids.ts'

export type Purpose = 'activate' | 'reset-password'

/** Hours that a mailed link works. */
const hours: Record<Purpose, number> = { activate: 72, 'reset-password': 1 }

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Makes a one-time secret for a mail; only its hash is kept. */
export async function mailToken(tx: pg.PoolClient, userId: string, purpose: Purpose, now: Date): Promise<string> {
  const token = secretToken()
  await tx.query('insert into mailed_token (hash, purpose, user_id, expires_at) values ($1, $2, $3, $4)', [
    hashOf(token),
    purpose,
    userId,
    new Date(now.getTime() + hours[purpose] * 3_600_000),
  ])
  return token
}

/** Whether a secret would work now; it stays unused. Cheap: work that costs comes after it. */
export async function tokenWorks(pool: pg.Pool, token: string, purpose: Purpose, now: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select 1 from mailed_token where hash = $1 and purpose = $2 and used_at is null and expires_at > $3',
    [hashOf(token), purpose, now],
  )
  return rowCount === 1
}

/** Uses a secret up; answers whose it is, or null when it is unknown, used or too old. Of two uses at once one wins. */
export async function useToken(tx: pg.PoolClient, token: string, purpose: Purpose, now: Date): Promise<string | null> {
  const { rows } = await tx.query<{ user_id: string }>(
    'update mailed_token set used_at = $3 where hash = $1 and purpose = $2 and used_at is null and expires_at > $3 returning user_id',
    [hashOf(token), purpose, now],
  )
  return rows[0]?.user_id ?? null
}
