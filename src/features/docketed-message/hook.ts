import { AppError } from '#kernel/errors.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { webhookIsGenuine } from '#platform/webhook/signature.ts'
import type { Facilities } from '#features/facilities.ts'
import { readMail } from './read-mail.ts'
import { takeMail } from './take-mail.ts'

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
  const signature = headers.get('x-office-mail-signature')
  if (!webhookIsGenuine(officeMailSecret, signature, bytes, clock().getTime())) throw new AppError('not-allowed')
  const mail = await readMail(new File([bytes], 'relayed.eml'), clock())
  const { id, status } = await inTransaction(pool, async (tx) => await takeMail(tx, mail))
  return { id, status }
}
