import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { withCoupon } from '#domain/billing/discount.ts'
import { serviceWord } from '#domain/service-order/offering.ts'
import { overServices, refundedService, servicePhase } from '#domain/service-order/phase.ts'
import { serviceRequestMachine } from '#domain/service-order/status.ts'
import { AppError } from '#kernel/errors.ts'
import { isLanguage } from '#kernel/languages.ts'
import { nextStates } from '#kernel/state-machine.ts'
import type { Database } from '#platform/db/database.ts'
import { product } from '#schema/billing.ts'
import { service, serviceRequest } from '#schema/service-order.ts'
import { giveToAccount } from '#features/account/index.ts'
import {
  billingEntitySaved,
  checkoutCompleted,
  closeLater,
  couponChosen,
  endedOrdersOf,
  invoiceGivenBack,
  invoicePaid,
  orderWithdrawn,
  productSteps,
  type PayableSource,
} from '#features/billing/index.ts'
import { on, type Follower } from '#features/feature.ts'
import { askAnew } from './checkout.ts'
import { itemsOf } from './items.ts'
import { mayWorkOnService, type ServiceRow } from './policy.ts'
import { moveService, trackService } from './transition.ts'

const services = 'service_request_id'

/** A service order as something to be paid for. */
export const payableService: PayableSource = async (tx, productId, caller, options) => {
  const row = await serviceOfProduct(tx, productId, options?.lock)
  if (!row || (caller !== 'system' && !mayWorkOnService(row, caller))) return null
  const items = itemsOf(row)
  const content = row.invoiceContent
  return {
    productId,
    order: { by: services, id: row.id },
    ownerUserId: row.userId,
    contactEmail: row.contactEmail ?? '',
    language: row.language,
    currency: row.currency,
    phase: servicePhase(row.status),
    givesBack: row.status === refundedService,
    standing: row.status,
    // A price that staff wrote was mailed by them; any other order comes from its form to here with nobody between.
    isUnseen: (content?.quotedBy ?? null) === null,
    performed: row.status === 'Finished',
    lines: content?.lines ?? [],
    unpriced: content?.toQuote ?? [],
    ratesOn: content?.ratesOn ?? null,
    subject: {
      mark: [...new Set(items.map(({ mark }) => mark))].join(', '),
      markType: 'WORD',
      classes: [],
      order: row.publicId,
      service: serviceWord(row.serviceName),
    },
    billingEntityId: row.billingEntityId,
    invoiceInUs: false,
  }
}

/** Service orders that ended while something of them is still open. */
export const endedServices = async (pool: pg.Pool): Promise<string[]> =>
  await endedOrdersOf(pool, {
    table: 'service_request',
    by: 'service_request_id',
    over: overServices,
    refunded: refundedService,
  })

async function serviceOfProduct(tx: Database, productId: string, lock = false): Promise<ServiceRow | null> {
  const found = tx
    .select()
    .from(product)
    .innerJoin(serviceRequest, eq(product.serviceRequestId, serviceRequest.id))
    .where(eq(product.id, productId))
  const [hit] = await (lock ? found.for('update', { of: serviceRequest }) : found)
  return hit?.service_request ?? null
}

/** What billing's news mean for a service order, in billing's own transaction. */
export const followBilling: Follower[] = [
  on(billingEntitySaved, 'the service order keeps who is billed', async (tx, { order, productId, billingEntityId }) => {
    const row = order.by === services ? await serviceOfProduct(tx, productId) : null
    if (!row) return
    if (servicePhase(row.status) !== 'open')
      throw new AppError('transition-refused', { facts: { from: row.status, to: 'Checkout completed' } })
    await tx.update(serviceRequest).set({ billingEntityId }).where(eq(serviceRequest.id, row.id))
  }),
  on(couponChosen, 'the lines of the service have its discount', async (tx, { productId, coupon }) => {
    const row = await serviceOfProduct(tx, productId)
    const content = row?.invoiceContent
    if (!row || !content) return
    await tx
      .update(serviceRequest)
      .set({
        discountCouponId: coupon?.id ?? null,
        invoiceContent: { ...content, lines: withCoupon(content.lines, coupon), coupon },
      })
      .where(eq(serviceRequest.id, row.id))
  }),
  on(
    invoiceGivenBack,
    'what was given back whole is no order any more',
    async (tx, { productId, userId }, facilities) => {
      const row = await serviceOfProduct(tx, productId, true)
      if (!row || !nextStates(serviceRequestMachine, row.status, 'staff').includes(refundedService)) return
      await moveService(tx, { id: row.id, to: refundedService, actor: 'staff', userId })
      await closeLater(tx, facilities, productId)
    },
  ),
  on(orderWithdrawn, 'an order that is not paid ends when a consumer withdraws', async (tx, { productId, userId }) => {
    const row = await serviceOfProduct(tx, productId, true)
    if (!row) return
    await trackService(tx, row.id, productSteps.withdrawn, userId)
    if (row.status === 'Checkout completed')
      await moveService(tx, { id: row.id, to: 'Abandoned', actor: 'staff', userId })
  }),
  on(checkoutCompleted, 'the service is ordered', async (tx, { order, productId, userId }, facilities) => {
    if (order.by !== services) return
    // Days may lie between the checkout and the button that makes it binding.
    const row = await serviceOfProduct(tx, productId)
    if (row) await askAnew(tx, row, facilities)
    await moveService(tx, { id: order.id, to: 'Checkout completed', actor: 'client', userId })
  }),
  on(
    invoicePaid,
    'the work on a service begins: one piece for each mark, and a stranger gets an account',
    async (tx, { productId }, facilities) => {
      const row = await serviceOfProduct(tx, productId)
      if (!row) return
      await moveService(tx, { id: row.id, to: 'Invoice paid', actor: 'system', userId: null })
      await moveService(tx, { id: row.id, to: 'In progress', actor: 'system', userId: null })
      const work = itemsOf(row).map((item) => ({
        type: row.serviceName,
        serviceRequestId: row.id,
        parameters: { item },
      }))
      if (work.length > 0) await tx.insert(service).values(work)
      if (row.userId !== null || row.contactEmail === null) return
      const { contactEmail: email, contactFirstName: firstName, contactLastName: lastName } = row
      const language = isLanguage(row.language) ? row.language : 'en'
      await giveToAccount(tx, facilities, { id: row.id, person: { email, firstName, lastName, language } })
    },
  ),
]
