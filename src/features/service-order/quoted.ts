import { eq } from 'drizzle-orm'
import type { OrderLine } from '#domain/billing/invoice-document.ts'
import { feeActions } from '#domain/pricing/vocabulary.ts'
import type { ServiceContent, ServiceItem } from '#domain/service-order/content.ts'
import type { OpenedService } from '#domain/service-order/offering.ts'
import { priceService } from '#domain/service-order/price.ts'
import { servicePhase } from '#domain/service-order/phase.ts'
import type { ServiceRequestStatus } from '#domain/service-order/status.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import { product } from '#schema/billing.ts'
import { serviceRequest } from '#schema/service-order.ts'
import type { Client } from '#features/account/index.ts'
import { closeLater, nextPublicId, priceSnapshot } from '#features/billing/index.ts'
import type { Facilities } from '#features/facilities.ts'
import type { ServiceRow } from './policy.ts'
import { moveService, trackService } from './transition.ts'
import { tellUnpriced } from './unpriced.ts'

type Telling = Pick<Facilities, 'clock' | 'today' | 'tell' | 'supplier'>

/** An order that is placed in another matter: what for, for whom, by whom. */
interface MatterOrder {
  service: OpenedService
  item: ServiceItem
  client: Client
  currency: string
  message: string | null
  /** Who orders it. */
  userId: string | null
  /** The hub of the matter that it stands among the orders of. */
  orderHubId?: string
}

/** An order whose price a person wrote before somebody asked for it. */
export interface QuotedOrder extends MatterOrder {
  lines: readonly (Pick<OrderLine, 'kind' | 'net'> & { text: string })[]
  /** Whoever of staff wrote the price. */
  quotedBy: string
}

/** An order whose lines another matter worked out. */
export interface PricedOrder extends MatterOrder {
  content: ServiceContent
  matter: NonNullable<ServiceRow['parameters']['matter']>
}

/** Opens an order at a price that staff wrote, with the product under which it is paid. */
export async function orderQuoted(
  tx: Tx,
  facilities: Telling,
  { lines, quotedBy, ...order }: QuotedOrder,
): Promise<{ id: string; productId: string }> {
  const { item, currency } = order
  const invoiceContent: ServiceContent = {
    version: 1,
    currency,
    lines: lines.map((line) => ({
      ...line,
      jurisdiction: item.jurisdiction,
      classes: item.classes,
      original: null,
    })),
    toQuote: [],
    ratesOn: null,
    pricedOn: facilities.today(),
    quotedBy,
  }
  return await place(tx, facilities, order, { invoiceContent })
}

/** Opens an order at the price that another matter worked out, with the product under which it is paid. */
export async function orderPriced(
  tx: Tx,
  facilities: Telling,
  { content, matter, ...order }: PricedOrder,
): Promise<{ id: string; productId: string }> {
  return await place(tx, facilities, order, { invoiceContent: content, matter })
}

/**
 * Opens an order at the price of our list on the day, with the product under which it is paid; without one where the list has
 * no price for it, which a person then writes.
 */
export async function orderListed(
  tx: Tx,
  facilities: Telling,
  order: MatterOrder,
): Promise<{ publicId: string; productId: string | null }> {
  const { service, item, currency } = order
  const asked = { jurisdictions: [item.jurisdiction], actions: feeActions }
  const snapshot = await priceSnapshot(tx, facilities.today(), asked)
  const content = priceService({ service, items: [item], currency }, snapshot, null)
  const isPriced = content.toQuote.length === 0 && content.lines.length > 0
  if (isPriced) return await place(tx, facilities, order, { invoiceContent: content })
  return { publicId: await openUnpriced(tx, facilities, order), productId: null }
}

async function openUnpriced(tx: Tx, facilities: Telling, order: MatterOrder): Promise<string> {
  const id = uuidv7()
  const publicId = await nextPublicId(tx, facilities.clock(), 'S')
  await tx.insert(serviceRequest).values({ id, publicId, ...columnsOf(order) })
  await trackService(tx, id, 'Created', order.userId)
  await tellUnpriced(tx, facilities, id)
  return publicId
}

/** What the row of an order says of what it is for, and for whom. */
const columnsOf = ({ service, item, client, currency, message, orderHubId }: MatterOrder) => ({
  serviceName: service,
  parameters: { items: [item], message },
  language: client.language,
  currency,
  region: 'EU',
  userId: client.userId,
  contactEmail: client.email,
  contactFirstName: client.firstName,
  contactLastName: client.lastName,
  ...(orderHubId !== undefined && { orderHubId }),
})

async function place(
  tx: Tx,
  facilities: Telling,
  order: MatterOrder,
  { invoiceContent, matter }: { invoiceContent: ServiceContent; matter?: PricedOrder['matter'] },
): Promise<{ id: string; publicId: string; productId: string }> {
  const { client, userId } = order
  const columns = columnsOf(order)
  const id = uuidv7()
  const productId = uuidv7()
  const publicId = await nextPublicId(tx, facilities.clock(), 'S')
  await tx.insert(serviceRequest).values({
    id,
    publicId,
    ...columns,
    parameters: { ...columns.parameters, ...(matter && { matter }) },
    invoiceContent,
  })
  await tx.insert(product).values({ id: productId, serviceRequestId: id, userId: client.userId })
  await tx.update(serviceRequest).set({ productId }).where(eq(serviceRequest.id, id))
  await trackService(tx, id, 'Created', userId)
  if (invoiceContent.toQuote.length > 0) await tellUnpriced(tx, facilities, id)
  return { id, publicId, productId }
}

/** Ends an order for which no money has come, and what is open of it; one that is paid or over stays as it is. */
export async function endUnpaidOrder(
  tx: Tx,
  facilities: Facilities,
  { id, userId }: { id: string; userId: string | null },
): Promise<void> {
  const [row] = await tx.select().from(serviceRequest).where(eq(serviceRequest.id, id)).for('update')
  if (!row) return
  const phase = servicePhase(row.status)
  if (phase !== 'open' && phase !== 'placed') return
  await moveService(tx, { id, to: 'Abandoned', actor: 'staff', userId })
  if (row.productId !== null) await closeLater(tx, facilities, row.productId)
}

/** Takes the order of a work that an office was handed along, where it still stands before that, whatever holds it. */
export async function advanceService(
  tx: Tx,
  {
    id,
    to,
    userId,
  }: { id: string; to: Extract<ServiceRequestStatus, 'Submitted' | 'Finished'>; userId: string | null },
): Promise<void> {
  const [row] = await tx
    .select({ status: serviceRequest.status })
    .from(serviceRequest)
    .where(eq(serviceRequest.id, id))
    .for('update')
  if (row?.status === 'In progress') await moveService(tx, { id, to, actor: 'staff', userId, isFiled: true })
}
