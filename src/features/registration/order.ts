import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { requestOrder } from '#contract/registration.ts'
import { requestCan } from '#domain/registration/can.ts'
import { priceOrder } from '#domain/registration/price.ts'
import { AppError, refuseField } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'
import { later } from '#platform/db/transaction.ts'
import { product } from '#schema/billing.ts'
import { registrationRequest } from '#schema/registration.ts'
import { priceSnapshot } from '#features/billing/index.ts'
import { isDeclined } from '#features/conflict-check/index.ts'
import { handle } from '#features/facilities.ts'
import { lockedRequest } from './policy.ts'
import { actorOf, moveRequest, track } from './transition.ts'

/** Makes the order of what was chosen: priced again today, one product. Ordering again updates the same product's order. */
export const order = handle(
  requestOrder,
  async ({ params }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const row = await lockedRequest(tx, params.id, caller)
      const classes = row.orderedItems?.classes ?? []
      if (await isDeclined(tx, 'request', row.id))
        throw new AppError('transition-refused', { facts: { from: row.status, to: 'Order created' } })
      if (row.jurisdictions.length === 0) refuseField('jurisdictions', 'choose-at-least-one')
      if (classes.length === 0) refuseField('classes', 'choose-at-least-one')
      const snapshot = await priceSnapshot(tx, facilities.today(), { jurisdictions: row.jurisdictions })
      const wanted = { jurisdictions: row.jurisdictions, classes, currency: row.currency }
      const orderedItems = priceOrder(wanted, snapshot, row.orderedItems?.coupon ?? null)
      if (orderedItems.toQuote.length > 0)
        throw new AppError('rules-unmet', { facts: { quote: orderedItems.toQuote.join(', ') } })
      // One that was begun has no order yet.
      const again = row.productId !== null && requestCan.checkout(row)
      const productId = row.productId ?? (await createProduct(tx, row.id, row.userId))
      const set = { orderedItems, productId, filingClassesCount: classes.length }
      if (again) {
        await later(tx, tx.update(registrationRequest).set(set).where(eq(registrationRequest.id, row.id)))
        await track(tx, row.id, 'Order updated', caller.userId)
        return { productId }
      }
      const by = { actor: actorOf(caller), userId: caller.userId }
      await moveRequest(tx, { id: row.id, from: row.status, to: 'Order created', ...by, set })
      return { productId }
    }),
)

/** The product under which an order is paid. */
export async function createProduct(tx: Tx, registrationRequestId: string, userId: string | null): Promise<string> {
  const id = randomUUID()
  await later(tx, tx.insert(product).values({ id, registrationRequestId, userId }))
  return id
}
