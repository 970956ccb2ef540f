import { and, eq, gt, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { userRoles, type UserRole } from '#domain/account/roles.ts'
import { sessionLimits, supportMinutes, type SessionEnd } from '#domain/account/session-limits.ts'
import { secretToken } from '#kernel/ids.ts'
import { bindDatabase, type Database } from '#platform/db/database.ts'
import { session, user, userProfile } from '#schema/account.ts'
import { tokenHash } from './tokens.ts'

export interface SignedIn {
  sessionId: string
  userId: string
  email: string
  name: string
  role: UserRole
  /** The member of staff who acts in this session, and until when; null in one's own. */
  support: { actorId: string; actorName: string; until: string } | null
  /** The session only sets up a second factor; everything else stays closed to it. */
  secondFactorPending: boolean
}

export type SecondFactorState = 'none' | 'pending' | 'passed'

export interface Opening {
  userId: string
  role: UserRole
  userAgent: string | null
  address: string
  secondFactor: SecondFactorState
  /** Set when a member of staff acts for the user. */
  support?: { actorId: string; reason: string }
}

export interface Opened {
  sessionId: string
  refreshToken: string
}

const after = (now: Date, minutes: number): string => new Date(now.getTime() + minutes * 60_000).toISOString()

function roleOf(role: string): UserRole {
  return userRoles.find((known) => known === role) ?? 'customer'
}

/** Opens a session with its own id: nothing that a browser brought before the sign-in becomes part of it. */
export async function openSession(db: Database, opening: Opening, now: Date): Promise<Opened> {
  const refreshToken = secretToken()
  const limits = opening.support ? { idle: supportMinutes, absolute: supportMinutes } : sessionLimits[opening.role]
  const [row] = await db
    .insert(session)
    .values({
      userId: opening.userId,
      refreshHash: tokenHash(refreshToken),
      userAgent: opening.userAgent?.slice(0, 300) ?? null,
      address: opening.address,
      createdAt: now.toISOString(),
      rotatedAt: now.toISOString(),
      lastSeenAt: now.toISOString(),
      expiresAt: after(now, limits.absolute),
      idleUntil: after(now, limits.idle),
      secondFactor: opening.secondFactor,
      actorId: opening.support?.actorId ?? null,
      actorReason: opening.support?.reason ?? null,
    })
    .returning({ id: session.id })
  if (!row) throw new Error('the session was not stored')
  return { sessionId: row.id, refreshToken }
}

const actor = alias(user, 'actor')
const actorProfile = alias(userProfile, 'actor_profile')
const alive = (now: Date): SQL[] => [
  isNull(session.endedAt),
  gt(session.expiresAt, now.toISOString()),
  gt(session.idleUntil, now.toISOString()),
]

/** Milliseconds between two notes of when a session was used: not every request writes. */
const touchMs = 60_000

/**
 * Who a session belongs to, when it is alive, its user active and, where somebody acts for the user, that person still
 * one of staff. Asked on every request, so an end is immediate. With `touch` the request counts as something done.
 */
export async function readSession(
  pool: pg.Pool,
  sessionId: string,
  now: Date,
  options: { touch: boolean } = { touch: false },
): Promise<SignedIn | null> {
  const [row] = await bindDatabase(pool)
    .select({
      userId: user.id,
      email: user.email,
      role: user.role,
      firstname: userProfile.firstname,
      lastname: userProfile.lastname,
      secondFactor: session.secondFactor,
      lastSeenAt: session.lastSeenAt,
      expiresAt: session.expiresAt,
      actorId: session.actorId,
      actorEmail: actor.email,
      actorRole: actor.role,
      actorState: actor.state,
      actorFirst: actorProfile.firstname,
      actorLast: actorProfile.lastname,
    })
    .from(session)
    .innerJoin(user, eq(session.userId, user.id))
    .leftJoin(userProfile, eq(userProfile.userId, user.id))
    .leftJoin(actor, eq(actor.id, session.actorId))
    .leftJoin(actorProfile, eq(actorProfile.userId, actor.id))
    .where(and(eq(session.id, sessionId), ...alive(now), eq(user.state, 'active')))
  if (!row) return null
  const mayAct = row.actorState === 'active' && row.actorRole !== 'customer' && row.role === 'customer'
  if (row.actorId !== null && !mayAct) return null
  const role = roleOf(row.role)
  if (options.touch && now.getTime() - Date.parse(row.lastSeenAt) >= touchMs) await touch(pool, sessionId, role, now)
  return {
    sessionId,
    userId: row.userId,
    email: row.email,
    name: nameOf(row.firstname, row.lastname, row.email),
    role,
    support:
      row.actorId === null
        ? null
        : {
            actorId: row.actorId,
            actorName: nameOf(row.actorFirst, row.actorLast, row.actorEmail ?? ''),
            until: row.expiresAt,
          },
    secondFactorPending: row.secondFactor === 'pending',
  }
}

function nameOf(first: string | null, last: string | null, email: string): string {
  return `${first ?? ''} ${last ?? ''}`.trim() || email
}

async function touch(pool: pg.Pool, sessionId: string, role: UserRole, now: Date): Promise<void> {
  await bindDatabase(pool)
    .update(session)
    .set({
      lastSeenAt: now.toISOString(),
      idleUntil: sql`case when ${session.actorId} is null then ${after(now, sessionLimits[role].idle)}::timestamptz else ${session.idleUntil} end`,
    })
    .where(and(eq(session.id, sessionId), isNull(session.endedAt)))
}

/** Ends a session; every path that asks for it refuses from now on. */
export async function endSession(db: Database, sessionId: string, reason: SessionEnd): Promise<boolean> {
  const ended = await db
    .update(session)
    .set({ endedAt: sql`now()`, endReason: reason })
    .where(and(eq(session.id, sessionId), isNull(session.endedAt)))
  return (ended.rowCount ?? 0) > 0
}

/** Ends every session of a user but `except`, and those in which the user acts for others; answers how many. */
export async function endSessions(
  db: Database,
  userId: string,
  reason: SessionEnd,
  except: string | null = null,
): Promise<number> {
  const ended = await db
    .update(session)
    .set({ endedAt: sql`now()`, endReason: reason })
    .where(
      and(
        sql`(${session.userId} = ${userId} or ${session.actorId} = ${userId})`,
        isNull(session.endedAt),
        ...(except === null ? [] : [ne(session.id, except)]),
      ),
    )
  return ended.rowCount ?? 0
}

export interface OwnSession {
  id: string
  createdAt: string
  lastSeenAt: string
  userAgent: string | null
  address: string | null
}

/** The live sessions of a user, the latest used first. Those of staff who act for the user are not the user's to end. */
export async function listSessions(pool: pg.Pool, userId: string, now: Date): Promise<OwnSession[]> {
  return await bindDatabase(pool)
    .select({
      id: session.id,
      createdAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
      userAgent: session.userAgent,
      address: session.address,
    })
    .from(session)
    .where(and(eq(session.userId, userId), isNull(session.actorId), ...alive(now)))
    .orderBy(sql`${session.lastSeenAt} desc, ${session.id}`)
}
