import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Offer } from '#domain/enforcement/right.ts'
import type { LetterGround, LetterMark } from '#domain/service-letter/draft.ts'
import type { Database } from '#platform/db/database.ts'
import { entity } from '#schema/account.ts'
import {
  caseCounterparty,
  caseInfringement,
  caseInfringementEvidence,
  caseSolution,
  infringementCase,
} from '#schema/enforcement.ts'
import { opposition } from '#schema/opposition.ts'
import type { serviceRequest } from '#schema/service-order.ts'
import { trademark } from '#schema/trademark.ts'
import { trademarkMonitoringResult } from '#schema/watch.ts'

type Order = typeof serviceRequest.$inferSelect
type Mark = typeof trademark.$inferSelect

/** What is recorded of the matter of an order. */
export interface OrderGround extends Pick<LetterGround, 'owner' | 'rights' | 'theirs' | 'seen'> {
  /** The marks of the order that are rows of its client. */
  marks: Mark[]
  /** What the other side offers or has filed: to whom, and for which classes. */
  offers: Offer[]
  /** Who the other side is on our record, with the addresses that they use; null where nobody is recorded. */
  counterparty: { name: string; aliases: string[]; websites: string[] } | null
}

const classesOf = (goods: Mark['goodsAndServices']): number[] =>
  [...new Set(goods.map((one) => one.class))].toSorted((a, b) => a - b)

const ownMark = (mark: Mark): LetterMark => ({
  name: mark.name,
  jurisdiction: mark.jurisdiction,
  number: mark.number,
  filed: mark.filingDate,
  registered: mark.registrationDate,
  classes: classesOf(mark.goodsAndServices),
  goods: mark.goodsAndServices,
})

/** The marks that were ordered for, as our records or else the order itself have them. */
async function rightsOf(db: Database, { userId, parameters }: Order) {
  const items = parameters.items ?? []
  const ids = items.flatMap(({ trademarkId }) => trademarkId ?? [])
  const marks =
    ids.length === 0 || userId === null
      ? []
      : await db
          .select()
          .from(trademark)
          .where(and(inArray(trademark.id, ids), eq(trademark.userId, userId)))
  const rights = items.map((item): LetterMark => {
    const mark = marks.find(({ id }) => id === item.trademarkId)
    if (mark) return ownMark(mark)
    const { mark: name, jurisdiction, number } = item
    return { name, jurisdiction, number, filed: null, registered: null, classes: [], goods: [] }
  })
  return { marks, rights }
}

/** The owner by the marks that they all stand on; null when these have none, or several. */
async function ownerOf(db: Database, marks: readonly Mark[]): Promise<string | null> {
  const ids = [...new Set(marks.map(({ ownerEntityId }) => ownerEntityId))]
  const [id] = ids
  if (ids.length !== 1 || !id) return null
  const [who] = await db.select().from(entity).where(eq(entity.id, id))
  return who ? who.businessName || [who.firstName, who.lastName].filter(Boolean).join(' ') || null : null
}

/** The mark that a watch found and that the order is about; null where none was. */
async function foundMark(db: Database, { orderHubId }: Order): Promise<LetterMark | null> {
  const [hit] = await db
    .select()
    .from(trademarkMonitoringResult)
    .where(eq(trademarkMonitoringResult.orderHubId, orderHubId))
  return hit
    ? {
        name: hit.markName,
        jurisdiction: hit.jurisdiction,
        number: hit.trademarkNumber ?? hit.applicationNumber,
        filed: hit.filingDate,
        registered: hit.registrationDate,
        classes: hit.classes,
        goods: [],
      }
    : await opposing(db, orderHubId)
}

/** The first mark that the opposition of which it is ordered relies on; null where none is, or none was written down. */
async function opposing(db: Database, orderHubId: string): Promise<LetterMark | null> {
  const [row] = await db.select().from(opposition).where(eq(opposition.orderHubId, orderHubId))
  const right = row?.earlierRights.find(({ kind }) => kind === 'mark' || kind === 'application')
  if (!right) return null
  const { name, jurisdiction, number, classes } = right
  return jurisdiction && { name, jurisdiction, number, filed: null, registered: null, classes, goods: [] }
}

/** Who opposes, where it is ordered in an opposition. */
async function opponentOf(db: Database, { orderHubId }: Order): Promise<OrderGround['counterparty']> {
  const [row] = await db.select().from(opposition).where(eq(opposition.orderHubId, orderHubId))
  return row ? { name: row.opponent, aliases: [], websites: [] } : null
}

/** What was seen of the other side in the case whose solution was ordered. */
async function seenInCase(db: Database, orderId: string) {
  const [matter] = await db
    .select({ caseId: infringementCase.id, counterparty: caseCounterparty })
    .from(caseSolution)
    .innerJoin(infringementCase, eq(infringementCase.id, caseSolution.caseId))
    .leftJoin(caseCounterparty, eq(caseCounterparty.id, infringementCase.caseCounterpartyId))
    .where(eq(caseSolution.serviceRequestId, orderId))
  if (!matter) return { seen: [], offers: [], counterparty: null }
  const places = await db.select().from(caseInfringement).where(eq(caseInfringement.caseId, matter.caseId))
  const seen = await db
    .select({
      website: caseInfringementEvidence.website,
      on: caseInfringementEvidence.evidenceDate,
      text: caseInfringementEvidence.description,
    })
    .from(caseInfringementEvidence)
    .innerJoin(caseInfringement, eq(caseInfringement.id, caseInfringementEvidence.caseInfringementId))
    .where(eq(caseInfringement.caseId, matter.caseId))
    .orderBy(asc(caseInfringementEvidence.id))
  const who = matter.counterparty
  return {
    seen,
    offers: places.map(({ jurisdiction, classes }): Offer => ({ jurisdiction, classes })),
    counterparty: who && { name: who.primaryName, aliases: who.aliases, websites: who.websites },
  }
}

/** Everything that is recorded here of the matter of an order, and that a letter of it may say. */
export async function groundOf(db: Database, order: Order): Promise<OrderGround> {
  const { marks, rights } = await rightsOf(db, order)
  const theirs = await foundMark(db, order)
  const { seen, offers, counterparty } = await seenInCase(db, order.id)
  return {
    marks,
    rights,
    theirs,
    seen,
    owner: await ownerOf(db, marks),
    counterparty: counterparty ?? (await opponentOf(db, order)),
    offers: [...offers, ...(theirs ? [{ jurisdiction: theirs.jurisdiction, classes: theirs.classes }] : [])],
  }
}
