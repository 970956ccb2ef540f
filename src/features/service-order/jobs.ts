import { defineJob, nothing } from '#platform/queue/queue.ts'

/** Writes to clients whose services wait for a transfer. */
export const remindUnpaid = defineJob('service-request.remind', {
  byStaff: ['repeat'],
  cron: '45 6 * * *',
  data: nothing,
  retries: 5,
  retrySeconds: 60,
})
