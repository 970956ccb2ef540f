import type { LetterReply } from '#domain/docketed-message/letter-check.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import type { docketedMessage } from '#schema/docketed-message.ts'
import { nameOf, readerOf } from '#features/account/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { defineMail } from '#features/mail.ts'
import type { Tx } from '#platform/db/database.ts'

/** What somebody of the office answered to a letter that a customer showed. */
export const letterAnswered = defineMail('letter-answered', {
  facts: ['person'],
  words: ['answer', 'subject'],
})

/**
 * Answers the customer who showed a letter: on its page, by mail, and among their notifications. Mail that no customer showed
 * has nobody to answer.
 */
export async function replyTo(
  tx: Tx,
  { id, askedByUserId, subject }: typeof docketedMessage.$inferSelect,
  { by, text }: { by: string | null; text: string },
  { tell, clock }: Pick<Facilities, 'tell' | 'clock'>,
): Promise<{ reply: LetterReply }> {
  if (askedByUserId === null) refuseField('answer', 'unknown-field')
  const customer = found(await readerOf(tx, askedByUserId))
  const person = await nameOf(tx, by)
  if (person === null) throw new AppError('rules-unmet', { facts: { missing: 'name' } })
  await tell(tx, customer, letterAnswered, {
    id: `letter-answered-${id}`,
    link: { page: 'letterCheck', id: String(id) },
    facts: { person },
    words: { answer: text, subject },
    notice: { type: letterAnswered.name, message: subject, metadata: { letterId: id } },
  })
  return { reply: { text, person, at: clock().toISOString() } }
}
