import type { Feature } from '#features/feature.ts'
import { abandon } from './abandon.ts'
import { ask, inform } from './additional-info.ts'
import { createOfMessage, createOfTrademark } from './create.ts'
import { correct } from './correction.ts'
import { debugNotify } from './debug.ts'
import { saveDocketing } from './docketing.ts'
import { saveDraft, saveExamination } from './examination.ts'
import { extend, submit } from './filing.ts'
import { followBilling } from './follow.ts'
import * as mails from './mails.ts'
import { notify, setReminders, visit } from './notify.ts'
import { order } from './order.ts'
import { reading } from './reading.ts'
import { approve, sendResponse } from './response.ts'
import { openDocument, show } from './show.ts'

export const feature: Feature = {
  name: 'office-action',
  handlers: [
    createOfTrademark,
    createOfMessage,
    reading,
    saveDraft,
    saveExamination,
    saveDocketing,
    notify,
    show,
    openDocument,
    visit,
    setReminders,
    order,
    abandon,
    inform,
    ask,
    sendResponse,
    approve,
    extend,
    correct,
    submit,
    debugNotify,
  ],
  mails: Object.values(mails),
  follow: followBilling,
}
