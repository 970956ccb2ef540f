import { eq, inArray } from 'drizzle-orm'
import { serviceLetterMail, serviceLetterSent } from '#contract/service-letter.ts'
import { formatDate, formatInstant, officeZone, today } from '#kernel/dates.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { isLanguage, type Language } from '#kernel/languages.ts'
import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { serviceLetter } from '#schema/service-letter.ts'
import { serviceRequest } from '#schema/service-order.ts'
import { holdOf } from '#features/billing/index.ts'
import { documentOfHub } from '#features/document/index.ts'
import { document } from '#schema/document.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { mustBeFair } from './approve.ts'
import { approvedBytes } from './files.ts'
import { mailLetter } from './jobs.ts'
import { serviceLetterGone } from './mails.ts'
import {
  letterOf,
  lockedOrder,
  moveLetter,
  mustBe,
  mustBePaid,
  mustBeWorkedOn,
  type LetterRow,
  type OrderRow,
} from './policy.ts'

/** An approved letter in the version that the screen shows, of an order that is still paid for, and still fair. */
async function readyToGo(
  tx: Tx,
  { id, letterId, version }: { id: string; letterId: string; version: number },
  facilities: Facilities,
): Promise<{ order: OrderRow; letter: LetterRow }> {
  const order = await lockedOrder(tx, id)
  mustBePaid(order)
  const letter = await letterOf(tx, order, letterId)
  mustBe(letter, version)
  if (letter.status === 'Approved') await mustBeFair(tx, { letter, order, on: facilities.today() })
  return { order, letter }
}

/** Hands the letter to the queue; whether a server took it, the job records. */
export const mail = handle(serviceLetterMail, async ({ params, body: { version } }, _caller, facilities) =>
  facilities.write(async (tx) => {
    const { order, letter } = await readyToGo(tx, { ...params, version }, facilities)
    await mustBeWorkedOn(tx, order)
    if (letter.recipientEmail === null) refuseField('recipientEmail', 'required')
    const at = facilities.clock()
    const standing = await moveLetter(tx, letter, { to: 'Sending', at, actor: 'staff', unsentReason: null })
    await facilities.queue().send(tx, mailLetter, { letter: letter.id, version })
    return standing
  }),
)

/** It went out by another way: the day and what proves it are kept. */
export const sent = handle(serviceLetterSent, async ({ params, body }, _caller, facilities) => {
  const { version, sentOn, way, reference, proofDocumentId } = body
  if (sentOn > facilities.today()) refuseField('sentOn', 'date-in-future')
  if (reference === null && proofDocumentId === null) refuseField('reference', 'required')
  return await facilities.write(async (tx) => {
    const { order, letter } = await readyToGo(tx, { ...params, version }, facilities)
    if (letter.approvedAt !== null && sentOn < today(officeZone, new Date(letter.approvedAt)))
      refuseField('sentOn', 'date-too-early')
    if (proofDocumentId !== null && !(await documentOfHub(tx, order.documentHubId, proofDocumentId)))
      refuseField('proofDocumentId', 'not-a-choice')
    // Of the day before, noon stands for the hour that nobody recorded; of today, now.
    const at = facilities.clock()
    const sentAt = sentOn === facilities.today() ? at : new Date(`${sentOn}T12:00:00Z`)
    const proof = { sentBy: way, sentAt: sentAt.toISOString(), reference, proofDocumentId, unsentReason: null }
    const standing = await moveLetter(tx, letter, { to: 'Sent', at, actor: 'staff', ...proof })
    await letClientSee(tx, facilities, { order, letter, sent: (to) => formatDate(sentOn, to) })
    return standing
  })
})

/** From now on its client has both files, and is told. */
async function letClientSee(
  tx: Tx,
  { tell }: Pick<Facilities, 'tell'>,
  { order, letter, sent: said }: { order: OrderRow; letter: LetterRow; sent: (language: Language) => string },
): Promise<void> {
  const files = [letter.pdfDocumentId, letter.docxDocumentId].filter((id) => id !== null)
  await tx.update(document).set({ visibleToClient: true }).where(inArray(document.id, files))
  const { contactEmail: email, language, userId, publicId: number } = order
  if (email === null) return
  await tell(tx, { email, language, userId }, serviceLetterGone, (to) => ({
    id: `service-letter-sent-${letter.id}`,
    link: { page: 'serviceOrder', id: order.id },
    facts: { number, sent: said(to), approvedBy: letter.approvedName ?? '–' },
    words: { recipient: letter.recipient },
  }))
}

/**
 * Does what the call asked for: the approved PDF goes out, and the letter is sent from the moment that the server took it,
 * under the Message-ID. Without a server, or when it refuses, the letter is approved as before, with the reason.
 */
export async function deliver(data: { letter: string; version: number }, facilities: Facilities): Promise<void> {
  const { db, pool, mailer, clock, translate } = facilities
  const [letter] = await db.select().from(serviceLetter).where(eq(serviceLetter.id, data.letter))
  if (letter?.status !== 'Sending' || letter.version !== data.version) return
  const [order] = await db.select().from(serviceRequest).where(eq(serviceRequest.id, letter.serviceRequestId))
  const language = isLanguage(letter.language) ? letter.language : 'en'
  const say = translate(language)
  const id = `service-letter-${letter.id}-${letter.version}`
  const unsent = async (reason: string) =>
    await inTransaction(pool, async (tx) => {
      await moveLetter(tx, letter, { to: 'Approved', at: clock(), actor: 'system', unsentReason: reason.slice(0, 300) })
    })
  // Somebody may have withdrawn since it was handed to the queue.
  if ((await holdOf(db, { by: 'service_request_id', id: letter.serviceRequestId })) !== null)
    return await unsent('order-held')
  let outcome: 'sent' | 'kept'
  try {
    const bytes = await approvedBytes(db, facilities, letter, 'pdf')
    outcome = await mailer.send({
      id,
      to: letter.recipientEmail ?? '',
      language,
      letter: {
        subject: say('enclosedLetter.subject', { reference: found(order).publicId }),
        title: say('enclosedLetter.title'),
        paragraphs: [say('enclosedLetter.body', { name: letter.approvedName ?? '' })],
        footer: say('enclosedLetter.footer', { hash: letter.pdfSha256 ?? '' }),
      },
      attachments: [{ name: `${letter.kind}.pdf`, mediaType: 'application/pdf', bytes }],
    })
  } catch (error) {
    facilities.log.warn({ err: error, letter: letter.id }, 'letter of an order: not sent')
    return await unsent(error instanceof AppError ? error.code : error instanceof Error ? error.message : 'unknown')
  }
  if (outcome === 'kept') return await unsent('no-mail-server')
  await inTransaction(pool, async (tx) => {
    const at = clock()
    const proof = { sentBy: 'mail' as const, sentAt: at.toISOString(), messageId: mailer.messageId(id) }
    await moveLetter(tx, letter, { to: 'Sent', at, actor: 'system', ...proof })
    await letClientSee(tx, facilities, { order: found(order), letter, sent: (to) => formatInstant(at, to) })
  })
}
