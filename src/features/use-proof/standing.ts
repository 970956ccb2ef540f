import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { mattersOfUse, standingOfUse, type UseStanding } from '#domain/use-proof/standing.ts'
import { marketsOf } from '#domain/use-proof/vocabulary.ts'
import type { PlainDate } from '#kernel/dates.ts'
import type { Database } from '#platform/db/database.ts'
import { deadline } from '#schema/docket.ts'
import { useProof } from '#schema/use-proof.ts'
import type { MarkRow } from './policy.ts'

/** Where a mark stands with what was collected of its use, on a day. */
export async function standingOf(
  db: Database,
  mark: Pick<MarkRow, 'id' | 'jurisdiction' | 'goodsAndServices'>,
  on: PlainDate,
): Promise<UseStanding> {
  const [proofs, dates] = await Promise.all([
    db
      .select()
      .from(useProof)
      .where(and(eq(useProof.trademarkId, mark.id), isNull(useProof.leftOutAt))),
    db
      .select()
      .from(deadline)
      .where(and(eq(deadline.trademarkId, mark.id), inArray(deadline.kind, ['nonuse', 'use_declaration'])))
      .orderBy(asc(deadline.due)),
  ])
  const place = jurisdictionFrom(mark.jurisdiction)
  return standingOfUse(
    {
      classes: mark.goodsAndServices,
      markets: place === null ? [] : marketsOf(place),
      proofs,
      ...mattersOfUse(
        mark.jurisdiction,
        dates.map((row) => ({
          ...row,
          isDone: row.doneAt !== null,
          isUnsure: row.confidence === 'low' && row.overrideAt === null,
        })),
        on,
      ),
    },
    on,
  )
}
