import type { Queue } from '#platform/queue/queue.ts'
import type { Facilities, Handled } from '#features/facilities.ts'
import { download, storeInvoiceDocument } from './download.ts'
import { finishOrderWith } from './finish-order.ts'
import { closeOrderOf } from './close-order.ts'
import { closeOrder, jobs, reconcilePayments, refundPayment, renderInvoice, settlePayment } from './jobs.ts'
import { markPaidWith } from './mark-paid.ts'
import type { Orders, PayableSource } from './payable.ts'
import { paymentStatusWith, startWith } from './payment-status.ts'
import { processPaymentWith } from './process-payment.ts'
import { reconcileAttempts } from './reconcile.ts'
import { refundAttempt } from './refund.ts'
import { settleReceived } from './settle.ts'
import { updateWith } from './update.ts'

export { issueInvoice, makeProforma } from './invoices.ts'
export { priceFacts, type PriceFacts } from './prices.ts'
export {
  billingEntitySaved,
  checkoutCompleted,
  checkoutStarted,
  invoicePaid,
  type Orders,
  type Payable,
  type PayableSource,
} from './payable.ts'
export { closeLater } from './close-order.ts'
export { takeWebhook } from './webhook.ts'
export type { FileAnswer } from './download.ts'
export { templates } from './mails.ts'
export { jobs, reconcilePayments }

/** Billing's handlers; the source tells what is behind a product and who may pay for it. */
export function handlersWith(source: PayableSource): Handled[] {
  return [
    startWith(source),
    updateWith(source),
    finishOrderWith(source),
    processPaymentWith(source),
    paymentStatusWith(source),
    markPaidWith(source),
    download,
  ]
}

/** Starts working on billing's jobs. */
export async function work(queue: Queue, facilities: Facilities, orders: Orders): Promise<void> {
  await queue.work(renderInvoice, async ({ invoiceId }) => await storeInvoiceDocument(facilities, invoiceId))
  const { payable } = orders
  await queue.work(settlePayment, async ({ attemptId }) => await settleReceived(facilities, payable, attemptId))
  await queue.work(refundPayment, async ({ attemptId }) => await refundAttempt(facilities, attemptId))
  await queue.work(closeOrder, async ({ productId }) => await closeOrderOf(facilities, payable, productId))
  await queue.work(reconcilePayments, async () => await reconcileAttempts(facilities, orders))
}
