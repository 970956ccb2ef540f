import { eq } from 'drizzle-orm'
import { trademarkFilingEuipo } from '#contract/route.ts'
import { hasPicture, hasRecording, hasViews } from '#domain/catalog/mark-types.ts'
import { whyNotTaken } from '#domain/jurisdiction/sign-files.ts'
import { colourLine } from '#domain/registration/sign.ts'
import { trademarkMachine, type TrademarkStatus } from '#domain/trademark/status.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { decide } from '#kernel/state-machine.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { asOfficePicture } from '#platform/files/logos.ts'
import { OfficeFailed } from '#platform/office-api/office-api.ts'
import type { OfficeFilingOrder } from '#platform/office-api/filing.ts'
import { textPages } from '#platform/pdf/text-pages.ts'
import { address, entity } from '#schema/account.ts'
import { application, registrationRequest } from '#schema/registration.ts'
import { trademark } from '#schema/trademark.ts'
import { documentsInOrder, keepFile, lastOfType, type AcceptedFile } from '#features/document/index.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { addNote } from '#features/note/index.ts'
import { filed, locked, refuseTaken } from './filing.ts'
import { logoOf } from './logo.ts'
import { refuseHeldOrder } from './transition.ts'

type Row = typeof trademark.$inferSelect

const missing = (what: string): never => {
  throw new AppError('rules-unmet', { facts: { missing: what } })
}

async function ownerOf(db: Database, row: Row): Promise<OfficeFilingOrder['owner']> {
  const [owner] = await db
    .select()
    .from(entity)
    .leftJoin(address, eq(address.id, entity.addressId))
    .where(eq(entity.id, row.ownerEntityId ?? row.id))
  if (!owner) return missing('owner')
  const { entity: who, address: at } = owner
  const person = [who.firstName, who.lastName].filter(Boolean).join(' ')
  return {
    name: who.type === 'legal' ? (who.businessName ?? '') : person,
    lines: [at?.street, at && `${at.postcode} ${at.city}`].filter((line): line is string => Boolean(line)),
    country: at?.country ?? null,
  }
}

/** What the client approved; a mark that was not ordered here has none. */
async function draftOf(db: Database, row: Row): Promise<Draft | null> {
  if (row.registrationRequestId === null) return null
  const [draft] = await db
    .select()
    .from(application)
    .innerJoin(registrationRequest, eq(registrationRequest.id, application.registrationRequestId))
    .where(eq(application.registrationRequestId, row.registrationRequestId))
  return draft ?? null
}

interface Draft {
  application: typeof application.$inferSelect
  registration_request: typeof registrationRequest.$inferSelect
}

function priorityOf(draft: Draft | null): OfficeFilingOrder['priority'] {
  const {
    priorityFilingJurisdiction: place,
    priorityFilingNumber: number,
    priorityFilingDate: date,
  } = draft?.application ?? {}
  return place && date ? { place, number: number ?? null, date } : null
}

type Files = Facilities['files']

/** As EUIPO takes a picture: JPEG of at most 2835 × 2010 pixels, whichever side is the longer. */
async function asJpeg(picture: Uint8Array): Promise<Uint8Array> {
  const { bytes } = await asOfficePicture(picture, { format: 'jpeg', least: 1, most: 2010 })
  const isTaken = whyNotTaken('EU', 'picture', { mediaType: 'image/jpeg', size: bytes.byteLength }) === null
  return isTaken ? bytes : missing('picture-taken')
}

async function viewsOf(db: Database, files: Files, row: Row, draft: Draft | null): Promise<Uint8Array[]> {
  if (draft === null || !hasViews(row.type)) return []
  const { application: said, registration_request: request } = draft
  const rows = await documentsInOrder(db, request.documentHubId, 'view', said.markViews)
  const pictures = rows.map(async ({ path }) => await asJpeg(found(await files.get(path))))
  return await Promise.all(pictures)
}

/** The recording as it was approved; one that the office would not take is not handed in. */
async function recordingOf(db: Database, files: Files, draft: Draft | null): Promise<OfficeFilingOrder['recording']> {
  const kept = draft && (await lastOfType(db, draft.registration_request.documentHubId, 'recording'))
  if (!kept) return missing('recording')
  if (whyNotTaken('EU', 'recording', kept) !== null) return missing('recording-taken')
  return { mediaType: kept.mediaType, bytes: found(await files.get(kept.path)) }
}

/** What is handed in: all of it as the client approved it. */
async function orderOf(db: Database, { files }: Pick<Facilities, 'files'>, row: Row): Promise<OfficeFilingOrder> {
  if (row.goodsAndServices.length === 0) missing('goods')
  const logo = hasPicture(row.type) ? ((await logoOf(db, row)) ?? missing('picture')) : null
  const bytes = logo && found(await files.get(logo.path))
  const draft = await draftOf(db, row)
  return {
    key: row.id,
    mark: row.name,
    kind: row.type,
    picture: bytes && (await asJpeg(bytes)),
    views: await viewsOf(db, files, row, draft),
    recording: hasRecording(row.type) ? await recordingOf(db, files, draft) : null,
    description: draft?.application.markDescription ?? null,
    colours: draft?.application.markColours ?? [],
    owner: await ownerOf(db, row),
    priority: priorityOf(draft),
    goods: row.goodsAndServices,
  }
}

const pdf = (name: string, bytes: Uint8Array): AcceptedFile => ({
  name,
  mediaType: 'application/pdf',
  extension: 'pdf',
  bytes,
})

