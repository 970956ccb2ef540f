import { eq, max, sql } from 'drizzle-orm'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { trademarkStatusGroup, type trademarkTrackingOnly, type TrademarkStatus } from '#domain/trademark/status.ts'
import { formatDate } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { isLanguage, type Language } from '#kernel/languages.ts'
import { textPages } from '#platform/pdf/text-pages.ts'
import type { Tx } from '#platform/db/database.ts'
import { trademark, trademarkTracking } from '#schema/trademark.ts'
import { readerOf } from '#features/account/index.ts'
import { keepFile, safeName } from '#features/document/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { trademarkMoved } from './events.ts'
import type { locked } from './filing.ts'
import { followed } from './follow-international.ts'

type Row = typeof trademark.$inferSelect
export type Mark = Awaited<ReturnType<typeof locked>>
type Goods = Row['goodsAndServices']

/** How many marks the order has in that register so far: the next one is counted on. */
async function lastPart(tx: Tx, row: Row): Promise<number> {
  if (row.registrationRequestId === null) return row.part
  const [known] = await tx
    .select({ last: max(trademark.part) })
    .from(trademark)
    .where(
      sql`${trademark.registrationRequestId} = ${row.registrationRequestId} and ${trademark.jurisdiction} = ${row.jurisdiction}`,
    )
  return known?.last ?? row.part
}

/** What of a mark goes on in each of its parts; numbers, letters of the office and days of use are each one's own. */
const inherited = (row: Row) => ({
  name: row.name,
  alias: row.alias,
  type: row.type,
  jurisdiction: row.jurisdiction,
  trademarkRequestId: row.trademarkRequestId,
  registrationRequestId: row.registrationRequestId,
  filingDate: row.filingDate,
  publicationDate: row.publicationDate,
  expirationDate: row.expirationDate,
  ownerEntityId: row.ownerEntityId,
  representativeEntityId: row.representativeEntityId,
  userId: row.userId,
  brandId: row.brandId,
  directFiling: row.directFiling,
  assignedAdminId: row.assignedAdminId,
  logoType: row.logoType,
  filingBasis: row.filingBasis,
  internationalId: row.internationalId,
  designationNoticeDate: row.designationNoticeDate,
})

/** Which goods stayed and which went, as a document for the folders of both. */
async function sheetOf(
  facilities: Facilities,
  { row, place }: Mark,
  {
    rest,
    parts,
    at,
    language,
    isTransfer,
  }: { rest: Goods; parts: readonly Goods[]; at: Date; language: Language; isTransfer: boolean },
) {
  const t = facilities.translate(language)
  const title = t(isTransfer ? 'division.transfer' : 'division.title', {
    mark: row.name,
    place: jurisdictionName(place, language),
  })
  const listed = (goods: Goods) => goods.map((one) => `(511) ${one.class}: ${one.terms.join('; ')}`)
  const text = [
    title,
    '',
    row.number === null ? t('division.unfiled') : `(210) ${row.number}`,
    ...(row.filingDate === null ? [] : [`(220) ${formatDate(row.filingDate, language)}`]),
    '',
    t('division.rest'),
    ...listed(rest),
    ...parts.flatMap((part, index) => ['', t('division.part', { number: index + 1 }), ...listed(part)]),
  ].join('\n')
  return {
    name: safeName(`${row.name}-${place}-division.pdf`, 'pdf'),
    mediaType: 'application/pdf',
    extension: 'pdf' as const,
    bytes: await textPages({ title, at, text }),
  }
}

interface Parting {
  goods: { rest: Goods; parts: readonly Goods[] }
  /** The status that a part begins with. */
  to: TrademarkStatus
  by: string | null
  /** What of a part is otherwise than of the mark that it comes from. */
  set?: Partial<Pick<Row, 'ownerEntityId' | 'registrationDate' | 'douDeadlineDate'>>
}

/**
 * Takes parts off a mark: each becomes a mark of its own with the days of the first, its own number, folder, dates and history;
 * a sheet of what stayed and what went lies in the folders of all. Gives the ids of the parts.
 */
export async function partOff(
  tx: Tx,
  facilities: Facilities,
  mark: Mark,
  { goods, to, by, set = {} }: Parting,
): Promise<string[]> {
  const { row } = mark
  const at = facilities.clock()
  await tx.$client.query(`select set_config('app.actor', $1, true)`, [by ?? ''])
  await tx.update(trademark).set({ goodsAndServices: goods.rest }).where(eq(trademark.id, row.id))
  const track = async (trademarkId: string, name: (typeof trademarkTrackingOnly)[number] | TrademarkStatus) =>
    await tx.insert(trademarkTracking).values({ trademarkId, name, userId: by, createdAt: sql`clock_timestamp()` })
  const isTransfer = set.ownerEntityId !== undefined
  await track(row.id, isTransfer ? 'Part transferred' : 'Divided')
  const told = (await readerOf(tx, row.userId))?.language
  const language = isLanguage(told) ? told : 'en'
  const sheet = await sheetOf(facilities, mark, { ...goods, at, language, isTransfer })
  const kept = { type: 'other', owner: row.userId, visibleToClient: true, by } as const
  await keepFile(tx, facilities, sheet, { ...kept, hubId: row.documentHubId })
  const last = await lastPart(tx, row)
  const ids: string[] = []
  for (const [index, part] of goods.parts.entries()) {
    const id = uuidv7()
    const hubId = uuidv7()
    await tx.insert(trademark).values({
      ...inherited(row),
      ...set,
      id,
      documentHubId: hubId,
      part: last + index + 1,
      dividedFromId: row.id,
      goodsAndServices: part,
      status: to,
      statusGroup: trademarkStatusGroup(to),
    })
    await track(id, to)
    await keepFile(tx, facilities, sheet, { ...kept, hubId })
    ids.push(id)
  }
  await followed(tx, facilities, row.id, ...ids)
  for (const trademarkId of ids)
    await facilities.events.publish(tx, trademarkMoved, {
      trademarkId,
      registrationRequestId: row.registrationRequestId,
      to,
    })
  return ids
}
