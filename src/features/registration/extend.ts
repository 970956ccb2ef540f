import { and, asc, eq } from 'drizzle-orm'
import {
  trademarkApplicationDraft,
  trademarkExtendClass,
  trademarkExtendCountry,
  trademarkRelated,
} from '#contract/route.ts'
import type { Caller } from '#domain/account/caller.ts'
import { isStaff } from '#domain/account/roles.ts'
import { deadlinesOf } from '#domain/docket/deadlines.ts'
import { noDates } from '#domain/docket/mark-dates.ts'
import { jurisdictionFrom, jurisdictions, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { priceOrder } from '#domain/registration/price.ts'
import { registrationStatusGroup } from '#domain/registration/status.ts'
import { trademarkStatuses, trademarkStatusGroup, type TrademarkStatus } from '#domain/trademark/status.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { isLanguage } from '#kernel/languages.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { registrationRequest } from '#schema/registration.ts'
import { trademark } from '#schema/trademark.ts'
import { clientOf, currencyOf } from '#features/account/index.ts'
import { nextPublicId, priceSnapshot } from '#features/billing/index.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { createProduct } from './order.ts'
import { track } from './transition.ts'

type MarkRow = typeof trademark.$inferSelect

/** A mark, when this caller may order for it: its owner, or staff for them. */
async function markFor(db: Database, id: string, caller: Caller): Promise<MarkRow> {
  const [row] = await db.select().from(trademark).where(eq(trademark.id, id))
  return found(row && (isStaff(caller.role) || row.userId === caller.userId) ? row : null)
}

/** The same mark of the same owner, wherever it is. */
const sameMarks = async (db: Database, mark: MarkRow) =>
  await db
    .select()
    .from(trademark)
    .where(and(eq(trademark.userId, mark.userId), eq(trademark.name, mark.name)))
    .orderBy(asc(trademark.jurisdiction), asc(trademark.id))

const classesOf = (mark: MarkRow): number[] => mark.goodsAndServices.map((list) => list.class).toSorted((a, b) => a - b)

const placeOf = (mark: MarkRow): Jurisdiction => found(jurisdictionFrom(mark.jurisdiction))

/** What did not come to nothing: where the mark is, or may still come to be. */
const isAlive = (mark: MarkRow): boolean => {
  const status = trademarkStatuses.find((one) => one === mark.status)
  return status !== undefined && trademarkStatusGroup(status) !== 'Closed'
}

/** Until when the first filing of a mark can be claimed in a place; null when it cannot, or nobody knows. */
function priorityUntil(filed: PlainDate | null, place: Jurisdiction, on: PlainDate): PlainDate | null {
  if (filed === null) return null
  const last = deadlinesOf(place, { ...noDates, priority: filed }, on).find(({ kind }) => kind === 'priority')
  return last && last.due >= on ? last.due : null
}

/** Where a mark is, where it is not, and what it would cost to have it there. */
export const related = handle(trademarkRelated, async ({ params }, caller, facilities) => {
  const { db } = facilities
  const on = facilities.today()
  const mark = await markFor(db, params.id, caller)
  const same = await sameMarks(db, mark)
  const taken = new Set(same.filter(isAlive).map(({ jurisdiction }) => jurisdiction))
  const open = jurisdictions.filter((code) => code !== 'WIPO' && !taken.has(code))
  const currency = await currencyOf(db, mark.userId)
  const classes = classesOf(mark)
  const here = placeOf(mark)
  const snapshot = await priceSnapshot(db, on, { jurisdictions: [...new Set([...open, here])] })
  const { lines } = priceOrder({ jurisdictions: open, classes, currency }, snapshot)
  const again = priceOrder({ jurisdictions: [here], classes, currency }, snapshot)
  const isPriced = here !== 'WIPO' && classes.length > 0 && again.toQuote.length === 0
  const byPlace = Map.groupBy(lines, ({ jurisdiction }) => jurisdiction)
  return {
    name: mark.name,
    jurisdiction: here,
    status: mark.status as TrademarkStatus,
    currency,
    classes,
    again: isPriced ? again.lines.reduce((sum, line) => sum + line.net, 0) : null,
    marks: same.map((one) => ({
      id: one.id,
      jurisdiction: found(jurisdictionFrom(one.jurisdiction)),
      number: one.number,
      status: one.status as TrademarkStatus,
    })),
    places: open.map((jurisdiction) => ({
      jurisdiction,
      net: byPlace.get(jurisdiction)?.reduce((sum, line) => sum + line.net, 0) ?? null,
      priorityUntil: priorityUntil(mark.filingDate, jurisdiction, on),
    })),
  }
})

interface Wanted {
  jurisdictions: readonly Jurisdiction[]
  classes: readonly number[]
}

/**
 * Opens an order that begins with an existing mark: at today's price, in the currency of its owner, without a verification before
 * it. Throws `rules-unmet` where a person has to price it. Nothing is binding before the checkout.
 */
async function orderFrom(
  tx: Tx,
  facilities: Pick<Facilities, 'today' | 'clock'>,
  { mark, wanted, caller }: { mark: MarkRow; wanted: Wanted; caller: Caller },
): Promise<{ requestId: string; productId: string }> {
  const client = await clientOf(tx, mark.userId)
  const currency = await currencyOf(tx, mark.userId)
  const snapshot = await priceSnapshot(tx, facilities.today(), { jurisdictions: wanted.jurisdictions })
  const orderedItems = priceOrder({ ...wanted, currency }, snapshot)
  // An international registration needs its basic mark: a person works that out.
  if (wanted.jurisdictions.includes('WIPO'))
    throw new AppError('rules-unmet', { facts: { missing: 'price', quote: 'WIPO' } })
  if (orderedItems.toQuote.length > 0)
    throw new AppError('rules-unmet', { facts: { missing: 'price', quote: orderedItems.toQuote.join(', ') } })
  const [before] = mark.registrationRequestId
    ? await tx.select().from(registrationRequest).where(eq(registrationRequest.id, mark.registrationRequestId))
    : []
  const requestId = uuidv7()
  await tx.insert(registrationRequest).values({
    id: requestId,
    publicId: await nextPublicId(tx, facilities.clock(), 'R'),
    userId: mark.userId,
    status: 'Order created',
    statusGroup: registrationStatusGroup('Order created'),
    type: mark.type,
    value: mark.name,
    markAlias: mark.alias,
    brandId: mark.brandId,
    originTrademarkId: mark.id,
    jurisdictions: [...wanted.jurisdictions],
    filingClassesCount: wanted.classes.length,
    orderedItems,
    businessDescription: before?.businessDescription ?? '',
    websites: before?.websites ?? [],
    region: before?.region ?? 'EU',
    contactEmail: client.email,
    contactFirstName: client.firstName,
    contactLastName: client.lastName,
    language: isLanguage(client.language) ? client.language : 'en',
    currency,
  })
  await track(tx, requestId, 'Order created', caller.userId)
  const productId = await createProduct(tx, requestId, mark.userId)
  await tx.update(registrationRequest).set({ productId }).where(eq(registrationRequest.id, requestId))
  return { requestId, productId }
}

export const extendCountry = handle(
  trademarkExtendCountry,
  async ({ params, body }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const mark = await markFor(tx, params.id, caller)
      const taken = new Set((await sameMarks(tx, mark)).filter(isAlive).map(({ jurisdiction }) => jurisdiction))
      const wanted = [...new Set(body.jurisdictions)]
      if (wanted.some((code) => taken.has(code) || code === 'WIPO')) refuseField('jurisdictions', 'not-a-choice')
      const classes = classesOf(mark)
      // A mark that was added by hand may have no list: then nobody knows what would be filed.
      if (classes.length === 0) throw new AppError('rules-unmet', { facts: { missing: 'classes' } })
      return await orderFrom(tx, facilities, { mark, wanted: { jurisdictions: wanted, classes }, caller })
    }),
)

export const extendClass = handle(
  trademarkExtendClass,
  async ({ params, body }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const mark = await markFor(tx, params.id, caller)
      const there = classesOf(mark)
      const classes = [...new Set(body.classes)].toSorted((a, b) => a - b)
      if (classes.some((number) => there.includes(number))) refuseField('classes', 'not-a-choice')
      return await orderFrom(tx, facilities, { mark, wanted: { jurisdictions: [placeOf(mark)], classes }, caller })
    }),
)

export const applyAgain = handle(
  trademarkApplicationDraft,
  async ({ params }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const mark = await markFor(tx, params.id, caller)
      const classes = classesOf(mark)
      if (classes.length === 0) throw new AppError('rules-unmet', { facts: { missing: 'classes' } })
      return await orderFrom(tx, facilities, { mark, wanted: { jurisdictions: [placeOf(mark)], classes }, caller })
    }),
)
