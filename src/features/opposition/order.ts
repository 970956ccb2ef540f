import { eq } from 'drizzle-orm'
import { oppositionOrder } from '#contract/opposition.ts'
import { actorOf } from '#domain/account/actor.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { clientSteps } from '#domain/opposition/client-steps.ts'
import { oppositionMachine } from '#domain/opposition/status.ts'
import { serviceOfWay, type WayKind } from '#domain/opposition/vocabulary.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { isLanguage } from '#kernel/languages.ts'
import { isCurrency } from '#kernel/money.ts'
import { decide } from '#kernel/state-machine.ts'
import type { Tx } from '#platform/db/database.ts'
import { oppositionWay } from '#schema/opposition.ts'
import { clientOf } from '#features/account/index.ts'
import { handle, type CallFacilities } from '#features/facilities.ts'
import { chosenOf, orderQuoted } from '#features/service-order/index.ts'
import { oppositionFor, type OppositionMatter } from './policy.ts'
import { moveOpposition } from './transition.ts'
import { waysOf, type WayRow } from './ways.ts'

/**
 * Orders a way to go on at the price that was written for it, by the common checkout. The same one again leads to the same
 * checkout; another one ends the order that nothing was paid of yet.
 */
export const order = handle(oppositionOrder, async ({ params, body }, caller, facilities) => {
  return await facilities.write(async (tx) => {
    const matter = await oppositionFor(tx, params.id, caller, { lock: true })
    const { row } = matter
    const { userId } = caller
    const facts = { from: row.status, to: 'Order created' }
    if (!clientSteps(row.status, { isPaid: false }).order) throw new AppError('transition-refused', { facts })
    const currency = row.orderCurrency
    if (!isCurrency(currency)) throw new AppError('rules-unmet', { facts: { missing: 'priced-lines' } })
    const ways = await waysOf(tx, row.id, currency)
    const asked = { id: body.wayId, field: 'wayId', facts, userId }
    const choice = await chosenOf(tx, facilities, ways, asked)
    if ('productId' in choice) return choice
    const { chosen } = choice
    const made = await placeOrder(tx, facilities, matter, { chosen, currency, userId })
    await tx.update(oppositionWay).set({ serviceRequestId: made.id }).where(eq(oppositionWay.id, chosen.id))
    const actor = actorOf(caller)
    // After the answer is filed a further way is ordered without a step back.
    if (decide(oppositionMachine, row.status, 'Order created', actor).ok)
      await moveOpposition(tx, { id: row.id, from: row.status, to: 'Order created', actor, userId })
    return { productId: made.productId }
  })
})

async function placeOrder(
  tx: Tx,
  facilities: CallFacilities,
  { row, mark }: OppositionMatter,
  { chosen, currency, userId }: { chosen: WayRow; currency: string; userId: string | null },
) {
  const { serviceFee, governmentFee } = chosen
  const service = serviceOfWay[chosen.kind as WayKind] ?? refuseField('wayId', 'not-a-choice')
  const quotedBy = row.advisedByUserId
  if (serviceFee === null || governmentFee === null || quotedBy === null)
    throw new AppError('rules-unmet', { facts: { missing: 'priced-lines' } })
  const client = await clientOf(tx, mark.userId)
  const language = isLanguage(client.language) ? client.language : 'en'
  const text = facilities.translate(language)(`oppositionWay.${chosen.kind}`)
  const lines = [
    { kind: 'service' as const, net: serviceFee, text },
    { kind: 'official' as const, net: governmentFee, text },
  ].filter(({ net }) => net > 0)
  return await orderQuoted(tx, facilities, {
    service,
    item: {
      jurisdiction: found(jurisdictionFrom(mark.jurisdiction)),
      mark: mark.name,
      number: mark.number,
      classes: Math.max(1, row.classes.length || mark.goodsAndServices.length),
      expires: null,
      trademarkId: mark.id,
    },
    lines,
    quotedBy,
    client,
    currency,
    message: chosen.description ?? chosen.ground,
    userId,
    orderHubId: row.orderHubId,
  })
}
