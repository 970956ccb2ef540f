import { createHash, createHmac } from 'node:crypto'
import type pg from 'pg'
import type { TokenPurpose as Purpose } from '#domain/account/roles.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { readByAny, type Secrets } from '#platform/config/secrets.ts'
import type { Tx } from '#platform/db/database.ts'

/** Hours that a mailed link works. */
export const hoursOf: Record<Purpose, number> = { activate: 72, 'reset-password': 1 }

/** What is kept of a secret: nobody reads it back out of the database. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * The secret behind an id, made by the installation's own secret: a letter names the id, and only who sends it makes the
 * link. The database alone gives nobody a link.
 */
export function tokenOf(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`mailed token ${id}`).digest('base64url')
}

const endOf = (purpose: Purpose, now: Date) => new Date(now.getTime() + hoursOf[purpose] * 3_600_000)

/** Makes a one-time secret and answers its id; only the hash is kept. */
export async function mailToken(
  tx: Tx,
  userId: string,
  purpose: Purpose,
  { secrets, clock }: { secrets: Secrets; clock: () => Date },
): Promise<string> {
  const id = uuidv7()
  await tx.$client.query(
    'insert into mailed_token (id, hash, purpose, user_id, expires_at) values ($1, $2, $3, $4, $5)',
    [id, tokenHash(tokenOf(secrets[0], id)), purpose, userId, endOf(purpose, clock())],
  )
  return id
}

/** Ends every link that was made for a user: what it opened is no longer what it was made for. */
export async function endTokens(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.$client.query('update mailed_token set used_at = $2 where user_id = $1 and used_at is null', [userId, now])
}

/** The token of an id as it was made, whichever secret was the current one then; made anew when none of them made it. */
export async function tokenMade(pool: pg.Pool, secrets: Secrets, id: string): Promise<string> {
  const { rows } = await pool.query<{ hash: string }>('select hash from mailed_token where id = $1', [id])
  const made = readByAny(secrets, (secret) => {
    const token = tokenOf(secret, id)
    return tokenHash(token) === rows[0]?.hash ? token : null
  })
  return made ?? tokenOf(secrets[0], id)
}

/**
 * The secret of a letter that leaves now: its time begins, however long the letter waited. Null when it was used, or when
 * the letter's address is no longer its owner's.
 */
export async function tokenToSend(
  { pool, secrets, clock }: { pool: pg.Pool; secrets: Secrets; clock: () => Date },
  id: string,
  purpose: Purpose,
  to: string,
): Promise<string | null> {
  const token = await tokenMade(pool, secrets, id)
  const { rowCount } = await pool.query(
    `update mailed_token t set hash = $2, expires_at = $3 from "user" u
      where t.id = $1 and t.purpose = $4 and t.used_at is null and u.id = t.user_id and lower(u.email) = lower($5)`,
    [id, tokenHash(token), endOf(purpose, clock()), purpose, to],
  )
  return rowCount === 1 ? token : null
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
export async function useToken(tx: Tx, token: string, purpose: Purpose, now: Date): Promise<string | null> {
  const { rows } = await tx.$client.query<{ user_id: string }>(
    'update mailed_token set used_at = $3 where hash = $1 and purpose = $2 and used_at is null and expires_at > $3 returning user_id',
    [tokenHash(token), purpose, now],
  )
  const userId = rows[0]?.user_id ?? null
  if (userId !== null)
    await tx.$client.query(
      'update mailed_token set used_at = $3 where user_id = $1 and purpose = $2 and used_at is null',
      [userId, purpose, now],
    )
  return userId
}
