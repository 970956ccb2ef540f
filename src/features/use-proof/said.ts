import { and, eq, inArray } from 'drizzle-orm'
import { mostYears, marketsOf } from '#domain/use-proof/vocabulary.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { addYears, type PlainDate } from '#kernel/dates.ts'
import { refuseField } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { trademark } from '#schema/trademark.ts'
import type { MarkRow } from './policy.ts'

/** What is said of a file about one mark. */
export interface Shown {
  classes: readonly number[]
  items: readonly string[]
  market: string
}

/** The days that a file speaks of: the one that was named, or from one to another. Throws beside their fields. */
export function periodOf(
  { usedFrom, usedUntil }: { usedFrom: PlainDate; usedUntil: PlainDate | null },
  on: PlainDate,
): { usedFrom: PlainDate; usedUntil: PlainDate } {
  const until = usedUntil ?? usedFrom
  if (usedFrom > on) refuseField('usedFrom', 'date-in-future')
  if (until > on) refuseField('usedUntil', 'date-in-future')
  if (until < usedFrom) refuseField('usedUntil', 'date-too-early')
  if (until > addYears(usedFrom, mostYears)) refuseField('usedUntil', 'too-much')
  return { usedFrom, usedUntil: until }
}

/** Holds what is said to the mark: its own classes and goods, and a country in which its use counts. Throws beside the field. */
export function mustBeOf(mark: Pick<MarkRow, 'goodsAndServices' | 'jurisdiction'>, said: Shown): void {
  const own = mark.goodsAndServices.filter(({ class: number }) => said.classes.includes(number))
  if (own.length < new Set(said.classes).size) refuseField('classes', 'not-a-choice')
  const terms = new Set(own.flatMap((list) => list.terms))
  if (said.items.some((item) => !terms.has(item))) refuseField('items', 'not-a-choice')
  const place = jurisdictionFrom(mark.jurisdiction)
  if (place === null || !marketsOf(place).includes(said.market)) refuseField('market', 'not-a-choice')
}

/** The part of what is said that is true of another mark, or null when nothing of it is. */
function partFor(mark: Pick<MarkRow, 'goodsAndServices' | 'jurisdiction'>, said: Shown): Shown | null {
  const place = jurisdictionFrom(mark.jurisdiction)
  if (place === null || !marketsOf(place).includes(said.market)) return null
  const own = mark.goodsAndServices.filter(({ class: number }) => said.classes.includes(number))
  const terms = new Set(own.flatMap((list) => list.terms))
  if (own.length === 0) return null
  return {
    ...said,
    classes: own.map(({ class: number }) => number),
    items: said.items.filter((item) => terms.has(item)),
  }
}

/** For which marks a file is kept, and what it shows of each: the one that it was handed in for, and the owner's others that were named. */
export async function marksShown(
  db: Database,
  mark: MarkRow,
  said: Shown & { trademarkIds: readonly string[] },
): Promise<{ mark: MarkRow; said: Shown }[]> {
  const others = [...new Set(said.trademarkIds)].filter((id) => id !== mark.id)
  const rows =
    others.length === 0
      ? []
      : await db
          .select()
          .from(trademark)
          .where(and(inArray(trademark.id, others), eq(trademark.userId, mark.userId)))
  if (rows.length < others.length) refuseField('trademarkIds', 'not-a-choice')
  mustBeOf(mark, said)
  const also = rows.map((row) => ({ mark: row, said: partFor(row, said) }))
  return [
    { mark, said },
    ...also.map((one) => ({ mark: one.mark, said: one.said ?? refuseField('trademarkIds', 'not-a-choice') })),
  ]
}
