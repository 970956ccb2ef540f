import type { z } from 'zod'
import { productUpdate, type billingDetails } from '#contract/product.ts'
import { totalsOf } from '#domain/billing/totals.ts'
import { AppError, found } from '#kernel/errors.ts'
import { askNumber, type Party, saveBilled } from '#features/account/index.ts'
import { handle } from '#features/facilities.ts'
import { billingEntitySaved } from './events.ts'
import { productSteps, type Payable } from './payable.ts'
import { buyerOf } from './parties.ts'
import { paymentTypes } from './payment-types.ts'

type Details = z.output<typeof billingDetails>

/** Saves who is billed and answers with the price as that buyer pays it. */
export const update = handle(productUpdate, async ({ params, body }, caller, facilities) => {
  const typed = body.type === 'legal' ? body.vat : null
  // For a foreign order nobody is asked.
  if (typed !== null) found(await facilities.orders.payable(facilities.db, params.id, caller))
  // Before the transaction: nothing is locked meanwhile.
  const asked = await askNumber(facilities, typed, body.country)
  return await facilities.write(async (tx) => {
    const payable = found(await facilities.orders.payable(tx, params.id, caller, { lock: true }))
    if (payable.phase !== 'open') {
      throw new AppError('transition-refused', { facts: { from: payable.standing, to: productSteps.started } })
    }
    const { id: billingEntityId, vatNumber } = await saveBilled(
      tx,
      facilities,
      payable.billingEntityId,
      partyOf(payable, body),
      asked,
    )
    await facilities.events.publish(tx, billingEntitySaved, {
      productId: payable.productId,
      order: payable.order,
      billingEntityId,
    })
    const buyer = found(await buyerOf(tx, { ...payable, billingEntityId }, facilities.today(), facilities))
    return {
      currency: payable.currency,
      totals: totalsOf(payable.lines, buyer.vat),
      vat: buyer.vat,
      vatNumber,
      paymentTypes: paymentTypes(facilities, buyer.seller),
      consumer: !buyer.business,
      terms: facilities.terms(caller.language),
    }
  })
})

/** Of the form, who is billed. A person's order names no company, even when one was typed before. */
function partyOf(
  { ownerUserId }: Payable,
  { taxId: _taxId, street, city, postcode, country, state, ...who }: Details,
): Party {
  const businessName = who.type === 'legal' ? who.businessName : null
  return { who: { ...who, businessName }, at: { street, city, postcode, country, state }, userId: ownerUserId }
}
