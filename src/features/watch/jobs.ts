import { z } from 'zod'
import { defineJob } from '#platform/queue/queue.ts'

const marks = z.strictObject({ markIds: z.array(z.number().int()) })

/** Holds marks that came into the register against the watched ones. */
export const watchMarks = defineJob('watch.marks', { byStaff: ['repeat'], data: marks, retries: 20, retrySeconds: 10 })

/** Brings what a later record says of filings to the hits that stand. */
export const refreshHits = defineJob('watch.refresh', {
  byStaff: ['repeat'],
  data: marks,
  retries: 20,
  retrySeconds: 10,
})
