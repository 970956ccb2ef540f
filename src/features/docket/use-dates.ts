import { and, asc, eq, inArray } from 'drizzle-orm'
import type { UseDate, UseDateKind } from '#domain/use-in-commerce/filing.ts'
import type { PlainDate } from '#kernel/dates.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { deadline } from '#schema/docket.ts'
import { markDone, setLastDay, type By } from './last-day.ts'

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
  day: { due: PlainDate; reason: string | null } & By,
): Promise<void> {
  await setLastDay(tx, ofDate(date), day)
}

/** Use was stated or declared: the date is done, and with `renewalOn` the renewal of the same last day. */
export async function finishUseDate(
  tx: Tx,
  date: DateOfUse,
  { renewalOn, ...by }: { renewalOn: PlainDate | null } & By,
): Promise<void> {
  await markDone(tx, ofDate(date), by)
  if (renewalOn === null) return
  const renewal = [
    eq(deadline.trademarkId, date.trademarkId),
    eq(deadline.kind, 'renewal'),
    eq(deadline.due, renewalOn),
  ]
  await markDone(tx, and(...renewal), by)
}
