import { worker, type Feature } from '#features/feature.ts'
import { saveDraft, updateOwner } from './application-owner.ts'
import { generateApplication } from './application-document.ts'
import { approve, send, writeGoods } from './application-review.ts'
import { comment, deleteComment, updateComment } from './comments.ts'
import { chooseCoupon } from './coupon.ts'
import { create } from './create.ts'
import { debugNotify } from './debug.ts'
import { applyAgain, extendClass, extendCountry, related } from './extend.ts'
import { filingCheck } from './filing-check.ts'
import { approachClient, createFollowUp, resolveFollowUp, sayUnresponsive, waitForClients } from './follow-up.ts'
import { followTrademarks } from './filing.ts'
import { remindRequests, resumePostponed, waitForQuiet } from './jobs.ts'
import { postpone, resume, resumeDue } from './postponement.ts'
import { exportLogo, generateLogo, logoUrl, previewLogo } from './logo.ts'
import * as mails from './mails.ts'
import { changeType, setType } from './mark-type.ts'
import { order } from './order.ts'
import { setOwnWords, summaryLink } from './own-words.ts'
import { endedOrders, followBilling, payableRequest } from './payable.ts'
import { authorityFile, keepAuthority, previewAuthority } from './power-of-attorney.ts'
import { read, reading } from './reading.ts'
import { remindClients } from './reminders.ts'
import { repeat } from './repeat.ts'
import { resend } from './resend.ts'
import { keepView, keptView, orderViews } from './views.ts'
import { keepRecording, keptRecording, saySign } from './sign.ts'
import { copySpecimen, createSpecimen, deleteSpecimen, specimenFile, updateSpecimen } from './specimens.ts'
import { setStatus } from './status.ts'
import { suggest, suggestionOffered } from './suggest.ts'
import { unsubscribe } from './unsubscribe.ts'
import { update } from './update.ts'
import { setUse } from './us-basis.ts'
import { decideGrant, giveHelp, keepPreferences } from './preferences.ts'
import { followVerification, viewed } from './verification.ts'

export { keepApproval } from './approval.ts'
export { resumeDue } from './postponement.ts'
export { waitForClients } from './follow-up.ts'
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
    keepPreferences,
    decideGrant,
    giveHelp,
    saveDraft,
    updateOwner,
    writeGoods,
    filingCheck,
    send,
    comment,
    updateComment,
    deleteComment,
    suggestionOffered,
    suggest,
    setUse,
    keepAuthority,
    authorityFile,
    previewAuthority,
    generateApplication,
    previewLogo,
    generateLogo,
    exportLogo,
    logoUrl,
    changeType,
    setType,
    setOwnWords,
    summaryLink,
    createSpecimen,
    specimenFile,
    updateSpecimen,
    deleteSpecimen,
    copySpecimen,
    related,
    extendCountry,
    extendClass,
    applyAgain,
    approve,
    reading,
    read,
    saySign,
    keepView,
    orderViews,
    keptView,
    keepRecording,
    keptRecording,
    postpone,
    resume,
    chooseCoupon,
    debugNotify,
    unsubscribe,
    createFollowUp,
    approachClient,
    sayUnresponsive,
    resolveFollowUp,
  ],
  jobs: [
    worker(resumePostponed, async (_none, facilities) => {
      const resumed = await resumeDue(facilities)
      if (resumed > 0) facilities.log.info({ resumed }, 'registration: postponed drafts go on')
    }),
    worker(waitForQuiet, async (_none, facilities) => {
      const said = await waitForClients(facilities)
      if (said > 0) facilities.log.info({ said }, 'registration: clients do not answer')
    }),
    worker(remindRequests, async (_none, facilities) => {
      const sent = await remindClients(facilities)
      if (sent > 0) facilities.log.info({ sent }, 'registration: clients reminded')
    }),
  ],
  mails: Object.values(mails),
  follow: [...followVerification, ...followBilling, followTrademarks],
  payable: { payable: payableRequest, ended: endedOrders },
}
