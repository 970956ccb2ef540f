import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { UseDate, UseDateKind } from '#domain/use-in-commerce/filing.ts'
import type { PlainDate } from '#kernel/dates.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { deadline } from '#schema/docket.ts'
import type { By } from './reply.ts'

/** One date of a mark's docket to state or declare use by. */
export interface DateOfUse {
  trademarkId: string
  kind: UseDateKind
  number: number
}

const useKinds: readonly UseDateKind[] = ['statement_of_use', 'use_declaration']

/** The rows of a mark's docket that tell until when use is stated or declared, the earliest first. */
export async function datesOfUse(db: Database, trademarkId: string) {
  return await db
    .select()
    .from(deadline)
    .where(and(eq(deadline.trademarkId, trademarkId), inArray(deadline.kind, [...useKinds])))
    .orderBy(asc(deadline.due), asc(deadline.number))
}
export type UseDateRow = Awaited<ReturnType<typeof datesOfUse>>[number]

/** A row of the docket as the rules of use read it. */
export const asUseDate = (row: UseDateRow): UseDate => ({
  kind: row.kind,
  number: row.number,
  opens: row.opens,
  due: row.due,
  graceUntil: row.graceUntil,
  fromEvent: row.fromEvent,
  fromDate: row.fromDate,
  amount: row.amount,
  isDone: row.doneAt !== null,
  isUnsure: row.confidence === 'low' && row.overrideAt === null,
})

const ofDate = ({ trademarkId, kind, number }: DateOfUse) =>
  and(eq(deadline.trademarkId, trademarkId), eq(deadline.kind, kind), eq(deadline.number, number))

/** Sets a last day under a person's name; without a reason the day of the law holds again. Nothing where there is no such date. */
export async function confirmUseDate(
  tx: Tx,
  date: DateOfUse,
  { due, reason, userId, at }: { due: PlainDate; reason: string | null } & By,
): Promise<void> {
  const now = at.toISOString()
  const set =
    reason === null
      ? { overrideAt: null, overrideReason: null, overrideByUserId: null }
      : { overrideAt: now, overrideReason: reason, overrideByUserId: userId }
  await tx
    .update(deadline)
    .set({ due, ...set, updatedAt: now })
    .where(ofDate(date))
}

/** Use was stated or declared: the date is done, and with `renewalOn` the renewal of the same last day. */
export async function finishUseDate(
  tx: Tx,
  date: DateOfUse,
  { renewalOn, userId, at }: { renewalOn: PlainDate | null } & By,
): Promise<void> {
  const now = at.toISOString()
  const done = { doneAt: now, doneByUserId: userId, updatedAt: now }
  await tx
    .update(deadline)
    .set(done)
    .where(and(ofDate(date), isNull(deadline.doneAt)))
  if (renewalOn === null) return
  const { trademarkId } = date
  await tx
    .update(deadline)
    .set(done)
    .where(
      and(
        eq(deadline.trademarkId, trademarkId),
        eq(deadline.kind, 'renewal'),
        eq(deadline.due, renewalOn),
        isNull(deadline.doneAt),
      ),
    )
}
