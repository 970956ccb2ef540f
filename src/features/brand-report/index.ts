import { worker, type Feature } from '#features/feature.ts'
import { makeReports } from './jobs.ts'
import { makeAll } from './make.ts'
import * as mails from './mails.ts'
import { mail, open, standing } from './open.ts'

export { makeAll as makeReportsNow } from './make.ts'

export const feature: Feature = {
  name: 'brand-report',
  handlers: [standing, open, mail],
  jobs: [
    worker(makeReports, async (_none, facilities) => {
      const made = await makeAll(facilities)
      if (made > 0) facilities.log.info({ made }, 'brand reports')
    }),
  ],
  mails: Object.values(mails),
}
