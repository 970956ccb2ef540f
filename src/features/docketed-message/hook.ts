import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '#kernel/errors.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Facilities } from '#features/facilities.ts'
import { readMail } from './read-mail.ts'
import { takeMail } from './take-mail.ts'

/** Milliseconds that a signature is taken for: who hears one later plays it back. */
const signatureLife = 5 * 60_000

/** What a relay signs: the second at which it sends, and every byte of the mail. */
export const signMail = (secret: string, second: string, bytes: Uint8Array): string =>
  createHmac('sha256', secret).update(`${second}.`).update(bytes).digest('hex')

function isSigned(secret: string, headers: Headers, bytes: Uint8Array, now: number): boolean {
  const second = headers.get('x-office-mail-timestamp') ?? ''
  const signature = headers.get('x-office-mail-signature') ?? ''
  if (!/^\d{1,11}$/.test(second) || Math.abs(now - Number(second) * 1000) > signatureLife) return false
  const wanted = Buffer.from(signMail(secret, second, bytes))
  const given = Buffer.from(signature)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

type Needed = Pick<Facilities, 'pool' | 'clock' | 'officeMailSecret'>

/**
 * Takes a mail that a relay sends as it came. The same mail again changes nothing. Throws `not-found` where no relay is
 * configured, `not-allowed` without a signature of it, and what is wrong with a mail that is none.
 */
export async function takeRelayed(
  { pool, clock, officeMailSecret }: Needed,
  headers: Headers,
  bytes: Uint8Array<ArrayBuffer>,
) {
  if (officeMailSecret === null) throw new AppError('not-found')
  if (!isSigned(officeMailSecret, headers, bytes, clock().getTime())) throw new AppError('not-allowed')
  const mail = await readMail(new File([bytes], 'relayed.eml'), clock())
  const { id, status } = await inTransaction(pool, async (tx) => await takeMail(tx, mail))
  return { id, status }
}
