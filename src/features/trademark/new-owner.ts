import { eq } from 'drizzle-orm'
import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import type { TrademarkStatus } from '#domain/trademark/status.ts'
import { found } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'
import { trademark } from '#schema/trademark.ts'
import type { Facilities } from '#features/facilities.ts'
import { locked } from './filing.ts'
import { followInternational } from './follow-international.ts'
import { partOff } from './part.ts'

/** What an office recorded of a mark: another owner of all of it, or another representative. */
export type NewParty = { ownerEntityId: string } | { representativeEntityId: string }

/** Writes it to the record of a mark; what it was before stands in its changes, under who wrote it. */
export async function recordNewParty(
  tx: Tx,
  { clock }: Pick<Facilities, 'clock'>,
  { trademarkId, set, userId }: { trademarkId: string; set: NewParty; userId: string | null },
): Promise<void> {
  await tx.$client.query(`select set_config('app.actor', $1, true)`, [userId ?? ''])
  await tx.update(trademark).set(set).where(eq(trademark.id, trademarkId))
  await followInternational(tx, [trademarkId], clock())
}

/** The status that the part of a mark of this one begins with: its own, where a mark may begin with it. */
const statusOfPart = (status: string): TrademarkStatus =>
  status === 'Trademark registered' || status === 'Application filed' || status === 'Ready for filing'
    ? status
    : 'Created from a divide'

/**
 * An office recorded that some classes of a mark have another owner: they are a mark of their own from now on, with the days of
 * the one that they come from, and the number that the office will give it. Gives its id.
 */
export async function recordPartOwner(
  tx: Tx,
  facilities: Facilities,
  trademarkId: string,
  part: { stays: GoodsAndServices; goes: GoodsAndServices; ownerEntityId: string; by: string | null },
): Promise<string> {
  const mark = await locked(tx, trademarkId)
  const { status, registrationDate, douDeadlineDate } = mark.row
  const [id] = await partOff(tx, facilities, mark, {
    goods: { rest: part.stays, parts: [part.goes] },
    to: statusOfPart(status),
    by: part.by,
    set: { ownerEntityId: part.ownerEntityId, registrationDate, douDeadlineDate },
  })
  return found(id)
}
