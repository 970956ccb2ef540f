import type { TrademarkStatus } from '#domain/trademark/status.ts'
import type { trademark } from '#schema/trademark.ts'
import type { Facilities } from '#features/facilities.ts'
import type { Tx } from '#platform/db/database.ts'
import { followed } from './follow-international.ts'
import { trademarkMoved } from './events.ts'
import { tellOwner } from './letters.ts'
import { moveTrademark } from './transition.ts'

type Row = typeof trademark.$inferSelect

/** What follows every step of a trademark: its docket, the news of it, and the letter to its owner. */
export async function moved(tx: Tx, facilities: Facilities, row: Row, to: string): Promise<void> {
  await publishMove(tx, facilities, row, to)
  await tellOwner(tx, facilities, row, to)
}

/**
 * Takes a trademark to the status that another matter's step gives it. Its owner is not written to: who takes the step tells
 * them what it means.
 */
export async function moveMark(
  tx: Tx,
  facilities: Facilities,
  { mark, to, userId }: { mark: Row; to: TrademarkStatus; userId: string | null },
): Promise<void> {
  await moveTrademark(tx, { id: mark.id, from: mark.status, to, actor: 'staff', userId })
  await publishMove(tx, facilities, mark, to)
}

/** What follows a step that no letter tells of: the docket, what is carried over to designations, and the news. */
export async function publishMove(tx: Tx, facilities: Facilities, row: Row, to: string): Promise<void> {
  await followed(tx, facilities, row.id)
  await facilities.events.publish(tx, trademarkMoved, {
    trademarkId: row.id,
    registrationRequestId: row.registrationRequestId,
    to,
  })
}
