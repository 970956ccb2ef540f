import type { Facilities } from '#features/facilities.ts'
import type { Queue } from '#platform/queue/queue.ts'
import { refreshHits, watchMarks } from './jobs.ts'
import { rate } from './rate.ts'
import { refresh } from './refresh.ts'
import { watchThese } from './run.ts'
import { seen } from './seen.ts'

export { follow, jobs } from './jobs.ts'
export { templates } from './rate.ts'
export const handlers = [rate, seen]

/** Starts working on what imports bring. */
export async function work(queue: Queue, facilities: Facilities): Promise<void> {
  await queue.work(watchMarks, async ({ markIds }) => {
    const found = await watchThese(facilities, markIds)
    if (found > 0) facilities.log.info({ found }, 'watch')
  })
  await queue.work(refreshHits, async ({ markIds }) => {
    const refreshed = await refresh(facilities, markIds)
    if (refreshed > 0) facilities.log.info({ refreshed }, 'watch: hits follow their filings')
  })
}
