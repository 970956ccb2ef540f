import { worker, type Feature } from '#features/feature.ts'
import { followRegister } from './follow.ts'
import * as jobs from './jobs.ts'
import * as mails from './mails.ts'
import { rankAll, rankDue } from './rank.ts'
import { rate } from './rate.ts'
import { refresh } from './refresh.ts'
import { watchThese } from './run.ts'
import { seen } from './seen.ts'

export { followRegister }

export const feature: Feature = {
  name: 'watch',
  handlers: [rate, seen],
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
  ],
  mails: Object.values(mails),
  follow: [followRegister],
}
