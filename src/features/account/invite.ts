import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#kernel/errors.ts'
import { isLanguage, type Language } from '#kernel/languages.ts'
import { user, userProfile } from '#schema/account.ts'
import type { Facilities } from '#features/facilities.ts'
import type { Tx } from '#platform/db/database.ts'
import { claimOrders } from './claim.ts'
import { activateAccount, readyForDrafting } from './mails.ts'
import { mailToken } from './tokens.ts'

export interface Person {
  email: string
  firstName: string | null
  lastName: string | null
  language: Language
}

/** The user of an address, made when there is none. */
export async function ensureUser(tx: Tx, person: Person): Promise<{ id: string; state: string }> {
  await tx.insert(user).values({ email: person.email }).onConflictDoNothing()
  const [row] = await tx
    .select({ id: user.id, state: user.state })
    .from(user)
    .where(sql`lower(${user.email}) = lower(${person.email})`)
  if (!row) throw new Error('the user was not stored')
  await tx
    .insert(userProfile)
    .values({
      userId: row.id,
      firstname: person.firstName ?? '',
      lastname: person.lastName ?? '',
      language: person.language,
    })
    .onConflictDoNothing()
  return row
}

/** Mails the link that activates an account, once per mail `id`. */
export async function sendActivation(
  tx: Tx,
  facilities: Facilities,
  mail: {
    id: string
    userId: string
    email: string
    language: Language
    mail?: typeof activateAccount
    asked?: 'us' | 'stranger'
  },
): Promise<void> {
  const { id, userId, email, language, mail: kind = activateAccount, asked = 'us' } = mail
  const tokenId = await mailToken(tx, userId, 'activate', facilities)
  await facilities.tell(tx, { email, language }, kind, { id, link: { page: 'activate', tokenId }, asked })
}

/**
 * Gives the order of a stranger to an account: of the address, made when there is none. True when the account is open and
 * has the order now; one that waits for its activation was mailed the link.
 */
export async function giveToAccount(
  tx: Tx,
  facilities: Facilities,
  order: { id: string; person: Person },
): Promise<boolean> {
  const { id, person } = order
  const row = await ensureUser(tx, person)
  if (row.state === 'created')
    await sendActivation(tx, facilities, {
      id: `activate-${row.id}-${id}`,
      userId: row.id,
      email: person.email,
      language: person.language,
    })
  if (row.state !== 'active') return false
  await claimOrders(tx, row.id, person.email)
  return true
}

/**
 * After payment: the owner is asked for the details. Without an owner yet, the address gets an account to activate, or the
 * order goes into the account that the address already has.
 */
export async function inviteOwner(
  tx: Tx,
  facilities: Facilities,
  request: {
    id: string
    value: string
    publicId: string
    contactEmail: string
    contactFirstName: string
    contactLastName: string
    userId: string | null
    language: string
  },
): Promise<void> {
  const language = isLanguage(request.language) ? request.language : 'en'
  if (request.userId === null) {
    const { contactEmail: email, contactFirstName: firstName, contactLastName: lastName } = request
    const person = { email, firstName, lastName, language }
    if (!(await giveToAccount(tx, facilities, { id: request.id, person }))) return
  }
  await facilities.tell(tx, { email: request.contactEmail, language }, readyForDrafting, {
    id: `ready-for-drafting-${request.id}`,
    link: { page: 'applicationDraft', id: request.id },
    facts: { number: request.publicId },
    words: { mark: request.value },
  })
}

/** Marks an account active under a password and gives it its earlier orders. */
export async function activateUser(tx: Tx, userId: string, passwordHash: string): Promise<string> {
  const [row] = await tx
    .update(user)
    .set({ state: 'active', passwordHash })
    .where(and(eq(user.id, userId), eq(user.state, 'created')))
    .returning({ email: user.email })
  // Closed, or opened another way, since the link was looked at.
  if (!row) throw new AppError('link-expired')
  await claimOrders(tx, userId, row.email)
  return row.email
}
