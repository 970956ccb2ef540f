import type { Feature } from '#features/feature.ts'
import * as events from './events.ts'
import * as mails from './mails.ts'
import { divide } from './divide.ts'
import { edit } from './edit.ts'
import { add, create } from './own-mark.ts'
import { setBasis } from './filing-basis.ts'
import { exportConfirmations } from './export-confirmations.ts'
import { fileAtEuipo } from './euipo-filing.ts'
import { recordFiling, recordTracking } from './filing.ts'
import { logoUrl } from './logo.ts'
import { notifyOwner } from './notify.ts'

export { createForFiling } from './create-for-filing.ts'
export { trademarkMoved } from './events.ts'
export { locked as lockedMark } from './filing.ts'
export { moveMark } from './milestone.ts'
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
  ],
  mails: Object.values(mails),
  events: Object.values(events),
}
