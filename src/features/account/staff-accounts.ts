import { and, eq, ne, sql } from 'drizzle-orm'
import {
  userDeactivate,
  userInitiationLink,
  userInvite,
  userReactivate,
  userResetSecondFactor,
  userRole,
} from '#contract/staff.ts'
import { AppError, found } from '#kernel/errors.ts'
import { isLanguage, type Language } from '#kernel/languages.ts'
import { user, userProfile } from '#schema/account.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import type { Tx } from '#platform/db/database.ts'
import { provePassword } from './credentials.ts'
import { ensureUser, sendActivation } from './invite.ts'
import { staffInvitation } from './mails.ts'
import { signedInUser } from './profile.ts'
import { removeSecondFactor } from './second-factor.ts'
import { endSessions } from './sessions.ts'
import { endTokens, hoursOf, mailToken, tokenOf } from './tokens.ts'

const done = { done: true } as const

async function lockedUser(tx: Tx, id: string) {
  const [row] = await tx.select().from(user).where(eq(user.id, id)).for('update')
  return found(row)
}

/** Throws when nobody who can manage users would be left. */
async function keepAnAdmin(tx: Tx, leaving: { id: string; role: string }): Promise<void> {
  if (leaving.role !== 'admin') return
  // Two administrators who leave at the same moment must not both see the other one stay.
  await tx.$client.query(`select pg_advisory_xact_lock(hashtext('last administrator'))`)
  const [other] = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.role, 'admin'), eq(user.state, 'active'), ne(user.id, leaving.id)))
    .limit(1)
  if (!other) throw new AppError('rules-unmet', { facts: { missing: 'administrator' } })
}

async function languageOf(tx: Tx, userId: string): Promise<Language> {
  const [profile] = await tx.select().from(userProfile).where(eq(userProfile.userId, userId))
  return isLanguage(profile?.language) ? profile.language : 'en'
}

/** Mails a fresh link to an account that waits for its owner, once for each `why` and moment. */
async function mailActivation(
  tx: Tx,
  facilities: Facilities,
  { id, email, role: now }: { id: string; email: string; role: string },
  why: string,
): Promise<void> {
  await sendActivation(tx, facilities, {
    id: `${why}-${id}-${facilities.clock().getTime()}`,
    userId: id,
    email,
    language: await languageOf(tx, id),
    ...(now === 'customer' ? {} : { mail: staffInvitation }),
  })
}

const invite = handle(userInvite, async ({ body }, _caller, facilities) => {
  return await facilities.write(async (tx) => {
    const [known] = await tx
      .select({ id: user.id })
      .from(user)
      .where(sql`lower(${user.email}) = lower(${body.email})`)
    if (known) throw new AppError('already-done')
    const made = await ensureUser(tx, body)
    await endTokens(tx, made.id, facilities.clock())
    await tx.update(user).set({ role: body.role }).where(eq(user.id, made.id))
    await sendActivation(tx, facilities, {
      id: `invite-${made.id}`,
      userId: made.id,
      email: body.email,
      language: body.language,
      mail: staffInvitation,
    })
    return { id: made.id }
  })
})

const role = handle(userRole, async ({ params, body }, caller, facilities) => {
  if (params.id === caller.userId) throw new AppError('rules-unmet', { facts: { missing: 'administrator' } })
  await facilities.write(async (tx) => {
    const row = await lockedUser(tx, params.id)
    if (row.role === body.role) return
    await keepAnAdmin(tx, row)
    await tx.update(user).set({ role: body.role }).where(eq(user.id, row.id))
    await endSessions(tx, row.id, 'role-changed')
    // Who held a link to a lesser account does not come into this one: colleagues hand out links of customers.
    await endTokens(tx, row.id, facilities.clock())
    if (row.state === 'created') await mailActivation(tx, facilities, { ...row, role: body.role }, 'role')
  })
  return done
})

const deactivate = handle(userDeactivate, async ({ params, body }, caller, facilities) => {
  const own = params.id === signedInUser(caller)
  if (!own && caller.role !== 'admin') throw new AppError('not-found')
  if (own) await provePassword(facilities, caller, body.password ?? '')
  await facilities.write(async (tx) => {
    const row = await lockedUser(tx, params.id)
    await keepAnAdmin(tx, row)
    await tx.update(user).set({ state: 'deactivated' }).where(eq(user.id, row.id))
    await endSessions(tx, row.id, 'deactivated')
    await endTokens(tx, row.id, facilities.clock())
  })
  return done
})

const reactivate = handle(userReactivate, async ({ params }, _caller, facilities) => {
  await facilities.write(async (tx) => {
    const row = await lockedUser(tx, params.id)
    const erased = row.email.endsWith('@erased.invalid')
    if (row.state !== 'deactivated' || erased) throw new AppError('transition-refused')
    const state = row.passwordHash === null ? 'created' : 'active'
    await tx.update(user).set({ state }).where(eq(user.id, row.id))
    if (state === 'created') await mailActivation(tx, facilities, row, 'reactivate')
  })
  return done
})

const initiationLink = handle(userInitiationLink, async ({ params }, caller, facilities) => {
  return await facilities.write(async (tx) => {
    const row = await lockedUser(tx, params.id)
    // Whoever has the link chooses the password: for colleagues only administrators hand one out.
    if (row.role !== 'customer' && caller.role !== 'admin') throw new AppError('not-found')
    if (row.state !== 'created') throw new AppError('transition-refused')
    const now = facilities.clock()
    const token = tokenOf(facilities.secrets[0], await mailToken(tx, row.id, 'activate', facilities))
    const language = await languageOf(tx, row.id)
    return {
      url: facilities.pages.activate(token, language),
      expiresAt: new Date(now.getTime() + hoursOf.activate * 3_600_000).toISOString(),
    }
  })
})

const resetSecondFactor = handle(userResetSecondFactor, async ({ params }, caller, facilities) => {
  if (params.id === caller.userId) throw new AppError('rules-unmet', { facts: { missing: 'administrator' } })
  await facilities.write(async (tx) => {
    const row = await lockedUser(tx, params.id)
    await removeSecondFactor(tx, row.id)
    await endSessions(tx, row.id, 'role-changed')
  })
  return done
})

export const handlers = [invite, role, deactivate, reactivate, initiationLink, resetSecondFactor]
