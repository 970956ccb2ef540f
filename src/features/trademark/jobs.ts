import { defineJob, nothing } from '#platform/queue/queue.ts'

/** Compares every mark that has a number with our copy of its office's register, after the imports of the night. */
export const compareRegisters = defineJob('trademark.compare-registers', {
  byStaff: ['repeat'],
  cron: '40 4 * * *',
  data: nothing,
  retries: 3,
  retrySeconds: 60,
})

/** Compares the marks whose record was changed in the last minutes, so that what was put right is no difference any more. */
export const compareChanged = defineJob('trademark.compare-changed', {
  byStaff: ['repeat'],
  cron: '*/5 * * * *',
  data: nothing,
  retries: 3,
  retrySeconds: 30,
})
