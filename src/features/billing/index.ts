import type { Queue } from '#platform/queue/queue.ts'
import type { Facilities, Handled } from '#features/facilities.ts'
import { download, refundAttempt, storeInvoiceDocument } from './download.ts'
import { finishOrderWith } from './finish-order.ts'
import { jobs, reconcilePayments, refundDouble, renderInvoice } from './jobs.ts'
import { markPaid } from './mark-paid.ts'
import type { PayableSource } from './payable.ts'
import { paymentStatusWith, startWith } from './payment-status.ts'
import { processPaymentWith } from './process-payment.ts'
import { reconcileAttempts } from './reconcile.ts'
import { updateWith } from './update.ts'

export { issueInvoice, makeProforma } from './invoices.ts'
export { priceFacts, type PriceFacts } from './prices.ts'
export {
  billingEntitySaved,
  checkoutCompleted,
  checkoutStarted,
  invoicePaid,
  type Payable,
  type PayableSource,
} from './payable.ts'
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
    markPaid,
    download,
  ]
}

/** Starts working on billing's jobs. */
export async function work(queue: Queue, facilities: Facilities): Promise<void> {
  await queue.work(renderInvoice, async ({ invoiceId }) => await storeInvoiceDocument(facilities, invoiceId))
  await queue.work(refundDouble, async ({ attemptId }) => await refundAttempt(facilities, attemptId))
  await queue.work(reconcilePayments, async () => await reconcileAttempts(facilities))
}
