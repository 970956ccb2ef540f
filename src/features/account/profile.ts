import { and, eq } from 'drizzle-orm'
import { userBillingEntity, userEntityAddress, userMonitoringTrial, userUpdate } from '#contract/profile.ts'
import { userRead } from '#contract/user.ts'
import type { Caller } from '#domain/account/caller.ts'
import { isStaff } from '#domain/account/roles.ts'
import { AppError, found } from '#kernel/errors.ts'
import { isCurrency } from '#kernel/money.ts'
import { isLanguage } from '#kernel/languages.ts'
import type { Database } from '#platform/db/database.ts'
import { address, entity, user, userIdentity, userProfile } from '#schema/account.ts'
import { handle } from '#features/facilities.ts'
import { askNumber, saveBilled } from './vat-number.ts'
import { hasSecondFactor } from './second-factor.ts'

const done = { done: true } as const

/** The signed-in user; a visitor has to sign in. */
export function signedInUser(caller: Caller): string {
  if (caller.userId === null) throw new AppError('sign-in-required')
  return caller.userId
}

/** The id of a user the caller may write for: one's own, or any customer's for staff. Anybody else's is not found. */
async function writableUser(tx: Database, caller: Caller, id: string): Promise<string> {
  const own = signedInUser(caller)
  if (id === own) return id
  if (!isStaff(caller.role)) throw new AppError('not-found')
  const [row] = await tx.select({ role: user.role }).from(user).where(eq(user.id, id))
  // Staff change customers; each other's accounts are their own.
  return found(row?.role === 'customer' ? id : null)
}

const read = handle(userRead, async (_input, caller, facilities) => {
  const id = signedInUser(caller)
  const db = facilities.db
  const [row] = await db
    .select()
    .from(user)
    .leftJoin(userProfile, eq(userProfile.userId, user.id))
    .leftJoin(userIdentity, and(eq(userIdentity.userId, user.id), eq(userIdentity.provider, 'google')))
    .where(eq(user.id, id))
  const { user: who, user_profile: profile, user_identity: google } = found(row)
  return {
    id: who.id,
    email: who.email,
    role: who.role,
    firstName: profile?.firstname ?? '',
    lastName: profile?.lastname ?? '',
    phoneNumber: profile?.phoneNumber ?? null,
    language: isLanguage(profile?.language) ? profile.language : 'en',
    currency: isCurrency(profile?.currency) ? profile.currency : 'EUR',
    region: profile?.region ?? 'EU',
    orderUpdateEmails: profile?.orderUpdateEmailsEnabled ?? true,
    marketingEmails: profile?.marketingEmailsEnabled ?? false,
    newsletterEmails: profile?.newsletterEmailsEnabled ?? false,
    secondFactor: await hasSecondFactor(facilities.db, id),
    hasPassword: who.passwordHash !== null,
    google: google?.email ?? null,
  }
})

const update = handle(userUpdate, async ({ params, body }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const userId = await writableUser(tx, caller, params.id)
    const changed = {
      ...(body.firstName === undefined ? {} : { firstname: body.firstName ?? '' }),
      ...(body.lastName === undefined ? {} : { lastname: body.lastName ?? '' }),
      ...(body.phoneNumber === undefined ? {} : { phoneNumber: body.phoneNumber }),
      ...(body.language === undefined ? {} : { language: body.language }),
      ...(body.currency === undefined ? {} : { currency: body.currency }),
      ...(body.region === undefined ? {} : { region: body.region }),
      ...(body.orderUpdateEmails === undefined ? {} : { orderUpdateEmailsEnabled: body.orderUpdateEmails }),
      ...(body.marketingEmails === undefined ? {} : { marketingEmailsEnabled: body.marketingEmails }),
      ...(body.newsletterEmails === undefined ? {} : { newsletterEmailsEnabled: body.newsletterEmails }),
    }
    await tx
      .insert(userProfile)
      .values({ userId, ...changed })
      .onConflictDoUpdate({ target: userProfile.userId, set: { userId, ...changed } })
  })
  return done
})

const billingEntity = handle(userBillingEntity, async ({ params, body }, caller, facilities) => {
  // Nobody makes us ask about a number for an account that is not theirs.
  await writableUser(facilities.db, caller, params.id)
  const asked = await askNumber(facilities, body.type === 'legal' ? body.vat : null, body.address.country)
  return await facilities.write(async (tx) => {
    const userId = await writableUser(tx, caller, params.id)
    const { address: at, ...who } = body
    // A new row each time: orders and invoices keep the one that they were made with.
    const { id } = await saveBilled(tx, facilities, null, { who, at, userId }, asked)
    await tx
      .insert(userProfile)
      .values({ userId, billingEntityId: id })
      .onConflictDoUpdate({ target: userProfile.userId, set: { billingEntityId: id } })
    return { id }
  })
})

const entityAddress = handle(userEntityAddress, async ({ params, body }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const userId = await writableUser(tx, caller, params.id)
    const [row] = await tx
      .select({ id: entity.id })
      .from(entity)
      .where(and(eq(entity.id, params.entityId), eq(entity.userId, userId)))
      .for('update')
    found(row)
    const [stored] = await tx
      .insert(address)
      .values({ ...body, state: body.state ?? null, userId })
      .returning({ id: address.id })
    await tx
      .update(entity)
      .set({ addressId: stored?.id ?? null })
      .where(eq(entity.id, params.entityId))
  })
  return done
})

const monitoringTrial = handle(userMonitoringTrial, async (_input, caller, facilities) => {
  const { rows } = await facilities.pool.query(
    `select 1 from brand_subscription s join brand b on b.id = s.brand_id
      where b.user_id = $1 and (s.status = 'Trial started' or exists
        (select 1 from brand_subscription_tracking t where t.brand_subscription_id = s.id and t.name = 'Trial started'))
      limit 1`,
    [signedInUser(caller)],
  )
  return { hasTrial: rows.length > 0 }
})

export const handlers = [read, update, billingEntity, entityAddress, monitoringTrial]
