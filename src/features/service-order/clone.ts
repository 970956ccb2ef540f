import { serviceRequestClone } from '#contract/service-order.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { serviceRequest } from '#schema/service-order.ts'
import { nextPublicId } from '#features/billing/index.ts'
import { handle } from '#features/facilities.ts'
import { askAnew } from './checkout.ts'
import { lockedService } from './policy.ts'
import { trackService } from './transition.ts'
import { tellUnpriced } from './unpriced.ts'

/** Opens a new order for the same as another: what was paid, billed or done of that one stays with it. */
export const clone = handle(
  serviceRequestClone,
  async ({ params }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const row = await lockedService(tx, params.id, caller)
      const parameters = { ...row.parameters, matter: undefined, transfer: undefined, signed: undefined }
      await askAnew(tx, { ...row, parameters, invoiceContent: null }, facilities)
      const id = uuidv7()
      const publicId = await nextPublicId(tx, facilities.clock(), 'S')
      await tx.insert(serviceRequest).values({
        id,
        publicId,
        serviceName: row.serviceName,
        description: row.description,
        parameters,
        language: row.language,
        region: row.region,
        currency: row.currency,
        brandId: row.brandId,
        userId: row.userId,
        contactEmail: row.contactEmail,
        contactFirstName: row.contactFirstName,
        contactLastName: row.contactLastName,
      })
      await trackService(tx, id, 'Created', caller.userId)
      await tellUnpriced(tx, facilities, id)
      return { id, publicId }
    }),
)
