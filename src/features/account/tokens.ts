import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { TokenPurpose as Purpose } from '#domain/account/roles.ts'
import { secretToken } from '#kernel/ids.ts'

/** Hours that a mailed link works. */
export const hoursOf: Record<Purpose, number> = { activate: 72, 'reset-password': 1 }

/** What is kept of a secret: nobody reads it back out of the database. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Makes a one-time secret for a mail; only its hash is kept. */
export async function mailToken(tx: pg.PoolClient, userId: string, purpose: Purpose, now: Date): Promise<string> {
  const token = secretToken()
  await tx.query('insert into mailed_token (hash, purpose, user_id, expires_at) values ($1, $2, $3, $4)', [
    tokenHash(token),
    purpose,
    userId,
    new Date(now.getTime() + hoursOf[purpose] * 3_600_000),
  ])
  return token
}

/** Whose a secret is that would work now, or null; it stays unused. Cheap: work that costs comes after it. */
export async function tokenOwner(pool: pg.Pool, token: string, purpose: Purpose, now: Date): Promise<string | null> {
  const { rows } = await pool.query<{ user_id: string }>(
    'select user_id from mailed_token where hash = $1 and purpose = $2 and used_at is null and expires_at > $3',
    [tokenHash(token), purpose, now],
  )
  return rows[0]?.user_id ?? null
}

/**
 * Uses a secret up, and with it every other of the same purpose; answers whose it is, or null when it is unknown, used or
 * too old. Of two uses at once one wins.
 */
export async function useToken(tx: pg.PoolClient, token: string, purpose: Purpose, now: Date): Promise<string | null> {
  const { rows } = await tx.query<{ user_id: string }>(
    'update mailed_token set used_at = $3 where hash = $1 and purpose = $2 and used_at is null and expires_at > $3 returning user_id',
    [tokenHash(token), purpose, now],
  )
  const userId = rows[0]?.user_id ?? null
  if (userId !== null)
    await tx.query('update mailed_token set used_at = $3 where user_id = $1 and purpose = $2 and used_at is null', [
      userId,
      purpose,
      now,
    ])
  return userId
}
