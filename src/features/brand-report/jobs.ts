import { defineJob, nothing } from '#platform/queue/queue.ts'

/** Makes the report of the month that is over for each brand that gets one. Asked every day: what was missed is made up for. */
export const makeReports = defineJob('brand-report.make', {
  byStaff: ['repeat'],
  data: nothing,
  cron: '50 6 * * *',
  oneAtATime: true,
  retries: 5,
  retrySeconds: 300,
})
