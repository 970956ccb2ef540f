import { z } from 'zod'
import { defineJob, nothing } from '#platform/queue/queue.ts'

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

/** Works out the ranks of hits where something that decides them was written. */
export const rankHits = defineJob('watch.rank', { byStaff: ['repeat'], data: nothing, cron: '* * * * *' })

/** Works out the ranks of all hits that wait: a day has gone by, and the law may be another one. */
export const rankAllHits = defineJob('watch.rank-all', { byStaff: ['repeat'], data: nothing, cron: '7 0 * * *' })

/** Writes again to owners who have not looked at a found mark while the time to object runs out. */
export const remindOfHits = defineJob('watch.remind', { byStaff: ['repeat'], data: nothing, cron: '40 6 * * *' })
