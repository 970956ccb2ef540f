import { worker, type Feature } from '#features/feature.ts'
import { change, file, leaveOut } from './change.ts'
import { remindOfUse } from './jobs.ts'
import * as mails from './mails.ts'
import { workOutGaps } from './gaps.ts'
import { notifyOfGap } from './notify.ts'
import { pack } from './pack.ts'
import { remindOfGaps } from './remind.ts'
import { add, capture } from './take.ts'

export { keepGaps, workOutGaps, type MarkKept } from './gaps.ts'
export { remindOfGaps } from './remind.ts'

export const feature: Feature = {
  name: 'use-proof',
  handlers: [add, capture, change, leaveOut, file, pack, notifyOfGap],
  jobs: [
    worker(remindOfUse, async (_none, facilities) => {
      await workOutGaps(facilities)
      const sent = await remindOfGaps(facilities)
      if (sent > 0) facilities.log.info({ sent }, 'use: owners reminded')
    }),
  ],
  mails: Object.values(mails),
}
