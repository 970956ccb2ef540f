import { eq } from 'drizzle-orm'
import {
  userActivate,
  userChangePassword,
  userInitiate,
  userResetPassword,
  userSetPassword,
  userSignup,
} from '#contract/user.ts'
import type { Caller } from '#domain/account/caller.ts'
import { userRoles } from '#domain/account/roles.ts'
import { AppError, refuseField } from '#kernel/errors.ts'
import { isLanguage, type Language } from '#kernel/languages.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { user, userProfile } from '#schema/account.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { activateUser } from './invite.ts'
import { requestLink } from './link-mail.ts'
import { passwordChanged } from './mails.ts'
import { checkPassword, hashPassword, passwordIsRight } from './passwords.ts'
import { endSessions } from './sessions.ts'
import { tokenOwner, useToken } from './tokens.ts'

const done = { done: true } as const

const signup = handle(userSignup, async ({ body }, _caller, facilities) => {
  if (!facilities.userAccount) throw new AppError('not-allowed')
  await requestLink(facilities, 'sign-up', body)
  return done
})

const initiate = handle(userInitiate, async ({ body }, _caller, facilities) => {
  await requestLink(facilities, 'activate', body)
  return done
})

const resetPassword = handle(userResetPassword, async ({ body }, _caller, facilities) => {
  await requestLink(facilities, 'reset-password', body)
  return done
})

/** Refuses a password that is made of the user's own words. */
async function suits(
  db: Database,
  userId: string,
  password: string,
  field?: string,
): Promise<{ email: string; role: string; state: string; language: Language }> {
  const [row] = await db
    .select({
      email: user.email,
      role: user.role,
      state: user.state,
      first: userProfile.firstname,
      last: userProfile.lastname,
      language: userProfile.language,
    })
    .from(user)
    .leftJoin(userProfile, eq(userProfile.userId, user.id))
    .where(eq(user.id, userId))
  if (!row) throw new AppError('link-expired')
  checkPassword(password, [row.email, row.first ?? '', row.last ?? ''], field)
  return { ...row, language: isLanguage(row.language) ? row.language : 'en' }
}

const activate = handle(userActivate, async ({ body }, _caller, facilities) => {
  const now = facilities.clock()
  const owner = await tokenOwner(facilities.pool, body.token, 'activate', now)
  if (owner === null) throw new AppError('link-expired')
  const { state } = await suits(facilities.db, owner, body.password)
  if (state !== 'created') throw new AppError('link-expired')
  const passwordHash = await hashPassword(body.password)
  return await facilities.write(async (tx) => {
    const userId = await useToken(tx, body.token, 'activate', now)
    if (userId === null) throw new AppError('link-expired')
    return { email: await activateUser(tx, userId, passwordHash) }
  })
})

const setPassword = handle(userSetPassword, async ({ body }, _caller, facilities) => {
  const now = facilities.clock()
  const owner = await tokenOwner(facilities.pool, body.token, 'reset-password', now)
  if (owner === null) throw new AppError('link-expired')
  const { email, role, state, language } = await suits(facilities.db, owner, body.password)
  if (state !== 'active') throw new AppError('link-expired')
  const passwordHash = await hashPassword(body.password)
  await facilities.write(async (tx) => {
    if ((await useToken(tx, body.token, 'reset-password', now)) === null) throw new AppError('link-expired')
    await tx.update(user).set({ passwordHash }).where(eq(user.id, owner))
    await endSessions(tx, owner, 'password-changed')
    await tellOfChange(tx, facilities, owner, email, language)
  })
  await facilities.tries.reset(email)
  return { email, staff: userRoles.some((known) => known === role && known !== 'customer') }
})

const changePassword = handle(userChangePassword, async ({ body }, caller, facilities) => {
  const userId = caller.userId
  if (userId === null) throw new AppError('sign-in-required')
  await provePassword(facilities, caller, body.currentPassword, 'currentPassword')
  const { email, language } = await suits(facilities.db, userId, body.newPassword, 'newPassword')
  const passwordHash = await hashPassword(body.newPassword)
  await facilities.write(async (tx) => {
    await tx.update(user).set({ passwordHash }).where(eq(user.id, userId))
    await endSessions(tx, userId, 'password-changed', caller.sessionId)
    await tellOfChange(tx, facilities, userId, email, language)
  })
  return done
})

/** Asks a signed-in user for the password once more. Throws the field's error; the tries of this session are counted. */
export async function provePassword(
  facilities: Facilities,
  { userId, sessionId }: Pick<Caller, 'userId' | 'sessionId'>,
  password: string,
  field = 'password',
): Promise<void> {
  if (userId === null || sessionId === null) throw new AppError('sign-in-required')
  const [row] = await facilities.db.select().from(user).where(eq(user.id, userId))
  if (!row) throw new AppError('sign-in-required')
  await countTry(facilities, sessionId)
  if (!(await passwordIsRight(password, row.passwordHash))) refuseField(field, 'wrong-password')
  await facilities.tries.rightInSession(sessionId)
}

/** Counts a password or code that is tried in an open session. Throws too-many-requests with the seconds to wait. */
export async function countTry({ tries }: Pick<Facilities, 'tries'>, sessionId: string): Promise<void> {
  const wait = await tries.inSession(sessionId)
  if (wait !== null) throw new AppError('too-many-requests', { retryAfter: wait })
}

async function tellOfChange(
  tx: Tx,
  facilities: Facilities,
  userId: string,
  email: string,
  language: Language,
): Promise<void> {
  await facilities.tell(tx, { email, language }, passwordChanged, {
    id: `password-changed-${userId}-${facilities.clock().getTime()}`,
    link: { page: 'forgotPassword' },
  })
}

export const handlers = [signup, initiate, resetPassword, activate, setPassword, changePassword]
