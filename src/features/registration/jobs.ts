import { defineJob, nothing } from '#platform/queue/queue.ts'

/** Writes to clients whose requests have stood still for a while. */
export const remindRequests = defineJob('registration.remind', {
  byStaff: ['repeat'],
  cron: '45 6 * * *',
  data: nothing,
  retries: 5,
  retrySeconds: 60,
})
