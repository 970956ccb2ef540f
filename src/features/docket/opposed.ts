import { and, eq, inArray } from 'drizzle-orm'
import { opposedKinds, type OpposedKind } from '#domain/docket/opposed.ts'
import type { PlainDate } from '#kernel/dates.ts'
import type { Tx } from '#platform/db/database.ts'
import { deadline } from '#schema/docket.ts'
import { markDone, setLastDay, type By } from './last-day.ts'

/** The dates of one opposition against a mark, by its number there. */
export interface OpposedMark {
  trademarkId: string
  number: number
}

const ofOpposition = ({ trademarkId, number }: OpposedMark, kinds: readonly OpposedKind[]) =>
  and(eq(deadline.trademarkId, trademarkId), eq(deadline.number, number), inArray(deadline.kind, [...kinds]))

/** Writes a last day of an opposition as a person confirmed it. */
export async function confirmOpposed(
  tx: Tx,
  opposed: OpposedMark,
  kind: OpposedKind,
  day: { due: PlainDate; reason: string | null } & By,
): Promise<void> {
  await setLastDay(tx, ofOpposition(opposed, [kind]), day)
}

/** What some dates of an opposition were for was done; all of them when it has ended. */
export async function finishOpposed(
  tx: Tx,
  opposed: OpposedMark,
  by: By,
  kinds: readonly OpposedKind[] = opposedKinds,
): Promise<void> {
  await markDone(tx, ofOpposition(opposed, kinds), by)
}
