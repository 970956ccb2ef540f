import { worker, type Feature } from '#features/feature.ts'
import { handlers } from './calls.ts'
import { catchUpDockets, refreshDockets } from './jobs.ts'
import { catchUp, refreshAll } from './refresh.ts'

export { priorityOf } from './rows.ts'
export { refreshDocket } from './refresh.ts'

export const feature: Feature = {
  name: 'docket',
  handlers,
  jobs: [
    worker(refreshDockets, async (_none, { pool, clock, log }) => {
      const changed = await refreshAll(pool, clock(), log)
      if (changed > 0) log.info({ changed }, 'docket: dates changed')
    }),
    worker(catchUpDockets, async (_none, { pool, clock, log }) => {
      await catchUp(pool, clock(), log)
    }),
  ],
}
