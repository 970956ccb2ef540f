import type { Orders } from '#features/billing/index.ts'
import type { EventBus } from '#platform/events/events.ts'
import type { Facilities } from '#features/facilities.ts'
import { saveDraft, updateOwner } from './application-owner.ts'
import { approve, comment, send, writeGoods } from './application-review.ts'
import { writeNote } from './note.ts'
import { create } from './create.ts'
import { debugNotify } from './debug.ts'
import { followTrademarks } from './filing.ts'
import { order } from './order.ts'
import { endedOrders, followBilling, payableRequest } from './payable.ts'
import { repeat } from './repeat.ts'
import { resend } from './resend.ts'
import { setStatus } from './status.ts'
import { update } from './update.ts'
import { followVerification, viewed } from './verification.ts'

export { payableRequest }
/** What billing is for. */
export const orders: Orders = { payable: payableRequest, ended: endedOrders }
export { templates } from './mails.ts'
export const handlers = [
  create,
  resend,
  setStatus,
  writeNote,
  viewed,
  repeat,
  update,
  order,
  saveDraft,
  updateOwner,
  writeGoods,
  send,
  comment,
  approve,
  debugNotify,
]

/** Subscribes to what happens below: verification, billing, trademarks. */
export function follow(events: EventBus, facilities: Facilities): void {
  followVerification(events, facilities)
  followBilling(events, facilities)
  followTrademarks(events)
}
