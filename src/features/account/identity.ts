import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { user, userIdentity } from '#schema/account.ts'
import type { Facilities } from '#features/facilities.ts'
import { claimOrders } from './claim.ts'
import { ensureUser } from './invite.ts'
import { hasSecondFactor } from './second-factor.ts'
import { enter } from './sign-in.ts'
import type { Opened, SignedIn } from './sessions.ts'

export interface Identity {
  provider: 'google'
  /** The provider's own name for the account. */
  subject: string
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
  /** Who is signed in here already and links the two. */
  signedInAs: string | null
  userAgent: string | null
  address: string
}

/** The library's words for why it did not work; the sign-in page has a sentence for each. */
export type IdentityRefusal = 'OAuthAccountNotLinked' | 'OAuthCallbackError' | 'AccessDenied' | 'NoAccount'

type Outcome = { kind: 'user'; id: string } | { kind: 'refused'; reason: IdentityRefusal }

const refused = (reason: IdentityRefusal): Outcome => ({ kind: 'refused', reason })

/**
 * Signs a customer in with an account elsewhere. An address that has an account here with a password is not taken over:
 * its owner signs in first and links the two. Staff sign in with password and second factor alone.
 */
export async function signInByIdentity(
  facilities: Facilities,
  identity: Identity,
): Promise<{ kind: 'signed-in'; who: SignedIn; opened: Opened } | { kind: 'refused'; reason: IdentityRefusal }> {
  if (identity.subject === '' || identity.email === '' || !identity.emailVerified)
    return { kind: 'refused', reason: 'OAuthCallbackError' }
  const outcome = await inTransaction(facilities.pool, async (tx) => await userOf(tx, identity, facilities.userAccount))
  if (outcome.kind === 'refused') return outcome
  const answer = await enter(facilities, { id: outcome.id, role: 'customer' }, identity, false)
  return answer.kind === 'signed-in' ? answer : { kind: 'refused', reason: 'AccessDenied' }
}

async function userOf(tx: Tx, identity: Identity, mayOpen: boolean): Promise<Outcome> {
  const { provider, subject, email } = identity
  const [linked] = await tx
    .select({ userId: userIdentity.userId })
    .from(userIdentity)
    .where(and(eq(userIdentity.provider, provider), eq(userIdentity.subject, subject)))
  if (linked && identity.signedInAs !== null && linked.userId !== identity.signedInAs)
    return refused('OAuthAccountNotLinked')
  if (linked) return await admitted(tx, linked.userId)
  if (identity.signedInAs !== null) {
    // Who is not let in that way is not linked either.
    const outcome = await admitted(tx, identity.signedInAs)
    if (outcome.kind === 'refused') return outcome
    await tx.insert(userIdentity).values({ userId: identity.signedInAs, provider, subject, email })
    return outcome
  }
  const [known] = await tx
    .select({ id: user.id, state: user.state, role: user.role })
    .from(user)
    .where(sql`lower(${user.email}) = lower(${email})`)
  if (known && known.state !== 'created') return refused('OAuthAccountNotLinked')
  // An invitation of staff is taken up by its mailed link and a password.
  if (known && known.role !== 'customer') return refused('AccessDenied')
  if (!known && !mayOpen) return refused('NoAccount')
  const made = await ensureUser(tx, {
    email,
    firstName: identity.firstName,
    lastName: identity.lastName,
    language: 'en',
  })
  // The provider has proved the address, as the mailed link would.
  await tx.update(user).set({ state: 'active' }).where(eq(user.id, made.id))
  await tx.insert(userIdentity).values({ userId: made.id, provider, subject, email })
  await claimOrders(tx, made.id, email)
  return await admitted(tx, made.id)
}

async function admitted(tx: Tx, userId: string): Promise<Outcome> {
  const [row] = await tx.select().from(user).where(eq(user.id, userId))
  if (row?.state !== 'active' || row.role !== 'customer' || (await hasSecondFactor(tx, userId)))
    return refused('AccessDenied')
  return { kind: 'user', id: userId }
}
