import { and, eq, isNull } from 'drizzle-orm'
import { lawOf } from '#domain/docket/law/index.ts'
import { nextTerm } from '#domain/docket/terms.ts'
import { officeZone, today, type PlainDate } from '#kernel/dates.ts'
import type { Tx } from '#platform/db/database.ts'
import { deadline } from '#schema/docket.ts'
import { trademark } from '#schema/trademark.ts'
import { markDone, type By } from './last-day.ts'
import { refreshDocket } from './refresh.ts'
import { markDates } from './rows.ts'

/**
 * A mark was renewed: its term goes on to the end that the law gives, and its docket with it. Where that end is not known, or a
 * declaration of use of the term that ended is still to be made, the renewal is done and the end stays for a person to enter.
 * Nothing where the record knows another end than the one that was renewed: somebody entered it already. Gives the new end.
 */
export async function markRenewed(
  tx: Tx,
  trademarkId: string,
  { ended, ...by }: { ended: PlainDate | null } & By,
): Promise<PlainDate | null> {
  const [mark] = await markDates(tx, [trademarkId])
  const law = mark && !mark.isClosed ? lawOf(mark.jurisdiction, mark.isMadrid) : null
  // Where no end is on record, the renewal that stands open is the one that was made, also where it is told of after its last day.
  const expires = mark?.expires ?? (await openRenewal(tx, trademarkId))
  const term = mark && law ? nextTerm(law, { ...mark, expires }, today(officeZone, by.at)) : null
  if (!term || (ended !== null && ended !== term.ends)) return null
  const renewal = and(
    eq(deadline.trademarkId, trademarkId),
    eq(deadline.kind, 'renewal'),
    eq(deadline.number, term.number),
  )
  const declarations = await tx
    .select({ doneAt: deadline.doneAt })
    .from(deadline)
    .where(
      and(
        eq(deadline.trademarkId, trademarkId),
        eq(deadline.kind, 'use_declaration'),
        eq(deadline.calendarDue, term.ends),
      ),
    )
  if (term.renewedUntil === null || declarations.some(({ doneAt }) => doneAt === null)) {
    await markDone(tx, renewal, by)
    return null
  }
  await tx.update(trademark).set({ expirationDate: term.renewedUntil }).where(eq(trademark.id, trademarkId))
  await refreshDocket(tx, [trademarkId], by.at)
  return term.renewedUntil
}

/** The end of the term whose renewal is the first that is not done; null where the docket has none. */
async function openRenewal(tx: Tx, trademarkId: string): Promise<PlainDate | null> {
  const [row] = await tx
    .select({ end: deadline.calendarDue })
    .from(deadline)
    .where(and(eq(deadline.trademarkId, trademarkId), eq(deadline.kind, 'renewal'), isNull(deadline.doneAt)))
    .orderBy(deadline.due)
    .limit(1)
  return row?.end ?? null
}
