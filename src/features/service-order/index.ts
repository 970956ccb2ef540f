import { worker, type Feature } from '#features/feature.ts'
import { checkout } from './checkout.ts'
import { clone } from './clone.ts'
import { create, renewal, transfer } from './create.ts'
import { label } from './label.ts'
import { saveInvoiceData } from './invoice-data.ts'
import { openInvoiceOf } from './invoice.ts'
import { forOwner } from './order-for-owner.ts'
import { remindUnpaid } from './jobs.ts'
import * as mails from './mails.ts'
import { notify } from './notify.ts'
import { endedServices, followBilling, payableService } from './payable.ts'
import { remindOfServices } from './reminders.ts'
import { setStatus } from './status.ts'
import { keepSigned, openTransferDocument, saveTransfer } from './transfer.ts'
import { update } from './update.ts'
import { finishWork, notifyOfWork, updateWork } from './work.ts'

export { remindOfServices } from './reminders.ts'
export { chosenOf, orderedOf, type Ordered } from './offered.ts'
export { advanceService, endUnpaidOrder, orderListed, orderPriced, orderQuoted } from './quoted.ts'

export const feature: Feature = {
  name: 'service-order',
  handlers: [
    create,
    renewal,
    transfer,
    forOwner,
    update,
    clone,
    checkout,
    saveInvoiceData,
    setStatus,
    openInvoiceOf,
    notify,
    updateWork,
    finishWork,
    notifyOfWork,
    saveTransfer,
    openTransferDocument,
    label,
    keepSigned,
  ],
  jobs: [
    worker(remindUnpaid, async (_none, facilities) => {
      const sent = await remindOfServices(facilities)
      if (sent > 0) facilities.log.info({ sent }, 'services: clients reminded')
    }),
  ],
  mails: Object.values(mails),
  follow: followBilling,
  payable: { payable: payableService, ended: endedServices },
}
