import { randomInt } from 'node:crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Database, Tx } from '#platform/db/database.ts'
import { sealed, unsealed } from '#platform/config/sealing.ts'
import { readByAny, type Secrets } from '#platform/config/secrets.ts'
import { recoveryCode, secondFactor } from '#schema/account.ts'
import { tokenHash } from './tokens.ts'

/** Seconds that a code of RFC 6238 lasts, and how many steps a clock may be off. */
const period = 30
const tolerance = 1

/**
 * Ten codes of 24 letters, 118 bits each: enough for a plain hash (ASVS 6.5.2 asks for 112). Without the letters and digits
 * that are taken for each other.
 */
const recoveryCodes = 10
const recoveryGroups = 4
const lettersOfGroup = 6
const recoveryLetters = 'abcdefghjkmnpqrstuvwxyz23456789'

const totpOf = (secret: Secret, email: string): TOTP =>
  new TOTP({ issuer: 'Markwright', label: email, algorithm: 'SHA1', digits: 6, period, secret })

const purpose = 'markwright second factor'

/** Whether a user signs in with a second factor. */
export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  const [row] = await db.select().from(secondFactor).where(eq(secondFactor.userId, userId))
  return row !== undefined && row.confirmedAt !== null
}

export interface Enrolment {
  /** To type where no picture can be read. */
  secret: string
  /** The otpauth address that the picture holds. */
  uri: string
}

/** Begins to set up a second factor; one that was begun before and not confirmed is forgotten. */
export async function beginSecondFactor(
  tx: Tx,
  who: { userId: string; email: string },
  appSecret: string,
): Promise<Enrolment> {
  const secret = new Secret({ size: 20 })
  const values = { secret: sealed(secret.bytes, appSecret, purpose), confirmedAt: null, lastStep: null }
  await tx
    .insert(secondFactor)
    .values({ userId: who.userId, ...values })
    .onConflictDoUpdate({ target: secondFactor.userId, set: values, setWhere: isNull(secondFactor.confirmedAt) })
  return { secret: secret.base32, uri: totpOf(secret, who.email).toString() }
}

/** Whether a code of the app is right now. The same code is not right a second time, not even at the same moment. */
export async function takeCode(
  db: Database,
  userId: string,
  code: string,
  secrets: Secrets,
  now: Date,
): Promise<boolean> {
  const [row] = await db.select().from(secondFactor).where(eq(secondFactor.userId, userId))
  const token = code.replaceAll(/\s/g, '')
  if (!row || !/^\d{6}$/.test(token)) return false
  const plain = readByAny(secrets, (secret) => unsealed(row.secret, secret, purpose))
  if (!plain) return false
  const secret = new Secret({ buffer: new Uint8Array(plain).buffer })
  const delta = totpOf(secret, '').validate({ token, timestamp: now.getTime(), window: tolerance })
  if (delta === null) return false
  const step = Math.floor(now.getTime() / 1000 / period) + delta
  const taken = await db
    .update(secondFactor)
    // Sealed anew with the current secret when another one did it, so that the other can go.
    .set({
      lastStep: step,
      ...(unsealed(row.secret, secrets[0], purpose) ? {} : { secret: sealed(plain, secrets[0], purpose) }),
    })
    .where(and(eq(secondFactor.userId, userId), or(isNull(secondFactor.lastStep), lt(secondFactor.lastStep, step))))
  return taken.rowCount === 1
}

/** Whether a recovery code is one of the user's and unused; it is used up by asking. */
export async function takeRecoveryCode(db: Database, userId: string, code: string, now: Date): Promise<boolean> {
  const taken = await db
    .update(recoveryCode)
    .set({ usedAt: now.toISOString() })
    .where(
      and(
        eq(recoveryCode.userId, userId),
        eq(recoveryCode.hash, tokenHash(plainCode(code))),
        isNull(recoveryCode.usedAt),
      ),
    )
  return (taken.rowCount ?? 0) > 0
}

const plainCode = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Makes new recovery codes and forgets the old ones; only now can they be read. */
export async function newRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const letter = () => recoveryLetters[randomInt(recoveryLetters.length)] ?? ''
  const group = () => Array.from({ length: lettersOfGroup }, letter).join('')
  const code = () => Array.from({ length: recoveryGroups }, group).join('-')
  const codes = Array.from({ length: recoveryCodes }, code)
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId))
  await tx.insert(recoveryCode).values(codes.map((code) => ({ userId, hash: tokenHash(plainCode(code)) })))
  return codes
}

/** Takes the second factor away, with its recovery codes. */
export async function removeSecondFactor(tx: Tx, userId: string): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId))
  await tx.delete(secondFactor).where(eq(secondFactor.userId, userId))
}
