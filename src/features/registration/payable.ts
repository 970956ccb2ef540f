import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { bindDatabase } from '#platform/db/database.ts'
import type { EventBus } from '#platform/events/events.ts'
import { product } from '#schema/billing.ts'
import { application, registrationRequest } from '#schema/registration.ts'
import {
  billingEntitySaved,
  checkoutCompleted,
  checkoutStarted,
  invoicePaid,
  type PayableSource,
} from '#features/billing/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { inviteOwner } from '#features/account/index.ts'
import { mayWorkOnRequest } from './policy.ts'
import { moveRequest } from './transition.ts'

/** A registration request as something to be paid for. */
export const payableRequest: PayableSource = async (tx, productId, caller, options) => {
  const row = await requestOfProduct(tx, productId, options?.lock)
  if (!row || (caller !== 'system' && !mayWorkOnRequest(row, caller))) return null
  return {
    productId,
    ownerUserId: row.userId,
    contactEmail: row.contactEmail,
    language: row.language,
    currency: row.currency,
    status: row.status,
    lines: row.orderedItems?.lines ?? [],
    unpriced: row.jurisdictions.filter((code) => !row.orderedItems?.lines.some((line) => line.jurisdiction === code)),
    ratesOn: row.orderedItems?.ratesOn ?? null,
    subject: { mark: row.value, markType: row.type, classes: row.orderedItems?.classes ?? [], order: row.publicId },
    billingEntityId: row.billingEntityId,
  }
}

async function requestOfProduct(tx: pg.PoolClient | pg.Pool, productId: string, lock = false) {
  const found = bindDatabase(tx)
    .select()
    .from(product)
    .innerJoin(registrationRequest, eq(product.registrationRequestId, registrationRequest.id))
    .where(eq(product.id, productId))
  const [hit] = await (lock ? found.for('update', { of: registrationRequest }) : found)
  return hit?.registration_request ?? null
}

/** What billing's news mean for a registration request, in billing's own transaction. */
export function followBilling(events: EventBus, facilities: Facilities): void {
  events.subscribe(checkoutStarted, async (tx, { productId, userId }) => {
    const row = await requestOfProduct(tx, productId)
    if (row) await moveRequest(tx, { id: row.id, to: 'Registration order started', actor: 'client', userId })
  })
  events.subscribe(billingEntitySaved, async (tx, { productId, billingEntityId }) => {
    const row = await requestOfProduct(tx, productId)
    if (row)
      await bindDatabase(tx)
        .update(registrationRequest)
        .set({ billingEntityId })
        .where(eq(registrationRequest.id, row.id))
  })
  events.subscribe(checkoutCompleted, async (tx, { productId, userId }) => {
    const row = await requestOfProduct(tx, productId)
    if (row) await moveRequest(tx, { id: row.id, to: 'Checkout completed', actor: 'client', userId })
  })
  events.subscribe(invoicePaid, async (tx, { productId }) => {
    const row = await requestOfProduct(tx, productId)
    if (!row) return
    await moveRequest(tx, { id: row.id, to: 'Invoice paid', actor: 'system', userId: null })
    await moveRequest(tx, { id: row.id, to: 'Ready for drafting', actor: 'system', userId: null })
    await bindDatabase(tx)
      .insert(application)
      .values({ registrationRequestId: row.id, userId: row.userId })
      .onConflictDoNothing()
    await inviteOwner(tx, facilities, row)
  })
}
