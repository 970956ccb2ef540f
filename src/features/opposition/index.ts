import type { Feature } from '#features/feature.ts'
import { createOfMessage, createOfTrademark } from './create.ts'
import { saveDocketing } from './docketing.ts'
import { recordEvent } from './event.ts'
import { followBilling } from './follow.ts'
import * as mails from './mails.ts'
import { notify } from './notify.ts'
import { order } from './order.ts'
import { update } from './update.ts'
import { withdraw } from './withdraw.ts'

export const feature: Feature = {
  name: 'opposition',
  handlers: [createOfTrademark, createOfMessage, update, saveDocketing, notify, recordEvent, order, withdraw],
  mails: Object.values(mails),
  follow: followBilling,
}
