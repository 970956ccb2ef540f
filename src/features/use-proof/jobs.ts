import { defineJob, nothing } from '#platform/queue/queue.ts'

/** Writes to owners of marks of whose use nothing will be there on a day that comes. */
export const remindOfUse = defineJob('use-proof.remind', {
  byStaff: ['repeat'],
  cron: '50 6 * * *',
  data: nothing,
  retries: 5,
  retrySeconds: 60,
})
