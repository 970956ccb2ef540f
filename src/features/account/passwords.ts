import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { normalPassword, passwordRefusal } from '#domain/account/password.ts'
import { refuseField } from '#kernel/errors.ts'
import { createTurns } from '#platform/limits/turns.ts'

// RFC 9106, section 4, second recommendation with one lane: 64 MiB, three passes; 2 is the binding's number of argon2id.
const full = { memoryCost: 65_536, timeCost: 3 } as const
const options: { algorithm: number; memoryCost: number; timeCost: number; parallelism: number } = {
  ...full,
  algorithm: 2,
  parallelism: 1,
}
let decoy: Promise<string> | undefined
const current = () => `m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}`

/**
 * For tests in which thousands of people sign in: hashes take next to no work from now on, or what they take in the product. The
 * product never calls it.
 */
export function hashWithLeastWork(isLeast = true): void {
  Object.assign(options, isLeast ? { memoryCost: 8, timeCost: 1 } : full)
  // It would take the work of before, and tell who has an account.
  decoy = undefined
}

/**
 * Hashes at once: each takes one of the four threads on which files are read as well, and 64 MiB. Those that wait are as many
 * as are done in some seconds; whoever comes then is told to come back and does not make the line longer.
 */
const hashes = createTurns(2, 60)

/** Does the work of a hash when its turn comes; throws too-many-requests when too many wait before it. */
export const inTurn = async <T>(work: () => Promise<T>): Promise<T> => await hashes('hashes', work)

const common = new Set(dictionary['passwords-common'])

/** Refuses a password that is too short, common, or made of words that belong to the person, naming `field`. */
export function checkPassword(password: string, words: readonly string[], field = 'password'): void {
  const code = passwordRefusal(password, { words, isCommon: (text) => common.has(text) })
  if (code) refuseField(field, code)
}

export async function hashPassword(password: string): Promise<string> {
  return await inTurn(async () => await hash(normalPassword(password), options))
}

/** Whether a password is right. Without a hash the same work is done, so that time does not tell who has an account. */
export async function passwordIsRight(password: string, stored: string | null): Promise<boolean> {
  // Not in turn: a line that was full once would leave no decoy for ever.
  decoy ??= hash(normalPassword('no account has this password'), options)
  const against = stored ?? (await decoy)
  const right = await inTurn(async () => await verify(against, normalPassword(password)).catch(() => false))
  return right && stored !== null
}

/** Whether a stored hash was made with less work than hashes are made with now. */
export function isWeakHash(stored: string): boolean {
  return !stored.includes(`$argon2id$`) || !stored.includes(current())
}
