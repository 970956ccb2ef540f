import { z } from 'zod'
import { defineJob, nothing } from '#platform/queue/queue.ts'

const payment = z.strictObject({ paymentId: z.uuid() })

/** Brings every subscription to where the day has it: periods that are prepared, charged, made up for or over; searches. */
export const runSubscriptions = defineJob('subscription.run', {
  byStaff: ['repeat', 'cancel'],
  data: nothing,
  cron: '10 */2 * * *',
  oneAtATime: true,
  retries: 5,
  retrySeconds: 60,
})

/** Has the register of VAT numbers asked again about who is billed for running subscriptions, before the next period is prepared. */
export const askVatNumbers = defineJob('subscription.ask-vat-numbers', {
  byStaff: ['repeat'],
  cron: '20 3 * * *',
  data: nothing,
  retries: 3,
  retrySeconds: 300,
})

/** Charges the saved card for a period whose attempt is entered. */
export const chargePeriod = defineJob('subscription.charge', {
  byStaff: ['repeat'],
  data: payment,
  retries: 20,
  retrySeconds: 30,
})

/** Keeps the card that a period was paid with, for the periods to come. */
export const keepCardOfPeriod = defineJob('subscription.keep-card', {
  byStaff: ['repeat'],
  data: payment,
  retries: 20,
  retrySeconds: 30,
})

/** Reads what the logs of certificates have issued since the last round. */
export const readCertificateLogs = defineJob('monitoring.certificates', {
  byStaff: ['repeat', 'cancel'],
  data: nothing,
  cron: '*/10 * * * *',
  oneAtATime: true,
  retries: 2,
  retrySeconds: 60,
  expireSeconds: 1800,
})

/** Collects and ranks what the sources of one search tell of. */
export const searchTask = defineJob('monitoring-task.search', {
  byStaff: ['repeat'],
  data: z.strictObject({ taskId: z.uuid() }),
  retries: 5,
  retrySeconds: 60,
  expireSeconds: 900,
})
