import { eq } from 'drizzle-orm'
import { userSupport } from '#contract/staff.ts'
import { supportMinutes } from '#domain/account/session-limits.ts'
import { AppError, found } from '#kernel/errors.ts'
import { isUuid } from '#kernel/ids.ts'
import { audit } from '#platform/audit/audit.ts'
import { session, user } from '#schema/account.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { rotateSession } from './refresh.ts'
import { openSession, type Opened, type SignedIn } from './sessions.ts'

/** Seconds between asking to act for a customer and beginning to. */
const ticketSeconds = 60

/** Lets a member of staff act for a customer for an hour, with a reason that the audit log keeps. */
export const support = handle(userSupport, async ({ params, body }, caller, facilities) => {
  const actorId = caller.userId
  if (actorId === null) throw new AppError('sign-in-required')
  return await facilities.write(async (tx) => {
    const [row] = await tx.select().from(user).where(eq(user.id, params.id))
    const customer = found(row)
    if (customer.role !== 'customer' || customer.state !== 'active') throw new AppError('transition-refused')
    const now = facilities.clock()
    const opened = await openSession(
      tx,
      {
        userId: customer.id,
        role: 'customer',
        userAgent: null,
        address: caller.address,
        secondFactor: 'none',
        support: { actorId, reason: body.reason },
      },
      now,
    )
    // The reason outlives the session: its row is thrown away with time.
    await audit(tx, {
      action: 'support.begun',
      actorId,
      actorRole: caller.role,
      forUserId: customer.id,
      table: 'session',
      rowId: opened.sessionId,
      detail: { reason: body.reason },
    })
    return {
      ticket: `${opened.sessionId}.${opened.refreshToken}`,
      endsAt: new Date(now.getTime() + supportMinutes * 60_000).toISOString(),
    }
  })
})

/** Takes the ticket of the person who asked for it, once and soon; null for everybody else. */
export async function enterSupport(
  facilities: Pick<Facilities, 'pool' | 'db' | 'secrets' | 'clock'>,
  staff: SignedIn,
  ticket: string,
): Promise<(Opened & { userId: string }) | null> {
  const [sessionId = '', refreshToken = ''] = ticket.split('.')
  const now = facilities.clock()
  if (!isUuid(sessionId)) return null
  const [row] = await facilities.db
    .select({
      userId: session.userId,
      actorId: session.actorId,
      createdAt: session.createdAt,
      rotated: session.previousRefreshHash,
    })
    .from(session)
    .where(eq(session.id, sessionId))
  const tooLate = row && now.getTime() - Date.parse(row.createdAt) > ticketSeconds * 1000
  if (!row || tooLate || row.rotated !== null || row.actorId !== staff.userId) return null
  const next = await rotateSession(facilities.pool, sessionId, refreshToken, facilities.secrets, now)
  return next === null ? null : { sessionId, refreshToken: next, userId: row.userId }
}
