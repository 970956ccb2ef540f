import { defineJob, nothing } from '#platform/queue/queue.ts'

/** Takes up drafts that were postponed until today. */
export const resumePostponed = defineJob('registration.resume-postponed', {
  byStaff: ['repeat'],
  cron: '15 5 * * *',
  data: nothing,
  retries: 5,
  retrySeconds: 60,
})

/** Says of clients who were approached two weeks ago that they do not answer. */
export const waitForQuiet = defineJob('registration.follow-up', {
  byStaff: ['repeat'],
  cron: '30 5 * * *',
  data: nothing,
  retries: 5,
  retrySeconds: 60,
})

/** Writes to clients whose requests have stood still for a while. */
export const remindRequests = defineJob('registration.remind', {
  byStaff: ['repeat'],
  cron: '45 6 * * *',
  data: nothing,
  retries: 5,
  retrySeconds: 60,
})
