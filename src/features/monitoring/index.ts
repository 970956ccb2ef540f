import { worker, type Feature } from '#features/feature.ts'
import { cancel } from './cancel.ts'
import { billing, checkout, update } from './change.ts'
import { readCertificates } from './certificates.ts'
import { charge, keepPayingCard } from './charge.ts'
import { choose, coupon } from './coupon.ts'
import { create } from './create.ts'
import * as debug from './debug.ts'
import * as events from './events.ts'
import { lookUp } from './domain-lookup.ts'
import { followBilling } from './follow.ts'
import { askVatNumbersAgain } from './ask-vat-numbers.ts'
import * as jobs from './jobs.ts'
import * as mails from './mails.ts'
import { endedPeriods, payablePeriod } from './payable.ts'
import { advanceAll } from './run.ts'
import { search } from './search.ts'
import * as tasks from './task.ts'
import * as triage from './triage.ts'

export { readCertificates as readCertificatesNow } from './certificates.ts'
export { charge as chargeOne, keepPayingCard as keepOne } from './charge.ts'
export { askDomain, keepLookup, wasAsked, type AskedDomain } from './domain-lookup.ts'
export { searchReleased } from './events.ts'
export { lockedSighting, takeForCase } from './triage.ts'
export { advanceAll } from './run.ts'
export { search as searchNow } from './search.ts'

export const feature: Feature = {
  name: 'monitoring',
  handlers: [
    create,
    checkout,
    update,
    cancel,
    billing,
    coupon,
    choose,
    ...Object.values(debug),
    ...Object.values(tasks),
    triage.addSighting,
    triage.decide,
    lookUp,
  ],
  jobs: [
    worker(jobs.runSubscriptions, async (_none, facilities) => {
      const running = await advanceAll(facilities)
      facilities.log.info({ running }, 'subscriptions: brought to the day')
    }),
    worker(jobs.askVatNumbers, async (_none, facilities) => void (await askVatNumbersAgain(facilities))),
    worker(jobs.readCertificateLogs, async (_none, facilities) => await readCertificates(facilities)),
    worker(jobs.searchTask, async ({ taskId }, facilities) => {
      const seen = await search(facilities, taskId)
      if (seen > 0) facilities.log.info({ taskId, seen }, 'monitoring: sightings collected')
    }),
    worker(jobs.chargePeriod, async ({ paymentId }, facilities) => await charge(facilities, paymentId)),
    worker(jobs.keepCardOfPeriod, async ({ paymentId }, facilities) => await keepPayingCard(facilities, paymentId)),
  ],
  mails: Object.values(mails),
  events: Object.values(events),
  follow: followBilling,
  payable: { payable: payablePeriod, ended: endedPeriods },
}
