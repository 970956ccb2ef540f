import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type pg from 'pg'
import { userRoles, type UserRole } from '#domain/account/roles.ts'
import { secretToken } from '#kernel/ids.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { session, user, userProfile } from '#schema/account.ts'
import { passwordIsRight } from './passwords.ts'

export interface SignedIn {
  sessionId: string
  userId: string
  email: string
  name: string
  role: UserRole
}

/** Days until a session ends for good. */
const sessionDays = 30
/** Milliseconds in which the refresh token before the last still works, for two tabs that refresh at once. */
const graceMs = 60_000

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

function roleOf(role: string): UserRole {
  return userRoles.find((known) => known === role) ?? 'customer'
}

/** Checks e-mail and password of an active user and opens a session; null when either is wrong, without saying which. */
export async function signIn(
  pool: pg.Pool,
  email: string,
  password: string,
  userAgent: string | null,
  now: Date,
): Promise<(SignedIn & { refreshToken: string }) | null> {
  const db = bindDatabase(pool)
  const [row] = await db
    .select()
    .from(user)
    .where(sql`lower(${user.email}) = lower(${email.trim()})`)
  const right = await passwordIsRight(password, row?.passwordHash ?? null)
  if (!row || !right || row.state !== 'active') return null
  const refreshToken = secretToken()
  const [opened] = await db
    .insert(session)
    .values({
      userId: row.id,
      refreshHash: hashOf(refreshToken),
      userAgent: userAgent?.slice(0, 300) ?? null,
      expiresAt: new Date(now.getTime() + sessionDays * 86_400_000).toISOString(),
    })
    .returning({ id: session.id })
  const who = opened ? await readSession(pool, opened.id, now) : null
  return who ? { ...who, refreshToken } : null
}

/** Who a session belongs to, when it is alive and its user still active; asked on every request, so an end is immediate. */
export async function readSession(pool: pg.Pool, sessionId: string, now: Date): Promise<SignedIn | null> {
  const [row] = await bindDatabase(pool)
    .select({
      userId: user.id,
      email: user.email,
      role: user.role,
      firstname: userProfile.firstname,
      lastname: userProfile.lastname,
    })
    .from(session)
    .innerJoin(user, eq(session.userId, user.id))
    .leftJoin(userProfile, eq(userProfile.userId, user.id))
    .where(
      and(
        eq(session.id, sessionId),
        isNull(session.endedAt),
        gt(session.expiresAt, now.toISOString()),
        eq(user.state, 'active'),
      ),
    )
  if (!row) return null
  const name = `${row.firstname ?? ''} ${row.lastname ?? ''}`.trim()
  return { sessionId, userId: row.userId, email: row.email, name: name || row.email, role: roleOf(row.role) }
}

/** Ends a session; every path that asks for it refuses from now on. */
export async function endSession(pool: pg.Pool, sessionId: string): Promise<void> {
  await bindDatabase(pool)
    .update(session)
    .set({ endedAt: sql`now()` })
    .where(and(eq(session.id, sessionId), isNull(session.endedAt)))
}

/**
 * Exchanges a refresh token for the next one. The token before the last works for a minute, for tabs that refresh at
 * once; an older one is stolen or lost and ends the session. Null means: sign in again.
 */
export async function rotateSession(
  pool: pg.Pool,
  sessionId: string,
  refreshToken: string,
  now: Date,
): Promise<string | null> {
  const given = hashOf(refreshToken)
  const next = secretToken()
  const db = bindDatabase(pool)
  const rotated = await db
    .update(session)
    .set({ previousRefreshHash: session.refreshHash, refreshHash: hashOf(next), rotatedAt: now.toISOString() })
    .where(
      and(
        eq(session.id, sessionId),
        eq(session.refreshHash, given),
        isNull(session.endedAt),
        gt(session.expiresAt, now.toISOString()),
      ),
    )
  if (rotated.rowCount === 1) return next
  const [row] = await db
    .select()
    .from(session)
    .where(and(eq(session.id, sessionId), isNull(session.endedAt)))
  if (!row) return null
  const justRotated = row.previousRefreshHash === given && now.getTime() - Date.parse(row.rotatedAt) < graceMs
  if (justRotated) return refreshToken
  await endSession(pool, sessionId)
  return null
}
