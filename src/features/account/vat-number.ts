import { and, eq } from 'drizzle-orm'
import { checkVAT, countries } from 'jsvat-next'
import { z } from 'zod'
import { plainVatNumber } from '#domain/account/party.ts'
import { isRecentAnswer as isRecent, memberOfNumber, type VatNumberState } from '#domain/account/vat-number.ts'
import { refuseField } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'
import { inTransaction, later } from '#platform/db/transaction.ts'
import { defineJob } from '#platform/queue/queue.ts'
import type { VatAnswer } from '#platform/vat-register/vies.ts'
import { entity } from '#schema/account.ts'
import type { Facilities } from '#features/facilities.ts'
import { worker } from '#features/feature.ts'
import { saveParty, type Party } from './party.ts'

/** A VAT number that somebody typed, plainly written, with what the register said of it where it was asked. */
export interface AskedNumber {
  plain: string | null
  answer: VatAnswer | { state: 'not-asked' } | { state: 'no-member' } | { state: 'none' }
}

/**
 * Asks the register about a VAT number of a member state of the European Union, before anything is written. A number whose check
 * digits are wrong is refused at its field, unless the register knows it: the rule for them is ours, the number is theirs. One of
 * another member state than `country` (ISO 3166-1), where its holder is billed, is refused: it says nothing of who acts from there.
 */
export async function askNumber(
  { vatRegister }: Pick<Facilities, 'vatRegister'>,
  typed: string | null | undefined,
  country: string,
): Promise<AskedNumber> {
  const plain = plainVatNumber(typed ?? null)
  if (plain === null) return { plain, answer: { state: 'none' } }
  const member = memberOfNumber(plain)
  if (member === null) return { plain, answer: { state: 'no-member' } }
  if (member !== country) refuseField('vat', 'vat-number-country')
  const answer = vatRegister === null ? { state: 'not-asked' as const } : await vatRegister(plain)
  if (answer.state !== 'confirmed' && !checkVAT(plain, countries).isValid) refuseField('vat', 'vat-number-digits')
  return { plain, answer }
}

/** What the register says is asked again until it says something: whoever is billed for later periods then pays the right VAT. */
export const askAgain = defineJob('vat-number.ask', {
  byStaff: ['repeat', 'cancel'],
  data: z.strictObject({ entityId: z.uuid(), number: z.string().max(20) }),
  retries: 20,
  retrySeconds: 60,
})

const answerColumns = (answer: VatAnswer, now: Date) => ({
  vatPayer: answer.state === 'confirmed',
  vatAskedAt: now.toISOString(),
  vatConsultation: answer.state === 'confirmed' ? answer.consultation : null,
})

/**
 * Stores who is billed with what the register said of the VAT number: a confirmed one is, one that it does not know is not; where it
 * did not answer what was known of the same number stays, and it is asked again in the background. Answers the id of the
 * entity and what is known now.
 */
export async function saveBilled(
  tx: Tx,
  facilities: Pick<Facilities, 'queue' | 'today' | 'clock'>,
  before: string | null,
  party: Party,
  { plain, answer }: AskedNumber,
): Promise<{ id: string; vatNumber: VatNumberState }> {
  const id = await saveParty(tx, before, party)
  if (answer.state === 'confirmed' || answer.state === 'unknown-number')
    await later(tx, tx.update(entity).set(answerColumns(answer, facilities.clock())).where(eq(entity.id, id)))
  if (answer.state !== 'no-answer' || plain === null) return { id, vatNumber: answer.state }
  const known = { confirmed: entity.vatPayer, askedAt: entity.vatAskedAt }
  const [row] = await tx.select(known).from(entity).where(eq(entity.id, id))
  if (row?.confirmed && isRecent(row.askedAt, facilities.today())) return { id, vatNumber: 'confirmed' }
  await facilities.queue().send(tx, askAgain, { entityId: id, number: plain })
  return { id, vatNumber: 'no-answer' }
}

/** Asks for a number that nothing was said of; throws while the register does not answer, so that the queue comes again. */
export const asksAgain = worker(askAgain, async ({ entityId, number }, facilities) => {
  if (facilities.vatRegister === null) return
  const answer = await facilities.vatRegister(number)
  if (answer.state === 'no-answer') throw new Error(`the register of VAT numbers did not answer: ${answer.why}`)
  await inTransaction(facilities.pool, async (tx) => {
    // Another number that was typed meanwhile is another question.
    await tx
      .update(entity)
      .set(answerColumns(answer, facilities.clock()))
      .where(and(eq(entity.id, entityId), eq(entity.vat, number)))
  })
})
