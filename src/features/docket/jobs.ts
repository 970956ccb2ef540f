import { defineJob, nothing } from '#platform/queue/queue.ts'

/** Computes every docket anew: new law, a new day, dates that were written past the calls. */
export const refreshDockets = defineJob('docket.refresh', {
  byStaff: ['repeat'],
  cron: '20 2 * * *',
  data: nothing,
  retries: 3,
  retrySeconds: 60,
})

/** Computes the dockets of trademarks that have none yet or were changed past the calls. */
export const catchUpDockets = defineJob('docket.catch-up', {
  byStaff: ['repeat'],
  cron: '*/5 * * * *',
  data: nothing,
  retries: 3,
  retrySeconds: 30,
})

/** Writes to owners whose dates have come to a new step of the ladder, in the morning of the office. */
export const remindDates = defineJob('docket.remind', {
  byStaff: ['repeat'],
  cron: '30 6 * * *',
  data: nothing,
  retries: 5,
  retrySeconds: 60,
})
