import { defineJob, nothing } from '#platform/queue/queue.ts'

/** Brings in pictures of marks that came into the folder of the configuration since the last time. */
export const importPicturesJob = defineJob('register.import-pictures', {
  byStaff: ['repeat', 'cancel'],
  data: nothing,
  cron: '40 1 * * *',
  oneAtATime: true,
  retries: 2,
  retrySeconds: 600,
  expireSeconds: 6 * 3600,
})
