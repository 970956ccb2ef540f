import { and, eq } from 'drizzle-orm'
import { commerceUseMachine } from '#domain/use-in-commerce/status.ts'
import { AppError } from '#kernel/errors.ts'
import { decide } from '#kernel/state-machine.ts'
import { product } from '#schema/billing.ts'
import { serviceRequest } from '#schema/service-order.ts'
import { trademark } from '#schema/trademark.ts'
import { useInCommerceRequest } from '#schema/use-in-commerce.ts'
import { checkoutCompleted, invoicePaid } from '#features/billing/index.ts'
import { on, type Follower } from '#features/feature.ts'
import { trademarkMoved } from '#features/trademark/index.ts'
import { prepare } from './prepare.ts'
import { isOutdated } from './price.ts'
import { moveUse } from './transition.ts'

/** What the news of others mean for statements and declarations of use, in their own transaction. */
export const followers: Follower[] = [
  on(
    trademarkMoved,
    'a request to state use has the classes of its mark and the last day of its notice of allowance',
    async (tx, { trademarkId, to }) => {
      if (to !== 'Statement of use requested') return
      const rows = await tx
        .select()
        .from(useInCommerceRequest)
        .innerJoin(trademark, eq(trademark.id, useInCommerceRequest.trademarkId))
        .where(and(eq(trademark.id, trademarkId), eq(useInCommerceRequest.status, 'Created')))
      for (const { use_in_commerce_request: row, trademark: mark } of rows) await prepare(tx, { row, mark })
    },
  ),
  on(
    checkoutCompleted,
    'a filing about use is ordered at the price of its day',
    async (tx, { order, productId }, facilities) => {
      if (order.by !== 'service_request_id') return
      const [hit] = await tx
        .select({ row: useInCommerceRequest, mark: trademark, content: serviceRequest.invoiceContent })
        .from(useInCommerceRequest)
        .innerJoin(trademark, eq(trademark.id, useInCommerceRequest.trademarkId))
        .innerJoin(serviceRequest, eq(serviceRequest.id, useInCommerceRequest.orderId))
        .where(eq(serviceRequest.productId, productId))
      if (hit && isOutdated(hit, hit.content, facilities.today()))
        throw new AppError('rules-unmet', { facts: { missing: 'time' } })
    },
  ),
  on(invoicePaid, 'the filing about use that was ordered is prepared', async (tx, { productId }) => {
    const [row] = await tx
      .select({ id: useInCommerceRequest.id, status: useInCommerceRequest.status })
      .from(useInCommerceRequest)
      .innerJoin(product, eq(product.serviceRequestId, useInCommerceRequest.orderId))
      .where(eq(product.id, productId))
      .for('update', { of: useInCommerceRequest })
    // Money that comes for what was let go meanwhile is money all the same: staff see the paid order and give it back.
    if (!row || !decide(commerceUseMachine, row.status, 'Invoice paid', 'system').ok) return
    const step = { id: row.id, actor: 'system', userId: null } as const
    await moveUse(tx, { ...step, from: row.status, to: 'Invoice paid' })
    await moveUse(tx, { ...step, from: 'Invoice paid', to: 'In preparation' })
  }),
]
