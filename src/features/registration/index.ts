import { worker, type Feature } from '#features/feature.ts'
import { saveDraft, updateOwner } from './application-owner.ts'
import { approve, comment, send, writeGoods } from './application-review.ts'
import { chooseCoupon } from './coupon.ts'
import { create } from './create.ts'
import { debugNotify } from './debug.ts'
import { filingCheck } from './filing-check.ts'
import { followTrademarks } from './filing.ts'
import { remindRequests } from './jobs.ts'
import * as mails from './mails.ts'
import { order } from './order.ts'
import { endedOrders, followBilling, payableRequest } from './payable.ts'
import { remindClients } from './reminders.ts'
import { repeat } from './repeat.ts'
import { resend } from './resend.ts'
import { setStatus } from './status.ts'
import { unsubscribe } from './unsubscribe.ts'
import { update } from './update.ts'
import { followVerification, viewed } from './verification.ts'

export { keepApproval } from './approval.ts'
export { remindClients } from './reminders.ts'
export { unsubscribeToken } from './unsubscribe.ts'

export const feature: Feature = {
  name: 'registration',
  handlers: [
    create,
    resend,
    setStatus,
    viewed,
    repeat,
    update,
    order,
    saveDraft,
    updateOwner,
    writeGoods,
    filingCheck,
    send,
    comment,
    approve,
    chooseCoupon,
    debugNotify,
    unsubscribe,
  ],
  jobs: [
    worker(remindRequests, async (_none, facilities) => {
      const sent = await remindClients(facilities)
      if (sent > 0) facilities.log.info({ sent }, 'registration: clients reminded')
    }),
  ],
  mails: Object.values(mails),
  follow: [...followVerification, ...followBilling, followTrademarks],
  payable: { payable: payableRequest, ended: endedOrders },
}
