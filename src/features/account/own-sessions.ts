import { and, eq, isNull } from 'drizzle-orm'
import QRCode from 'qrcode'
import type pg from 'pg'
import {
  secondFactorBegin,
  secondFactorCodes,
  secondFactorConfirm,
  secondFactorRemove,
  sessionEnd,
  sessionEndAll,
  sessionList,
} from '#contract/session.ts'
import type { Caller } from '#domain/account/caller.ts'
import { isStaff } from '#domain/account/roles.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { bindDatabase, type Tx } from '#platform/db/database.ts'
import { secondFactor, session, user } from '#schema/account.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { countTry, provePassword } from './credentials.ts'
import { signedInUser } from './profile.ts'
import { beginSecondFactor, hasSecondFactor, newRecoveryCodes, removeSecondFactor, takeCode } from './second-factor.ts'
import { endSession, endSessions, listSessions } from './sessions.ts'
import { codeIsRight } from './sign-in.ts'

const done = { done: true } as const

const list = handle(sessionList, async (_input, caller, facilities) => ({
  sessions: (await listSessions(facilities.pool, signedInUser(caller), facilities.clock())).map((one) => ({
    ...one,
    here: one.id === caller.sessionId,
  })),
}))

const end = handle(sessionEnd, async ({ params }, caller, facilities) => {
  const userId = signedInUser(caller)
  await facilities.write(async (tx) => {
    const [row] = await tx
      .select({ id: session.id })
      .from(session)
      .where(and(eq(session.id, params.id), eq(session.userId, userId), isNull(session.actorId)))
    found(row)
    await endSession(tx, params.id, 'ended-by-owner')
  })
  return done
})

const endAll = handle(sessionEndAll, async ({ body }, caller, facilities) => {
  const userId = signedInUser(caller)
  const ended = await facilities.write(
    async (tx) => await endSessions(tx, userId, 'ended-by-owner', body.butThis ? caller.sessionId : null),
  )
  return { ended }
})

/** Who sets up a second factor: the signed-in user, or somebody of staff who may do nothing else yet. */
function enrollee(caller: Caller): string {
  const userId = caller.userId ?? caller.enrolling?.userId ?? null
  if (userId === null) throw new AppError('sign-in-required')
  return userId
}

async function hasPassword(pool: pg.Pool, userId: string): Promise<boolean> {
  const [row] = await bindDatabase(pool).select({ hash: user.passwordHash }).from(user).where(eq(user.id, userId))
  return found(row).hash !== null
}

const begin = handle(secondFactorBegin, async ({ body }, caller, facilities) => {
  const userId = enrollee(caller)
  // A session that was left open is not enough to lock its owner out; an account without a password has none to ask for.
  if (caller.userId !== null && (await hasPassword(facilities.pool, userId)))
    await provePassword(facilities, caller, body.password ?? '')
  return await facilities.write(async (tx) => {
    if (await hasSecondFactor(tx, userId)) throw new AppError('already-done')
    const [row] = await tx.select({ email: user.email }).from(user).where(eq(user.id, userId))
    const enrolment = await beginSecondFactor(tx, { userId, email: found(row).email }, facilities.secrets[0])
    const picture = await QRCode.toDataURL(enrolment.uri, { errorCorrectionLevel: 'M', margin: 2, width: 240 })
    return { ...enrolment, picture }
  })
})

const confirm = handle(secondFactorConfirm, async ({ body }, caller, facilities) => {
  const userId = enrollee(caller)
  await countTry(facilities, codesOf(caller))
  return await facilities.write(async (tx) => {
    if (await hasSecondFactor(tx, userId)) throw new AppError('already-done')
    const now = facilities.clock()
    if (!(await takeCode(tx, userId, body.code, facilities.secrets, now))) refuseField('code', 'wrong-code')
    await tx.update(secondFactor).set({ confirmedAt: now.toISOString() }).where(eq(secondFactor.userId, userId))
    // Sessions that knew only the password end; the one in which the code was shown is whole now.
    const here = caller.sessionId ?? caller.enrolling?.sessionId ?? null
    await endSessions(tx, userId, 'ended-by-owner', here)
    if (here !== null)
      await tx
        .update(session)
        .set({ secondFactor: 'passed' })
        .where(and(eq(session.id, here), isNull(session.endedAt)))
    return { recoveryCodes: await newRecoveryCodes(tx, userId) }
  })
})

/** Codes are counted apart from passwords: a right password does not give ten more of them. */
const codesOf = ({ sessionId, enrolling }: Caller): string => `codes ${sessionId ?? enrolling?.sessionId ?? ''}`

/** Password and code, before what protects the account is changed. */
async function proveBoth(facilities: Facilities, caller: Caller, given: { password: string; code: string }) {
  const userId = signedInUser(caller)
  await provePassword(facilities, caller, given.password)
  await countTry(facilities, codesOf(caller))
  if (!(await codeIsRight(facilities, userId, given.code))) refuseField('code', 'wrong-code')
  await facilities.tries.rightInSession(codesOf(caller))
}

/**
 * The step up before something is shown that an open session is not enough for: the password again, and a code where the
 * account has a second factor. Throws with the field that is wrong.
 */
export async function proveOwner(
  facilities: Facilities,
  caller: Caller,
  given: { password: string; code: string | null },
): Promise<string> {
  const userId = signedInUser(caller)
  const { password, code } = given
  if (!(await hasSecondFactor(facilities.db, userId))) await provePassword(facilities, caller, password)
  else if (code === null) refuseField('code', 'required')
  else await proveBoth(facilities, caller, { password, code })
  return userId
}

const codes = handle(secondFactorCodes, async ({ body }, caller, facilities) => {
  const userId = signedInUser(caller)
  await proveBoth(facilities, caller, body)
  return {
    recoveryCodes: await facilities.write(async (tx: Tx) => await newRecoveryCodes(tx, userId)),
  }
})

const remove = handle(secondFactorRemove, async ({ body }, caller, facilities) => {
  const userId = signedInUser(caller)
  if (facilities.staffSecondFactor && isStaff(caller.role)) throw new AppError('not-allowed')
  await proveBoth(facilities, caller, body)
  await facilities.write(async (tx) => await removeSecondFactor(tx, userId))
  return done
})

export const handlers = [list, end, endAll, begin, confirm, codes, remove]
