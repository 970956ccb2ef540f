import { eq } from 'drizzle-orm'
import type pg from 'pg'
import type { z } from 'zod'
import { productUpdate, type billingDetails } from '#contract/product.ts'
import { totalsOf } from '#domain/billing/totals.ts'
import { today } from '#kernel/dates.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { address, entity } from '#schema/account.ts'
import { handle } from '#features/facilities.ts'
import { billingEntitySaved, type Payable, type PayableSource } from './payable.ts'
import { buyerOf } from './parties.ts'
import { paymentTypes } from './payment-types.ts'

type Details = z.output<typeof billingDetails>

/** Saves who is billed and answers with the price as that buyer pays it. */
export function updateWith(source: PayableSource) {
  return handle(productUpdate, async ({ params, body }, caller, facilities) => {
    refuseMissing(body)
    return await inTransaction(facilities.pool, async (tx) => {
      const payable = found(await source(tx, params.id, caller, { lock: true }))
      if (!['Order created', 'Registration order started'].includes(payable.status)) {
        throw new AppError('transition-refused', { facts: { from: payable.status, to: 'Registration order started' } })
      }
      const billingEntityId = await saveEntity(tx, payable, body)
      await facilities.events.publish(tx, billingEntitySaved, { productId: payable.productId, billingEntityId })
      const buyer = found(
        await buyerOf(bindDatabase(tx), billingEntityId, today('Europe/Bratislava', facilities.clock())),
      )
      return {
        currency: payable.currency,
        totals: totalsOf(payable.lines, buyer.vat),
        vat: buyer.vat,
        paymentTypes: paymentTypes(facilities),
      }
    })
  })
}

function refuseMissing(body: Details): void {
  if (body.type === 'legal' && !body.businessName) refuseField('businessName', 'required')
  if (body.type === 'physical' && !body.firstName) refuseField('firstName', 'required')
  if (body.type === 'physical' && !body.lastName) refuseField('lastName', 'required')
  if (body.vat && !/^[A-Z]{2}[0-9A-Z+*]{2,13}$/.test(body.vat.replaceAll(' ', '').toUpperCase()))
    refuseField('vat', 'vat-number-format')
}

async function saveEntity(tx: pg.PoolClient, payable: Payable, body: Details): Promise<string> {
  const db = bindDatabase(tx)
  const place = {
    street: body.street,
    city: body.city,
    postcode: body.postcode,
    country: body.country,
    state: body.state,
    userId: payable.ownerUserId,
  }
  const who = {
    type: body.type,
    businessName: body.type === 'legal' ? body.businessName : null,
    companyId: body.companyId,
    vat: body.vat?.replaceAll(' ', '').toUpperCase() ?? null,
    // Only a confirmation from the register sets it; a changed number has to be confirmed again.
    vatPayer: false,
    firstName: body.firstName,
    lastName: body.lastName,
    email: body.email,
    phone: body.phone,
    userId: payable.ownerUserId,
  }
  const [known] = payable.billingEntityId
    ? await db.select().from(entity).where(eq(entity.id, payable.billingEntityId))
    : []
  if (known?.addressId) {
    await db.update(address).set(place).where(eq(address.id, known.addressId))
    await db.update(entity).set(who).where(eq(entity.id, known.id))
    return known.id
  }
  const [stored] = await db.insert(address).values(place).returning({ id: address.id })
  const [created] = await db
    .insert(entity)
    .values({ ...who, addressId: found(stored).id })
    .returning({ id: entity.id })
  return found(created).id
}
