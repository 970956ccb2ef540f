import { worker, type Feature } from '#features/feature.ts'
import { followRegister } from './follow.ts'
import * as jobs from './jobs.ts'
import * as mails from './mails.ts'
import { explain } from './likeness.ts'
import { rankAll, rankDue } from './rank.ts'
import { notifyAll, notifyOne } from './notify.ts'
import { order } from './order.ts'
import { followFilings, protect } from './protect.ts'
import { create, update } from './rate.ts'
import { remindOwners } from './remind.ts'
import { refresh } from './refresh.ts'
import { watchThese } from './run.ts'
import { seen, visit } from './seen.ts'
import { show } from './show.ts'

export { followRegister }
export { remindOwners } from './remind.ts'

export const feature: Feature = {
  name: 'watch',
  handlers: [create, update, explain, show, order, notifyOne, notifyAll, seen, visit, protect],
  jobs: [
    ...Object.values(jobs),
    worker(jobs.watchMarks, async ({ markIds }, facilities) => {
      const found = await watchThese(facilities, markIds)
      if (found > 0) facilities.log.info({ found }, 'watch')
      await rankDue(facilities)
    }),
    worker(jobs.refreshHits, async ({ markIds }, facilities) => {
      const refreshed = await refresh(facilities, markIds)
      if (refreshed > 0) facilities.log.info({ refreshed }, 'watch: hits follow their filings')
      await rankDue(facilities)
    }),
    worker(jobs.rankHits, async (_data, facilities) => void (await rankDue(facilities))),
    worker(jobs.rankAllHits, async (_data, facilities) => {
      const ranked = await rankAll(facilities)
      if (ranked > 0) facilities.log.info({ ranked }, 'watch: hits have their ranks of the day')
    }),
    worker(jobs.remindOfHits, async (_data, facilities) => {
      const told = await remindOwners(facilities)
      if (told > 0) facilities.log.info({ told }, 'watch: owners reminded of found marks')
    }),
  ],
  mails: Object.values(mails),
  follow: [followRegister, followFilings],
}
