import { and, asc, inArray, isNull } from 'drizzle-orm'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { mattersOfUse, standingOfUse, type UseStanding } from '#domain/use-proof/standing.ts'
import { marketsOf } from '#domain/use-proof/vocabulary.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { found } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { deadline } from '#schema/docket.ts'
import { useProof } from '#schema/use-proof.ts'
import type { MarkRow } from './policy.ts'

export type MarkOfUse = Pick<MarkRow, 'id' | 'jurisdiction' | 'goodsAndServices'>

/** Where each of many marks stands with what was collected of its use, on a day; by the mark's id. */
export async function standingsOf(
  db: Database,
  marks: readonly MarkOfUse[],
  on: PlainDate,
): Promise<Map<string, UseStanding>> {
  const ids = marks.map(({ id }) => id)
  const [proofs, dates] = await Promise.all([
    db
      .select()
      .from(useProof)
      .where(and(inArray(useProof.trademarkId, ids), isNull(useProof.leftOutAt))),
    db
      .select()
      .from(deadline)
      .where(and(inArray(deadline.trademarkId, ids), inArray(deadline.kind, ['nonuse', 'use_declaration'])))
      .orderBy(asc(deadline.due)),
  ])
  const proofsOf = Map.groupBy(proofs, ({ trademarkId }) => trademarkId)
  const datesOf = Map.groupBy(dates, ({ trademarkId }) => trademarkId)
  return new Map(
    marks.map(({ id, jurisdiction, goodsAndServices }) => {
      const place = jurisdictionFrom(jurisdiction)
      const own = (datesOf.get(id) ?? []).map((row) => ({
        ...row,
        isDone: row.doneAt !== null,
        isUnsure: row.confidence === 'low' && row.overrideAt === null,
      }))
      const about = {
        classes: goodsAndServices,
        markets: place === null ? [] : marketsOf(place),
        proofs: proofsOf.get(id) ?? [],
        ...mattersOfUse(jurisdiction, own, on),
      }
      return [id, standingOfUse(about, on)]
    }),
  )
}

/** Where a mark stands with what was collected of its use, on a day. */
export const standingOf = async (db: Database, mark: MarkOfUse, on: PlainDate): Promise<UseStanding> =>
  found((await standingsOf(db, [mark], on)).get(mark.id))
