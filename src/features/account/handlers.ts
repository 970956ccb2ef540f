import { eq, sql } from 'drizzle-orm'
import { userActivate, userInitiate, userRead, userSignup } from '#contract/user.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { isCurrency } from '#kernel/money.ts'
import { isLanguage, type Language } from '#kernel/languages.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { user, userProfile } from '#schema/account.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { activateUser, ensureUser, sendActivation } from './invite.ts'
import { hashPassword } from './passwords.ts'
import { tokenWorks, useToken } from './tokens.ts'

const done = { done: true } as const

/** Answers the same whether the address is known or not; only its mailbox learns the difference. */
async function inviteQuietly(
  facilities: Facilities,
  email: string,
  language: Language,
  name: { first: string | null; last: string | null } | null,
): Promise<void> {
  await inTransaction(facilities.pool, async (tx) => {
    const known = await bindDatabase(tx)
      .select({ id: user.id, state: user.state })
      .from(user)
      .where(sql`lower(${user.email}) = lower(${email})`)
    const row =
      known[0] ?? (name ? await ensureUser(tx, { email, firstName: name.first, lastName: name.last, language }) : null)
    // One mail in ten minutes: nobody fills a stranger's mailbox through us.
    const slot = Math.floor(facilities.clock().getTime() / 600_000)
    if (row?.state === 'created')
      await sendActivation(tx, facilities, { id: `activate-${row.id}-${slot}`, userId: row.id, email, language })
    if (row?.state === 'active') {
      await facilities.post(tx, {
        id: `account-exists-${row.id}-${slot}`,
        template: 'account-exists',
        to: email,
        language,
        data: { url: facilities.pages.portal(language) },
      })
    }
  })
}

const signup = handle(userSignup, async ({ body }, _caller, facilities) => {
  await inviteQuietly(facilities, body.email, body.language, { first: body.firstName, last: body.lastName })
  return done
})

const initiate = handle(userInitiate, async ({ body }, _caller, facilities) => {
  await inviteQuietly(facilities, body.email, body.language, null)
  return done
})

const activate = handle(userActivate, async ({ body }, _caller, facilities) => {
  if (!(await tokenWorks(facilities.pool, body.token, 'activate', facilities.clock())))
    throw new AppError('link-expired')
  const passwordHash = await hashPassword(body.password)
  return await inTransaction(facilities.pool, async (tx) => {
    const userId = await useToken(tx, body.token, 'activate', facilities.clock())
    if (userId === null) throw new AppError('link-expired')
    const [row] = await bindDatabase(tx)
      .select({ email: user.email, state: user.state })
      .from(user)
      .where(eq(user.id, userId))
    if (row?.state !== 'created') throw new AppError('link-expired')
    const name = row.email.split('@')[0]?.toLowerCase() ?? ''
    const words = ['markwright', ...(name.length > 3 ? [name] : [])]
    if (words.some((word) => body.password.toLowerCase().includes(word))) refuseField('password', 'common-password')
    return { email: await activateUser(tx, userId, passwordHash) }
  })
})

const read = handle(userRead, async (_input, caller, facilities) => {
  if (caller.userId === null) throw new AppError('sign-in-required')
  const [row] = await bindDatabase(facilities.pool)
    .select()
    .from(user)
    .leftJoin(userProfile, eq(userProfile.userId, user.id))
    .where(eq(user.id, caller.userId))
  const { user: who, user_profile: profile } = found(row)
  return {
    id: who.id,
    email: who.email,
    role: who.role,
    firstName: profile?.firstname ?? '',
    lastName: profile?.lastname ?? '',
    language: isLanguage(profile?.language) ? profile.language : 'en',
    currency: isCurrency(profile?.currency) ? profile.currency : 'EUR',
  }
})

export const handlers = [signup, initiate, activate, read]
