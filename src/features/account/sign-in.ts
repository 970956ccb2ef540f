import { eq, sql } from 'drizzle-orm'
import { isStaff, userRoles, type UserRole } from '#domain/account/roles.ts'
import { AppError } from '#kernel/errors.ts'
import { audit } from '#platform/audit/audit.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { user } from '#schema/account.ts'
import type { Facilities } from '#features/facilities.ts'
import { hashPassword, isWeakHash, passwordIsRight } from './passwords.ts'
import { hasSecondFactor, takeCode, takeRecoveryCode } from './second-factor.ts'
import { endSession, openSession, readSession, type Opened, type SignedIn } from './sessions.ts'

export interface Given {
  email: string
  password: string
  /** A code of the second factor's app, or a recovery code; empty when none was given yet. */
  code: string
  userAgent: string | null
  address: string
  /** The number of the device when this account has signed in on it before. */
  deviceId: string | null
}

export type SignInAnswer =
  /** Too many tries came before: nothing was looked at. */
  | { kind: 'wait'; seconds: number }
  | { kind: 'signed-in'; who: SignedIn; opened: Opened }
  /** E-mail or password is wrong, or the account is not active: never said which. */
  | { kind: 'refused' }
  /** The password is right; a code is missing, or the one that came is wrong or was used. */
  | { kind: 'code-needed' }
  | { kind: 'code-refused' }

type Tools = Pick<Facilities, 'pool' | 'clock' | 'secrets' | 'staffSecondFactor'>
type EnterAnswer = Extract<SignInAnswer, { kind: 'signed-in' | 'refused' }>

/** Counts the try, checks e-mail, password and second factor of an active user and opens a session. */
export async function signIn(tools: Tools & Pick<Facilities, 'tries'>, given: Given): Promise<SignInAnswer> {
  // Longer than any of ours: nothing is looked at, and no account is told apart from another.
  if (
    given.email.length > longest.email ||
    given.password.length > longest.password ||
    given.code.length > longest.code
  )
    return { kind: 'refused' }
  const seconds = await tools.tries.signIn(given)
  if (seconds !== null) return { kind: 'wait', seconds }
  const answer = await check(tools, given).catch(waitWhenBusy)
  if (answer.kind === 'signed-in') await tools.tries.gotIn(given)
  return answer
}

/** More people sign in at once than passwords can be hashed: whoever is one too many comes back. */
function waitWhenBusy(error: unknown): SignInAnswer {
  if (!(error instanceof AppError) || error.code !== 'too-many-requests') throw error
  return { kind: 'wait', seconds: error.retryAfter ?? 1 }
}

/** Characters of what a sign-in form carries, as the contract has them for the calls. */
const longest = { email: 254, password: 1024, code: 100 }

async function check(tools: Tools, given: Given): Promise<SignInAnswer> {
  const { pool } = tools
  const [row] = await bindDatabase(pool)
    .select()
    .from(user)
    .where(sql`lower(${user.email}) = lower(${given.email.trim()})`)
  const right = await passwordIsRight(given.password, row?.passwordHash ?? null)
  if (!row || !right || row.state !== 'active') return { kind: 'refused' }
  const role: UserRole = userRoles.find((known) => known === row.role) ?? 'customer'
  const enrolled = await hasSecondFactor(bindDatabase(pool), row.id)
  if (enrolled) {
    if (given.code.trim() === '') return { kind: 'code-needed' }
    if (!(await codeIsRight(tools, row.id, given.code))) return { kind: 'code-refused' }
  }
  if (row.passwordHash !== null && isWeakHash(row.passwordHash)) {
    const passwordHash = await hashPassword(given.password)
    await bindDatabase(pool).update(user).set({ passwordHash }).where(eq(user.id, row.id))
  }
  return await enter(tools, { id: row.id, role }, given, enrolled)
}

/** Opens the session of a user whose identity is proved. Staff without a second factor have to set one up first. */
export async function enter(
  tools: Tools,
  who: { id: string; role: UserRole },
  from: Pick<Given, 'userAgent' | 'address'>,
  secondFactorShown: boolean,
): Promise<EnterAnswer> {
  const { pool } = tools
  const missing = tools.staffSecondFactor && isStaff(who.role) && !secondFactorShown
  const now = tools.clock()
  const opened = await openSession(
    bindDatabase(pool),
    {
      userId: who.id,
      role: who.role,
      userAgent: from.userAgent,
      address: from.address,
      secondFactor: secondFactorShown ? 'passed' : missing ? 'pending' : 'none',
    },
    now,
  )
  await inTransaction(pool, async (tx) => {
    await audit(tx, {
      action: 'session.opened',
      actorId: who.id,
      actorRole: who.role,
      table: 'session',
      rowId: opened.sessionId,
    })
  })
  const signedIn = await readSession(pool, opened.sessionId, now)
  return signedIn ? { kind: 'signed-in', who: signedIn, opened } : { kind: 'refused' }
}

/** Ends the session of somebody who leaves, and keeps who left and for whom. */
export async function signOut(tools: Pick<Facilities, 'pool' | 'clock'>, sessionId: string): Promise<void> {
  const who = await readSession(tools.pool, sessionId, tools.clock())
  await inTransaction(tools.pool, async (tx) => {
    if (!(await endSession(tx, sessionId, 'signed-out')) || !who) return
    await audit(tx, {
      action: who.support ? 'support.ended' : 'session.ended',
      actorId: who.support?.actorId ?? who.userId,
      actorRole: who.support ? 'staff' : who.role,
      forUserId: who.support ? who.userId : null,
      table: 'session',
      rowId: sessionId,
    })
  })
}

/** Whether a code of the app, or a recovery code, is right. */
export async function codeIsRight(tools: Tools, userId: string, code: string): Promise<boolean> {
  const now = tools.clock()
  return (
    (await takeCode(bindDatabase(tools.pool), userId, code, tools.secrets, now)) ||
    (await takeRecoveryCode(bindDatabase(tools.pool), userId, code, now))
  )
}
