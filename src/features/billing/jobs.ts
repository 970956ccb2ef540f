import { z } from 'zod'
import { defineJob, nothing } from '#platform/queue/queue.ts'

const attempt = z.strictObject({ attemptId: z.uuid() })

/** Renders the PDF of an issued invoice and keeps it as a document. */
export const renderInvoice = defineJob('invoice.render', {
  byStaff: ['repeat'],
  data: z.strictObject({ invoiceId: z.uuid() }),
})

/** Asks the provider for the order of an attempt that it was told of and whose number never came back. */
export const askByKey = defineJob('payment.ask-by-key', {
  byStaff: ['repeat'],
  data: z.strictObject({ attemptId: z.uuid(), asked: z.iso.datetime(), turn: z.number().int().min(0).max(9) }),
  retries: 20,
  retrySeconds: 30,
})

/** Makes of money that was received a paid order, or a refund that is due. */
export const settlePayment = defineJob('payment.settle', {
  byStaff: ['repeat'],
  data: attempt,
  retries: 20,
  retrySeconds: 2,
})

/** Gives back money that is due to the payer. */
export const refundPayment = defineJob('payment.refund-double', {
  byStaff: ['repeat'],
  data: attempt,
  retries: 20,
  retrySeconds: 30,
})

/** Gives back the part of a paid invoice that a person decided on. */
export const refundPart = defineJob('payment.refund-part', {
  byStaff: ['repeat'],
  data: z.strictObject({ refundId: z.uuid() }),
  retries: 20,
  retrySeconds: 30,
})

/** Ends what is open of an order that has ended: pages to pay on, the proforma, money that is to go back. */
export const closeOrder = defineJob('payment.close-order', {
  byStaff: ['repeat'],
  data: z.strictObject({ productId: z.uuid() }),
  retries: 20,
  retrySeconds: 10,
})

/** Puts what the bank told of to the orders that it pays, or leaves it to a person. */
export const matchEntries = defineJob('bank.match-entries', {
  byStaff: ['repeat'],
  data: nothing,
  retries: 20,
  retrySeconds: 30,
})

/** Looks through what is overdue: attempts without news, refunds that were not made, orders that ended meanwhile. */
export const reconcilePayments = defineJob('payment.reconcile', {
  byStaff: ['repeat', 'cancel'],
  data: nothing,
  cron: '*/5 * * * *',
})

/** Has the payment provider forget a card that its holder removed. */
export const forgetCard = defineJob('payment-method.forget', {
  byStaff: ['repeat'],
  data: z.strictObject({ cardId: z.uuid() }),
  retries: 20,
  retrySeconds: 30,
})

/** Tells of cards that end soon, and takes those that have ended out of use. */
export const expireCards = defineJob('payment-method.expire', {
  byStaff: ['repeat', 'cancel'],
  data: nothing,
  cron: '20 6 * * *',
})
