import { invoicePaid } from '#features/billing/index.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { TestApp } from './app.ts'

/** Says, as billing does, that an order of a service is paid. */
export async function payService({ context }: TestApp, productId: string): Promise<void> {
  await context.pool.query(
    `update service_request set status = 'Checkout completed' where product_id = $1 and status = 'Created'`,
    [productId],
  )
  await inTransaction(context.pool, async (tx) => {
    await context.facilities.events.publish(tx, invoicePaid, { productId, invoiceId: uuidv7() })
  })
}
