import { monitoringResultOrder } from '#contract/watch.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { offeredFor } from '#domain/monitoring/hit-orders.ts'
import { AppError, found } from '#kernel/errors.ts'
import { handle } from '#features/facilities.ts'
import { clientOf, currencyOf } from '#features/account/index.ts'
import { orderListed } from '#features/service-order/index.ts'
import { ordersOf } from './orders.ts'
import { hitFor } from './policy.ts'
import { standingOn } from './standing.ts'

/**
 * Orders what can be done about a found mark, in the name of the watched one's owner and at the price of our list; where the
 * list has none, a person works it out. Throws `rules-unmet` for what is not offered any more.
 */
export const order = handle(
  monitoringResultOrder,
  async ({ params, body }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const { row, mark } = await hitFor(tx, params.id, caller, { lock: true })
      const { service } = body
      const known = (await ordersOf(tx, row)).find((one) => one.service === service)
      if (known?.paid) throw new AppError('already-done', { facts: { order: known.publicId } })
      if (known) return { publicId: known.publicId, productId: known.productId }
      const standing = await standingOn(tx, row, facilities.today())
      if (!offeredFor({ ...standing, state: row.state }).includes(service))
        throw new AppError('rules-unmet', { facts: { missing: 'time' } })
      return await orderListed(tx, facilities, {
        service,
        orderHubId: row.orderHubId,
        item: {
          jurisdiction: found(jurisdictionFrom(row.jurisdiction)),
          mark: mark.name,
          number: mark.jurisdiction === row.jurisdiction ? mark.number : null,
          classes: Math.max(1, row.classes.length),
          expires: null,
          trademarkId: mark.id,
        },
        message: [row.markName, row.jurisdiction, row.applicationNumber].filter(Boolean).join(', '),
        client: await clientOf(tx, mark.userId),
        currency: await currencyOf(tx, mark.userId),
        userId: caller.userId,
      })
    }),
)
