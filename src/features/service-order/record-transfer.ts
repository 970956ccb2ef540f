import { eq } from 'drizzle-orm'
import { classesAt, partedGoods } from '#domain/service-order/transfer.ts'
import { workItem } from '#domain/service-order/work-item.ts'
import type { Tx } from '#platform/db/database.ts'
import { serviceRequest, type service } from '#schema/service-order.ts'
import { trademark } from '#schema/trademark.ts'
import { saveParty } from '#features/account/index.ts'
import { recordNewOwner } from '#features/trademark/index.ts'
import { itemsOf } from './items.ts'

interface Work {
  piece: typeof service.$inferSelect
  order: typeof serviceRequest.$inferSelect
}

/**
 * An office recorded a transfer: the mark has its new owner, or the classes that went leave its list. One party is written for
 * all marks of an order. Nothing where the receiver was never said, or the mark is none of our records.
 */
export async function recordTransfer(tx: Tx, { piece, order }: Work, userId: string | null): Promise<void> {
  const item = workItem(piece.parameters)
  const [fresh] = await tx.select().from(serviceRequest).where(eq(serviceRequest.id, order.id))
  const details = fresh?.parameters.transfer
  if (piece.type !== 'TrademarkOwnershipTransfer' || !item?.trademarkId || !fresh || !details) return
  const [mark] = await tx.select().from(trademark).where(eq(trademark.id, item.trademarkId)).for('update')
  if (!mark) return
  const at = itemsOf(fresh).findIndex((one) => one.trademarkId === mark.id)
  const classes = classesAt(details, at)
  if (classes !== null) {
    const parted = partedGoods(mark.goodsAndServices, classes)
    if (parted) await recordNewOwner(tx, mark.id, { goodsAndServices: parted.stays }, userId)
    return
  }
  const { address, ...who } = details.receiver
  const recordedAs = details.recordedAs ?? (await saveParty(tx, null, { who, at: address, userId: mark.userId }))
  if (details.recordedAs === undefined)
    await tx
      .update(serviceRequest)
      .set({ parameters: { ...fresh.parameters, transfer: { ...details, recordedAs } } })
      .where(eq(serviceRequest.id, order.id))
  await recordNewOwner(tx, mark.id, { ownerEntityId: recordedAs }, userId)
}
