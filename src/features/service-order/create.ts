import { serviceRequestCreate, serviceRequestRenewal, serviceRequestTransfer } from '#contract/service-order.ts'
import type { Caller } from '#domain/account/caller.ts'
import type { OpenedService } from '#domain/service-order/offering.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { serviceRequest } from '#schema/service-order.ts'
import type { ParsedInput } from '#contract/call.ts'
import { nextPublicId } from '#features/billing/index.ts'
import { handle, type CallFacilities } from '#features/facilities.ts'
import { ownItems } from './items.ts'
import { trackService } from './transition.ts'
import { tellUnpriced } from './unpriced.ts'

type Asked = ParsedInput<typeof serviceRequestRenewal>['body']

export const create = handle(
  serviceRequestCreate,
  async ({ query, body }, caller, facilities) => await opened(query.serviceType, body, caller, facilities),
)
export const renewal = handle(
  serviceRequestRenewal,
  async ({ body }, caller, facilities) => await opened('TrademarkRenewal', body, caller, facilities),
)
export const transfer = handle(
  serviceRequestTransfer,
  async ({ body }, caller, facilities) => await opened('TrademarkOwnershipTransfer', body, caller, facilities),
)

/** Opens an order for a service; nothing of it is binding until its checkout. */
async function opened(serviceName: OpenedService, body: Asked, caller: Caller, facilities: CallFacilities) {
  return await facilities.write(async (tx) => {
    const id = uuidv7()
    const publicId = await nextPublicId(tx, facilities.clock(), 'S')
    const userId = caller.role === 'customer' ? caller.userId : null
    const items = await ownItems(tx, body.items, userId)
    await tx.insert(serviceRequest).values({
      id,
      publicId,
      serviceName,
      parameters: { items, message: body.message },
      language: body.language,
      currency: body.currency,
      region: body.region ?? 'EU',
      userId,
      contactEmail: body.contactEmail,
      contactFirstName: body.contactFirstName,
      contactLastName: body.contactLastName,
    })
    await trackService(tx, id, 'Created', caller.userId)
    await tellUnpriced(tx, facilities, id)
    return { id, publicId }
  })
}
