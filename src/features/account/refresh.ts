import { createHmac } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type pg from 'pg'
import { refreshGraceMs } from '#domain/account/session-limits.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { readByAny, type Secrets } from '#platform/config/secrets.ts'
import { session } from '#schema/account.ts'
import { endSession } from './sessions.ts'
import { tokenHash } from './tokens.ts'

/** The one successor of a refresh token. Whoever refreshes at the same moment gets the same, and only we can tell it. */
function successorOf(refreshToken: string, secret: string): string {
  return createHmac('sha256', `${secret}:refresh`).update(refreshToken).digest('base64url')
}

/**
 * Exchanges a refresh token for its successor. The token before the last works for ten seconds more and gives the same
 * successor; an older one is stolen, so the session ends, for the thief and for the owner. Null means: sign in again.
 */
export async function rotateSession(
  pool: pg.Pool,
  sessionId: string,
  refreshToken: string,
  secrets: Secrets,
  now: Date,
): Promise<string | null> {
  const given = tokenHash(refreshToken)
  const next = successorOf(refreshToken, secrets[0])
  const db = bindDatabase(pool)
  const rotated = await db
    .update(session)
    .set({ previousRefreshHash: given, refreshHash: tokenHash(next), rotatedAt: now.toISOString() })
    .where(
      and(
        eq(session.id, sessionId),
        eq(session.refreshHash, given),
        isNull(session.endedAt),
        gt(session.expiresAt, now.toISOString()),
        gt(session.idleUntil, now.toISOString()),
      ),
    )
  if (rotated.rowCount === 1) return next
  const [row] = await db
    .select()
    .from(session)
    .where(and(eq(session.id, sessionId), isNull(session.endedAt)))
  if (!row) return null
  if (Date.parse(row.expiresAt) <= now.getTime() || Date.parse(row.idleUntil) <= now.getTime()) return null
  const sinceRotation = now.getTime() - Date.parse(row.rotatedAt)
  // Another process may have made it with the secret that was current there.
  if (row.previousRefreshHash === given && sinceRotation < refreshGraceMs)
    return readByAny(secrets, (secret) => {
      const made = successorOf(refreshToken, secret)
      return tokenHash(made) === row.refreshHash ? made : null
    })
  await endSession(bindDatabase(pool), sessionId, 'token-reused')
  return null
}
