import { worker, type Feature } from '#features/feature.ts'
import * as events from './events.ts'
import * as mails from './mails.ts'
import { designationHandlers } from './designations.ts'
import { divide } from './divide.ts'
import { edit } from './edit.ts'
import { add, create } from './own-mark.ts'
import { setBasis } from './filing-basis.ts'
import { exportConfirmations } from './export-confirmations.ts'
import { fileAtEuipo } from './euipo-filing.ts'
import { recordFiling, recordTracking } from './filing.ts'
import { logoUrl } from './logo.ts'
import { notifyOwner } from './notify.ts'
import { compareChanged, compareRegisters } from './jobs.ts'
import { compareRegistersOf } from './compare-registers.ts'
import { decide } from './carry-over.ts'
import { endRegistration } from './registration-end.ts'
import { followAllInternational } from './follow-international.ts'
import { judgeDifference } from './judge-difference.ts'
import { tellOfDifferences } from './tell-differences.ts'

export { createForFiling } from './create-for-filing.ts'
export { endUnfiled } from './end-unfiled.ts'
export { trademarkMoved } from './events.ts'
export { followAllInternational, followInternational } from './follow-international.ts'
export { locked as lockedMark } from './filing.ts'
export { moveMark } from './milestone.ts'
export { recordNewParty, recordPartOwner } from './new-owner.ts'
/** Minutes for which a change is recent: three rounds of the job that looks for them. */
const changedMinutes = 15

export const feature: Feature = {
  name: 'trademark',
  handlers: [
    recordFiling,
    recordTracking,
    setBasis,
    add,
    create,
    edit,
    divide,
    exportConfirmations,
    fileAtEuipo,
    logoUrl,
    notifyOwner,
    judgeDifference,
    decide,
    endRegistration,
    ...designationHandlers,
  ],
  jobs: [
    worker(compareChanged, async (_none, facilities) => {
      await compareRegistersOf(facilities, new Date(facilities.clock().getTime() - changedMinutes * 60_000))
    }),
    worker(compareRegisters, async (_none, facilities) => {
      await followAllInternational(facilities)
      try {
        const differing = await compareRegistersOf(facilities)
        if (differing > 0) facilities.log.info({ differing }, 'registers: differences found')
      } finally {
        // What was found is told also when some marks could not be compared.
        await tellOfDifferences(facilities)
      }
    }),
  ],
  mails: Object.values(mails),
  events: Object.values(events),
}
