import { eq } from 'drizzle-orm'
import { classesAt, partedGoods, type TransferDetails } from '#domain/service-order/transfer.ts'
import { workItem } from '#domain/service-order/work-item.ts'
import type { Tx } from '#platform/db/database.ts'
import { serviceRequest, type service } from '#schema/service-order.ts'
import { trademark } from '#schema/trademark.ts'
import { saveParty } from '#features/account/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { recordNewParty, recordPartOwner } from '#features/trademark/index.ts'
import { itemsOf } from './items.ts'

interface Work {
  piece: typeof service.$inferSelect
  order: typeof serviceRequest.$inferSelect
}

/** Whose party the receiver is written down as: of the account that the mark is kept in. One party for all marks of an order. */
async function partyOf(tx: Tx, details: TransferDetails, userId: string): Promise<string> {
  const { address, ...who } = details.receiver
  return details.recordedAs ?? (await saveParty(tx, null, { who, at: address, userId }))
}

/**
 * An office recorded a transfer: the mark has its new owner or representative, or the classes that went are a mark of their own.
 * Nothing where the receiver was never said, or the mark is none of our records.
 */
export async function recordTransfer(
  tx: Tx,
  facilities: Facilities,
  { piece, order }: Work,
  userId: string | null,
): Promise<void> {
  const item = workItem(piece.parameters)
  const [fresh] = await tx.select().from(serviceRequest).where(eq(serviceRequest.id, order.id))
  const details = fresh?.parameters.transfer
  if (piece.type !== 'TrademarkOwnershipTransfer' || !item?.trademarkId || !fresh || !details) return
  const [mark] = await tx.select().from(trademark).where(eq(trademark.id, item.trademarkId)).for('update')
  // A mark that is kept in another account by now is not the order's to change.
  if (mark?.userId !== order.userId) return
  const at = itemsOf(fresh).findIndex((one) => one.trademarkId === mark.id)
  const classes = classesAt(details, at)
  const parted = classes === null ? null : partedGoods(mark.goodsAndServices, classes)
  // What was to go alone is no part of the list any more: nothing of it can be recorded.
  if (classes !== null && parted === null) return
  const recordedAs = await partyOf(tx, details, mark.userId)
  let { parts } = details
  if (parted) {
    const becameId = await recordPartOwner(tx, facilities, mark.id, {
      ...parted,
      ownerEntityId: recordedAs,
      by: userId,
    })
    parts = parts.map((part) => (part.item === at ? { ...part, becameId } : part))
  } else {
    const set =
      details.kind === 'representative' ? { representativeEntityId: recordedAs } : { ownerEntityId: recordedAs }
    await recordNewParty(tx, facilities, { trademarkId: mark.id, set, userId })
  }
  await tx
    .update(serviceRequest)
    .set({ parameters: { ...fresh.parameters, transfer: { ...details, parts, recordedAs } } })
    .where(eq(serviceRequest.id, order.id))
}
