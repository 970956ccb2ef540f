import { worker, type Feature } from '#features/feature.ts'
import { askOfAttempt } from './ask-by-key.ts'
import { entryCandidates, matchEntry, setEntryAside, undoEntry } from './bank-entries.ts'
import { matchNewEntries, takeStatement } from './bank-import.ts'
import { closeOrderOf } from './close-order.ts'
import * as coupons from './coupons.ts'
import { creditNoteFile, download, electronic, storeInvoiceDocument } from './download.ts'
import { entitiesOf } from './export-entities.ts'
import { exportOf } from './export-invoices.ts'
import * as events from './events.ts'
import { counterExpense, recordExpense } from './expenses.ts'
import { finishOrder } from './finish-order.ts'
import * as jobs from './jobs.ts'
import * as mails from './mails.ts'
import { markPaid } from './mark-paid.ts'
import { creditNotesOf, invoiceOfProduct, previewDocument, regenerate, translated } from './further-documents.ts'
import { paymentStatus, start } from './payment-status.ts'
import { processPayment } from './process-payment.ts'
import { reconcileAttempts } from './reconcile.ts'
import { refundAttempt } from './refund.ts'
import { refundInvoice, refundPartOf } from './refund-part.ts'
import * as cards from './cards/save.ts'
import { expireCards } from './cards/expire.ts'
import { followAccount, forgetRemoved } from './cards/forget.ts'
import { issuers } from './issuers.ts'
import { revenue } from './revenue.ts'
import { settleReceived } from './settle.ts'
import { update } from './update.ts'
import { withdraw } from './withdraw.ts'

export { cardThatPaid, keepCard } from './cards/keep.ts'
export { chargeOrder } from './charge-order.ts'
export { couponFor, couponNow, holdCoupon } from './coupons.ts'
export { invoiceFile } from './download.ts'
export { holdOf, isPaid, refuseHeld } from './hold.ts'
export { issueInvoice, makeProforma, openInvoice } from './invoices.ts'
export { tellPriceWanted } from './price-wanted.ts'
export { settleFree } from './settle-free.ts'
export { buyerOf } from './parties.ts'
export { cancelAttempt } from './close-order.ts'
export { openAttempt } from './attempts.ts'
export { priceSnapshot } from './prices.ts'
export { nextPublicId } from './public-id.ts'
export { endedOrdersOf } from './ended-orders.ts'
export {
  billingEntitySaved,
  cardRemoved,
  checkoutCompleted,
  invoiceGivenBack,
  checkoutStarted,
  couponChosen,
  invoicePaid,
  orderWithdrawn,
  paymentDeclined,
} from './events.ts'
export { allOrders, productSteps, type Orders, type Payable, type PayableSource } from './payable.ts'
export { invoiceNotPaid } from './mails.ts'
export { closeLater } from './close-order.ts'
export { takeWebhook } from './webhook.ts'
export { reconcilePayments } from './jobs.ts'

export const feature: Feature = {
  name: 'billing',
  handlers: [
    start,
    update,
    finishOrder,
    processPayment,
    paymentStatus,
    markPaid,
    recordExpense,
    counterExpense,
    refundInvoice,
    takeStatement,
    matchEntry,
    setEntryAside,
    undoEntry,
    entryCandidates,
    withdraw,
    download,
    electronic,
    creditNoteFile,
    invoiceOfProduct,
    previewDocument,
    regenerate,
    translated,
    creditNotesOf,
    exportOf,
    entitiesOf,
    revenue,
    issuers,
    coupons.verify,
    coupons.choose,
    coupons.create,
    coupons.end,
    cards.list,
    cards.create,
    cards.validate,
    cards.remove,
  ],
  jobs: [
    ...Object.values(jobs),
    worker(jobs.renderInvoice, async ({ invoiceId }, facilities) => await storeInvoiceDocument(facilities, invoiceId)),
    worker(jobs.askByKey, async (question, facilities) => await askOfAttempt(facilities, question)),
    worker(jobs.settlePayment, async ({ attemptId }, facilities) => await settleReceived(facilities, attemptId)),
    worker(jobs.refundPayment, async ({ attemptId }, facilities) => await refundAttempt(facilities, attemptId)),
    worker(jobs.refundPart, async ({ refundId }, facilities) => await refundPartOf(facilities, refundId)),
    worker(jobs.closeOrder, async ({ productId }, facilities) => await closeOrderOf(facilities, productId)),
    worker(jobs.matchEntries, async (_none, facilities) => await matchNewEntries(facilities)),
    worker(jobs.forgetCard, async ({ cardId }, facilities) => await forgetRemoved(facilities, cardId)),
    worker(jobs.expireCards, async (_none, facilities) => {
      const told = await expireCards(facilities)
      if (told > 0) facilities.log.info({ told }, 'cards: holders told of their end')
    }),
    worker(jobs.reconcilePayments, async (_none, facilities) => await reconcileAttempts(facilities)),
  ],
  mails: Object.values(mails),
  events: Object.values(events),
  follow: followAccount,
}
