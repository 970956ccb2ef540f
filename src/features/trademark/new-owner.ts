import { eq } from 'drizzle-orm'
import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import type { Tx } from '#platform/db/database.ts'
import { trademark } from '#schema/trademark.ts'

/** What an office recorded of a mark: another owner of all of it, or what is left of its list. */
export type NewOwner = { ownerEntityId: string } | { goodsAndServices: GoodsAndServices }

/** Writes it to the record of a mark; what it was before stands in its changes, under who wrote it. */
export async function recordNewOwner(tx: Tx, trademarkId: string, set: NewOwner, userId: string | null): Promise<void> {
  await tx.$client.query(`select set_config('app.actor', $1, true)`, [userId ?? ''])
  await tx.update(trademark).set(set).where(eq(trademark.id, trademarkId))
}
