import { and, eq, inArray } from 'drizzle-orm'
import type pg from 'pg'
import { statusesToWork } from '#domain/registration/can.ts'
import {
  registrationMachine,
  registrationStatuses,
  registrationStatusGroup,
  type RegistrationStatus,
  type RegistrationStatusGroup,
} from '#domain/registration/status.ts'
import { AppError } from '#kernel/errors.ts'
import { decide } from '#kernel/state-machine.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { product } from '#schema/billing.ts'
import { application, registrationRequest } from '#schema/registration.ts'
import {
  billingEntitySaved,
  checkoutCompleted,
  checkoutStarted,
  closeLater,
  couponChosen,
  endedOrdersOf,
  invoiceGivenBack,
  invoicePaid,
  orderWithdrawn,
  productSteps,
  type Payable,
  type PayableSource,
} from '#features/billing/index.ts'
import { on, type Follower } from '#features/feature.ts'
import { inviteOwner } from '#features/account/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { endUnfiled } from '#features/trademark/index.ts'
import { discountRequest } from './coupon.ts'
import { fillDraft } from './fill-draft.ts'
import { mayWorkOnRequest } from './policy.ts'
import { moveRequest, track } from './transition.ts'

const registrations = 'registration_request_id'

/** A registration request as something to be paid for. */
export const payableRequest: PayableSource = async (tx, productId, caller, options) => {
  const row = await requestOfProduct(tx, productId, options?.lock)
  if (!row || (caller !== 'system' && !mayWorkOnRequest(row, caller))) return null
  return {
    productId,
    order: { by: registrations, id: row.id },
    ownerUserId: row.userId,
    contactEmail: row.contactEmail,
    language: row.language,
    currency: row.currency,
    phase: phaseOf(row.status),
    givesBack: row.status === refunded,
    standing: row.status,
    // A verification that staff approved stands before it.
    isUnseen: false,
    performed: row.status === 'Completed',
    lines: row.orderedItems?.lines ?? [],
    unpriced: row.jurisdictions.filter((code) => !row.orderedItems?.lines.some((line) => line.jurisdiction === code)),
    ratesOn: row.orderedItems?.ratesOn ?? null,
    subject: { mark: row.value, markType: row.type, classes: row.orderedItems?.classes ?? [], order: row.publicId },
    billingEntityId: row.billingEntityId,
    invoiceInUs: row.invoiceIssuedInUs,
  }
}

const overWithoutMoney: readonly RegistrationStatus[] = ['Abandoned', 'Refused']
const notBinding: readonly RegistrationStatusGroup[] = ['Verification', 'Ordering']

const refunded = 'Refunded' satisfies RegistrationStatus

/** What a status means for money. */
function phaseOf(status: string): Payable['phase'] {
  if (status === 'Checkout completed') return 'placed'
  const known = registrationStatuses.find((one) => one === status)
  if (!known || known === refunded || overWithoutMoney.includes(known)) return 'closed'
  return notBinding.includes(registrationStatusGroup(known)) && known !== 'Invoice paid' ? 'open' : 'paid'
}

/** Whether a status is the end of what can be paid for. */
export const isOver = (status: string): boolean => phaseOf(status) === 'closed'

/** What follows from the end of an order: nothing of it is paid any more, and none of its marks is filed. */
export async function closeEnded(
  tx: Tx,
  facilities: Facilities,
  { id, productId, status, userId }: { id: string; productId: string | null; status: string; userId: string | null },
): Promise<void> {
  if (!isOver(status)) return
  if (productId !== null) await closeLater(tx, facilities, productId)
  const to = status === refunded ? 'Refunded' : 'Abandoned'
  await endUnfiled(tx, facilities, { registrationRequestId: id, to, userId })
}

/** Ends an order in the name of a person, where its status still allows it. */
async function end(
  tx: Tx,
  facilities: Facilities,
  row: typeof registrationRequest.$inferSelect,
  { to, userId }: { to: 'Refunded' | 'Abandoned'; userId: string | null },
): Promise<void> {
  if (!decide(registrationMachine, row.status, to, 'staff').ok) return
  const status = await moveRequest(tx, { id: row.id, from: row.status, to, actor: 'staff', userId })
  await closeEnded(tx, facilities, { id: row.id, productId: row.productId, status, userId })
}

/** Orders of registrations that ended while something of them is still open. */
export const endedOrders = async (pool: pg.Pool): Promise<string[]> =>
  await endedOrdersOf(pool, {
    table: 'registration_request',
    by: 'registration_request_id',
    over: overWithoutMoney,
    refunded,
  })

async function requestOfProduct(tx: Database, productId: string, lock = false) {
  const found = tx
    .select()
    .from(product)
    .innerJoin(registrationRequest, eq(product.registrationRequestId, registrationRequest.id))
    .where(eq(product.id, productId))
  const [hit] = await (lock ? found.for('update', { of: registrationRequest }) : found)
  return hit?.registration_request ?? null
}

/** What billing's news mean for a registration request, in billing's own transaction. */
export const followBilling: Follower[] = [
  on(checkoutStarted, 'the order of the request is started, once', async (tx, { order, productId, userId }) => {
    const row = order.by === registrations ? await requestOfProduct(tx, productId) : null
    if (row?.status === 'Order created')
      await moveRequest(tx, { id: row.id, to: 'Registration order started', actor: 'client', userId })
  }),
  on(billingEntitySaved, 'the request keeps who is billed', async (tx, { order, productId, billingEntityId }) => {
    if (order.by !== registrations) return
    const kept = await tx
      .update(registrationRequest)
      .set({ billingEntityId })
      .where(and(eq(registrationRequest.id, order.id), inArray(registrationRequest.status, statusesToWork.checkout)))
    if (kept.rowCount === 1) return
    const from = (await requestOfProduct(tx, productId))?.status ?? ''
    throw new AppError('transition-refused', { facts: { from, to: 'Registration order started' } })
  }),
  on(couponChosen, 'the lines of the request have its discount', async (tx, { productId, coupon }) => {
    const row = await requestOfProduct(tx, productId)
    if (row) await discountRequest(tx, row, coupon)
  }),
  on(checkoutCompleted, 'the request is ordered', async (tx, { order, standing: from, userId }) => {
    if (order.by === registrations)
      await moveRequest(tx, { id: order.id, from, to: 'Checkout completed', actor: 'client', userId })
  }),
  on(
    invoiceGivenBack,
    'what was given back whole is no order any more',
    async (tx, { productId, userId }, facilities) => {
      const row = await requestOfProduct(tx, productId, true)
      if (row) await end(tx, facilities, row, { to: refunded, userId })
    },
  ),
  on(
    orderWithdrawn,
    'an order that is not paid ends when a consumer withdraws',
    async (tx, { productId, userId }, facilities) => {
      const row = await requestOfProduct(tx, productId, true)
      if (!row) return
      await track(tx, row.id, productSteps.withdrawn, userId)
      if (phaseOf(row.status) === 'placed') await end(tx, facilities, row, { to: 'Abandoned', userId })
    },
  ),
  on(invoicePaid, 'drafting begins, and the owner is asked for the details', async (tx, { productId }, facilities) => {
    const row = await requestOfProduct(tx, productId)
    if (!row) return
    await moveRequest(tx, { id: row.id, to: 'Invoice paid', actor: 'system', userId: null })
    await moveRequest(tx, { id: row.id, to: 'Ready for drafting', actor: 'system', userId: null })
    await tx.insert(application).values({ registrationRequestId: row.id, userId: row.userId }).onConflictDoNothing()
    await fillDraft(tx, row)
    await inviteOwner(tx, facilities, row)
  }),
]
