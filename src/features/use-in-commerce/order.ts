import { commerceUseOrder } from '#contract/use-in-commerce.ts'
import { actorOf } from '#domain/account/actor.ts'
import type { OrderedService } from '#domain/service-order/offering.ts'
import { isBeforeRegistration, isRenewal } from '#domain/use-in-commerce/filing.ts'
import { AppError, found } from '#kernel/errors.ts'
import { handle } from '#features/facilities.ts'
import { clientOf, currencyOf } from '#features/account/index.ts'
import { endUnpaidOrder, orderPriced } from '#features/service-order/index.ts'
import { commerceUseFor } from './policy.ts'
import { judgedClasses } from './prepared.ts'
import { isOutdated, itemOf, orderOf, priceOf } from './price.ts'
import { moveUse } from './transition.ts'

const serviceOf = (type: string): OrderedService =>
  isBeforeRegistration(type) ? 'StatementOfUse' : isRenewal(type) ? 'TrademarkRenewal' : 'DeclarationOfUse'

/**
 * Orders a filing at the price of the classes that stay, by the common checkout. Asked again it leads to the same checkout;
 * what was changed meanwhile ends the order that nobody has to pay yet.
 */
export const order = handle(commerceUseOrder, async ({ params }, caller, facilities) => {
  return await facilities.write(async (tx) => {
    const matter = await commerceUseFor(tx, params.id, caller, { lock: true })
    const { row, mark } = matter
    const before = await orderOf(tx, matter)
    if (before.ordered === 'paid')
      throw new AppError('transition-refused', { facts: { from: row.status, to: 'Ordered' } })
    const isStale = before.ordered === 'open' && isOutdated(matter, before.content, facilities.today())
    if (before.ordered !== 'no' && before.productId !== null && !isStale)
      return { productId: before.productId, isQuoted: (before.content?.toQuote.length ?? 0) > 0 }
    const currency = await currencyOf(tx, mark.userId)
    const on = facilities.today()
    const priced = await priceOf(tx, matter, await judgedClasses(tx, matter, null), { on, currency })
    if (priced === null) throw new AppError('rules-unmet', { facts: { missing: 'decision' } })
    if (before.id !== null) await endUnpaidOrder(tx, facilities, { id: before.id, userId: caller.userId })
    const made = await orderPriced(tx, facilities, {
      service: serviceOf(row.type),
      item: itemOf(matter, priced.classes),
      client: await clientOf(tx, mark.userId),
      currency,
      message: null,
      userId: caller.userId,
      content: priced.content,
      matter: { table: 'use_in_commerce_request', id: row.id },
    })
    await moveUse(tx, {
      id: row.id,
      from: row.status,
      to: 'Ordered',
      actor: actorOf(caller),
      userId: caller.userId,
      set: { orderId: found(made.id) },
    })
    return { productId: made.productId, isQuoted: priced.content.toQuote.length > 0 }
  })
})