/** What was handed in, or would be, as a document for the folder; the picture is beside it. */
async function sheet(order: OfficeFilingOrder, title: string, at: Date): Promise<Uint8Array> {
  const { owner, priority } = order
  const text = [
    title,
    '',
    `(540) ${order.mark}`,
    `(550) ${order.kind}`,
    ...(order.views.length > 0 ? [`+ ${order.views.length} (540)`] : []),
    ...(order.description === null ? [] : [`(571) ${order.description}`]),
    ...order.colours.map((colour) => `(591) ${colourLine(colour)}`),
    `(730) ${[owner.name, ...owner.lines, owner.country ?? ''].filter(Boolean).join(', ')}`,
    ...(priority ? [`(300) ${priority.place} ${priority.number ?? ''} ${priority.date}`] : []),
    ...order.goods.map((one) => `(511) ${one.class}: ${one.terms.join('; ')}`),
  ].join('\n')
  return await textPages({ title, at, text })
}

/** Whether an office may have what it was sent although no answer of it could be read: it refused nothing. */
const mayHaveIt = ({ trouble, cause }: OfficeFailed): boolean =>
  trouble !== 'office-refused' || typeof cause !== 'number'

/**
 * Hands an approved application to EUIPO. What the office has is recorded as filing it by hand is; where nobody was asked, what
 * would be sent is kept for staff and the mark stays where it is. Handed in again, it is the same application to the office.
 */
export const fileAtEuipo = handle(trademarkFilingEuipo, async ({ body }, caller, facilities) => {
  const { db } = facilities
  const [row] = await db.select().from(trademark).where(eq(trademark.id, body.trademarkId))
  const asked = found(row)
  if (asked.jurisdiction !== 'EU') refuseField('trademarkId', 'not-a-choice')
  if (!decide(trademarkMachine, asked.status, 'Application filed', 'staff').ok)
    throw new AppError('transition-refused', { facts: { from: asked.status, to: 'Application filed' } })
  // Before the office is asked: what it has cannot be taken back.
  await refuseHeldOrder(db, asked.id)
  const order = await orderOf(db, facilities, asked)
  const t = facilities.translate(caller.language)
  const answer = await facilities.euipoFiler.file(order).catch(async (cause: unknown): Promise<never> => {
    if (!(cause instanceof OfficeFailed)) throw cause
    if (mayHaveIt(cause))
      await facilities.write(async (tx) => {
        await addNote(tx, asked.noteHubId, t('application.unanswered', { why: cause.trouble }), caller.userId)
        return { id: asked.id }
      })
    throw new AppError('provider-failed', { cause })
  })
  const at = facilities.clock()
  const title = answer.isStandIn ? t('application.standIn') : t('application.handedIn', { number: answer.number })
  const bytes = (answer.isStandIn ? null : answer.receipt) ?? (await sheet(order, title, at))
  const place = { hubId: asked.documentHubId, owner: asked.userId, visibleToClient: false, by: caller.userId }
  return await facilities.write(async (tx) => {
    if (answer.isStandIn) {
      await keepFile(tx, facilities, pdf('not-filed.pdf', bytes), { ...place, type: 'other' })
      return { id: asked.id, isStandIn: true, isRecorded: false, number: null, status: await statusOf(tx, asked.id) }
    }
    const { number, filedOn } = answer
    const told = { id: asked.id, isStandIn: false, number }
    const mark = await locked(tx, asked.id)
    // Two who press at once hand in one application.
    if (mark.row.status === 'Application filed' && mark.row.number === number)
      return { ...told, isRecorded: true, status: mark.row.status }
    // From here on the office has it: whatever is in the way, its number is kept.
    await tx.$client.query('savepoint recorded')
    const recorded = async () => {
      const done = await record(tx, facilities, mark, { number, filedOn, bytes, by: caller.userId })
      // What was sent without waiting is waited for while the office's number can still be kept.
      await tx.$client.query('release savepoint recorded')
      return done
    }
    const { status } = await recorded().catch(async (error: unknown) => {
      facilities.log.warn({ err: error, trademarkId: asked.id, number }, 'filed at EUIPO and not recorded as filed')
      await tx.$client.query('rollback to savepoint recorded')
      return { status: null }
    })
    if (status !== null) return { ...told, isRecorded: true, status }
    const words = t('application.aside', { number, date: filedOn ?? '–', status: mark.row.status })
    await addNote(tx, asked.noteHubId, words, caller.userId)
    await tx.$client.query('savepoint receipt')
    const receipt = async () => {
      await keepFile(tx, facilities, pdf('receipt.pdf', bytes), { ...place, type: 'filing-receipt' })
      await tx.$client.query('release savepoint receipt')
    }
    await receipt().catch(async () => {
      await tx.$client.query('rollback to savepoint receipt')
    })
    return { ...told, isRecorded: false, status: mark.row.status as TrademarkStatus }
  })
})

const statusOf = async (tx: Tx, id: string): Promise<TrademarkStatus> =>
  (await locked(tx, id)).row.status as TrademarkStatus

/** What the office has, as filing it by hand records it. Throws where the mark is no longer one that can be filed. */
async function record(
  tx: Tx,
  facilities: Facilities,
  mark: Awaited<ReturnType<typeof locked>>,
  { number, filedOn, bytes, by }: { number: string; filedOn: string | null; bytes: Uint8Array; by: string | null },
): Promise<{ status: TrademarkStatus }> {
  const { row } = mark
  if (filedOn === null) throw new Error('the office told no day')
  await refuseTaken(tx, row, number)
  const { id } = await keepFile(tx, facilities, pdf('receipt.pdf', bytes), {
    hubId: row.documentHubId,
    type: 'filing-receipt',
    owner: row.userId,
    visibleToClient: false,
    by,
  })
  return await filed(tx, facilities, mark, { number, filingDate: filedOn, receiptId: id, by })
}
