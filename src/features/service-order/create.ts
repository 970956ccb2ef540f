import { serviceRequestCreate, serviceRequestRenewal, serviceRequestTransfer } from '#contract/service-order.ts'
import type { Caller } from '#domain/account/caller.ts'
import type { OpenedService } from '#domain/service-order/offering.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { serviceRequest } from '#schema/service-order.ts'
import type { ParsedInput } from '#contract/call.ts'
import type { Tx } from '#platform/db/database.ts'
import { nextPublicId } from '#features/billing/index.ts'
import { handle, type CallFacilities } from '#features/facilities.ts'
import { ownItems } from './items.ts'
import { trackService } from './transition.ts'
import { tellUnpriced } from './unpriced.ts'

type Asked = ParsedInput<typeof serviceRequestRenewal>['body']

export const create = handle(
  serviceRequestCreate,
  async ({ query, body }, caller, facilities) => await asked(query.serviceType, body, caller, facilities),
)
export const renewal = handle(
  serviceRequestRenewal,
  async ({ body }, caller, facilities) => await asked('TrademarkRenewal', body, caller, facilities),
)
export const transfer = handle(
  serviceRequestTransfer,
  async ({ body }, caller, facilities) => await asked('TrademarkOwnershipTransfer', body, caller, facilities),
)

/** Opens what somebody asks for on a form; of an order of an account the marks are its own. */
async function asked(
  serviceName: OpenedService,
  { message, ...body }: Asked,
  caller: Caller,
  facilities: CallFacilities,
) {
  const userId = caller.role === 'customer' ? caller.userId : null
  return await facilities.write(async (tx) => {
    const on = { serviceName, today: facilities.today() }
    const parameters = { items: await ownItems(tx, body.items, userId, on), message }
    return await opened(tx, facilities, {
      serviceName,
      parameters,
      language: body.language,
      currency: body.currency,
      region: body.region ?? 'EU',
      userId,
      contactEmail: body.contactEmail,
      contactFirstName: body.contactFirstName,
      contactLastName: body.contactLastName,
      by: caller.userId,
    })
  })
}

/** What an order begins with. */
type Opening = Pick<
  typeof serviceRequest.$inferInsert,
  'parameters' | 'language' | 'currency' | 'region' | 'userId' | 'contactEmail' | 'contactFirstName' | 'contactLastName'
> & { serviceName: OpenedService; by: string | null }

/** Opens an order for a service; nothing of it is binding until its checkout. */
export async function opened(
  tx: Tx,
  facilities: CallFacilities,
  opening: Opening,
): Promise<{ id: string; publicId: string }> {
  const id = uuidv7()
  const publicId = await nextPublicId(tx, facilities.clock(), 'S')
  const { by, ...row } = opening
  await tx.insert(serviceRequest).values({ ...row, id, publicId })
  await trackService(tx, id, 'Created', by)
  await tellUnpriced(tx, facilities, id)
  return { id, publicId }
}
