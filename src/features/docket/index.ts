import { worker, type Feature } from '#features/feature.ts'
import { handlers } from './calls.ts'
import { feedHandlers } from './feed-calls.ts'
import { catchUpDockets, refreshDockets, remindDates } from './jobs.ts'
import * as mails from './mails.ts'
import { catchUp, refreshAll } from './refresh.ts'
import { remindOfDates } from './reminders.ts'
import { report } from './report.ts'

export { priorityOf } from './rows.ts'
export { remindOnce } from './remind-once.ts'
export { remindOfDates } from './reminders.ts'
export { findFeed, readFeed } from './feed.ts'
export { refreshDocket } from './refresh.ts'
export { markRenewed } from './renewed.ts'
export { confirmReply, finishReply } from './reply.ts'
export { confirmOpposed, finishOpposed } from './opposed.ts'
export { asUseDate, confirmUseDate, finishUseDate, datesOfUse, type UseDateRow } from './use-dates.ts'

export const feature: Feature = {
  name: 'docket',
  handlers: [...handlers, ...feedHandlers, report],
  mails: Object.values(mails),
  jobs: [
    worker(remindDates, async (_none, facilities) => {
      const sent = await remindOfDates(facilities)
      if (sent > 0) facilities.log.info({ sent }, 'docket: owners reminded')
    }),
    worker(refreshDockets, async (_none, { pool, clock, log }) => {
      const changed = await refreshAll(pool, clock(), log)
      if (changed > 0) log.info({ changed }, 'docket: dates changed')
    }),
    worker(catchUpDockets, async (_none, { pool, clock, log }) => {
      await catchUp(pool, clock(), log)
    }),
  ],
}
