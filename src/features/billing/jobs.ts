import { defineJob } from '#platform/queue/queue.ts'

/** Renders the PDF of an issued invoice and keeps it as a document. */
export const renderInvoice = defineJob<{ invoiceId: string }>('invoice.render', { byStaff: ['repeat'] })

/** Gives back a second payment of the same product. */
export const refundDouble = defineJob<{ attemptId: string }>('payment.refund-double', {
  byStaff: ['repeat'],
  retries: 20,
  retrySeconds: 30,
})

/** Asks the provider about attempts whose message is overdue. */
export const reconcilePayments = defineJob<Record<string, never>>('payment.reconcile', {
  byStaff: ['repeat', 'cancel'],
})

export const jobs = [renderInvoice, refundDouble, reconcilePayments]
