import { worker, type Feature } from '#features/feature.ts'
import { updateCounterparty } from './counterparty.ts'
import { graph } from './counterparty-graph.ts'
import { addTrait, decideLink, removeTrait, undoLink } from './counterparty-link.ts'
import { create as createCase } from './create.ts'
import { addExhibit, capture } from './exhibits.ts'
import { followBilling } from './follow.ts'
import { followMonitoring, ofSighting } from './from-sighting.ts'
import * as mails from './mails.ts'
import { addNegotiation } from './negotiation.ts'
import { approve, change, draft, end, sent } from './notice.ts'
import { openNotice } from './notice-document.ts'
import { outcome, takeBack } from './notice-outcome.ts'
import { offer, setSolution } from './offer.ts'
import { order } from './order.ts'
import { evidencePack } from './pack.ts'
import { askPicture, means, takePicture, takePictureJob } from './page-picture.ts'
import { answer, create, reportViolation, show } from './request.ts'
import { notifyOfRequest, review } from './review.ts'
import { close, dismiss, kickOff, notify, reopen, restore } from './steps.ts'
import { update } from './update.ts'

export { mustNotBeWhitelisted } from './counterparty.ts'

export const feature: Feature = {
  name: 'enforcement',
  handlers: [
    create,
    reportViolation,
    show,
    answer,
    review,
    notifyOfRequest,
    createCase,
    ofSighting,
    update,
    kickOff,
    notify,
    close,
    reopen,
    restore,
    dismiss,
    offer,
    order,
    setSolution,
    updateCounterparty,
    graph,
    addTrait,
    removeTrait,
    decideLink,
    undoLink,
    draft,
    change,
    approve,
    sent,
    end,
    outcome,
    takeBack,
    openNotice,
    addNegotiation,
    capture,
    askPicture,
    means,
    addExhibit,
    evidencePack,
  ],
  jobs: [worker(takePictureJob, takePicture)],
  mails: Object.values(mails),
  follow: [...followBilling, ...followMonitoring],
}
