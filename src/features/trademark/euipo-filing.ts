import { eq } from 'drizzle-orm'
import { trademarkFilingEuipo } from '#contract/route.ts'
import { hasPicture } from '#domain/catalog/mark-types.ts'
import { trademarkMachine, type TrademarkStatus } from '#domain/trademark/status.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { decide } from '#kernel/state-machine.ts'
import type { Database } from '#platform/db/database.ts'
import { asOfficePicture } from '#platform/files/logos.ts'
import { OfficeFailed } from '#platform/office-api/office-api.ts'
import type { OfficeFiling, OfficeFilingOrder } from '#platform/office-api/filing.ts'
import { textPages } from '#platform/pdf/text-pages.ts'
import { address, entity } from '#schema/account.ts'
import { application } from '#schema/registration.ts'
import { trademark } from '#schema/trademark.ts'
import { keepFile, type AcceptedFile } from '#features/document/index.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { filed, locked } from './filing.ts'
import { logoOf } from './logo.ts'

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

async function priorityOf(db: Database, row: Row): Promise<OfficeFilingOrder['priority']> {
  if (row.registrationRequestId === null) return null
  const [draft] = await db
    .select()
    .from(application)
    .where(eq(application.registrationRequestId, row.registrationRequestId))
  const { priorityFilingJurisdiction: place, priorityFilingNumber: number, priorityFilingDate: date } = draft ?? {}
  return place && date ? { place, number: number ?? null, date } : null
}

/** What is handed in: all of it as the client approved it. */
async function orderOf(db: Database, { files }: Pick<Facilities, 'files'>, row: Row): Promise<OfficeFilingOrder> {
  if (row.goodsAndServices.length === 0) missing('goods')
  const logo = hasPicture(row.type) ? ((await logoOf(db, row)) ?? missing('picture')) : null
  const bytes = logo && found(await files.get(logo.path))
  return {
    key: row.id,
    mark: row.name,
    kind: row.type,
    picture: bytes && (await asOfficePicture(bytes, { format: 'jpeg', least: 1, most: 4000 })).bytes,
    owner: await ownerOf(db, row),
    priority: await priorityOf(db, row),
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
    `(730) ${[owner.name, ...owner.lines, owner.country ?? ''].filter(Boolean).join(', ')}`,
    ...(priority ? [`(300) ${priority.place} ${priority.number ?? ''} ${priority.date}`] : []),
    ...order.goods.map((one) => `(511) ${one.class}: ${one.terms.join('; ')}`),
  ].join('\n')
  return await textPages({ title, at, text })
}

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
  const order = await orderOf(db, facilities, asked)
  let answer: OfficeFiling
  try {
    answer = await facilities.euipoFiler.file(order)
  } catch (cause) {
    if (cause instanceof OfficeFailed) throw new AppError('provider-failed', { cause })
    throw cause
  }
  const t = facilities.translate(caller.language)
  const at = facilities.clock()
  const receipt = answer.isStandIn ? null : answer.receipt
  const title = answer.isStandIn ? t('application.standIn') : t('application.handedIn', { number: answer.number })
  const bytes = receipt ?? (await sheet(order, title, at))
  return await facilities.write(async (tx) => {
    const { row: mark, place } = await locked(tx, asked.id)
    if (mark.status !== asked.status)
      throw new AppError('changed-meanwhile', { facts: { from: mark.status, to: 'Application filed' } })
    const kept = await keepFile(tx, facilities, pdf(answer.isStandIn ? 'not-filed.pdf' : 'receipt.pdf', bytes), {
      hubId: mark.documentHubId,
      type: answer.isStandIn ? 'other' : 'filing-receipt',
      owner: mark.userId,
      visibleToClient: false,
      by: caller.userId,
    })
    if (answer.isStandIn) return { id: mark.id, isStandIn: true, number: null, status: mark.status as TrademarkStatus }
    const { status } = await filed(
      tx,
      facilities,
      { row: mark, place },
      { number: answer.number, filingDate: answer.filedOn, receiptId: kept.id, by: caller.userId },
    )
    return { id: mark.id, isStandIn: false, number: answer.number, status }
  })
})
