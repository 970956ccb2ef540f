import { eq } from 'drizzle-orm'
import { serviceRequestCheckout } from '#contract/service-order.ts'
import { feeActions } from '#domain/pricing/vocabulary.ts'
import type { ServiceContent } from '#domain/service-order/content.ts'
import { priceService } from '#domain/service-order/price.ts'
import { AppError, found } from '#kernel/errors.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { product } from '#schema/billing.ts'
import { serviceRequest } from '#schema/service-order.ts'
import { priceSnapshot } from '#features/billing/index.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { itemsOf, ownItems } from './items.ts'
import { lockedService, mustBeOpen, type ServiceRow } from './policy.ts'

/**
 * Makes of an order what is paid for: priced again today, unless staff wrote its lines or another matter did, one product.
 * Called again it updates the same product's order.
 */
export const checkout = handle(
  serviceRequestCheckout,
  async ({ params }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const row = await lockedService(tx, params.id, caller)
      mustBeOpen(row)
      await askAnew(tx, row, facilities)
      const invoiceContent = await contentToPay(tx, row, facilities)
      if (invoiceContent.toQuote.length > 0)
        throw new AppError('rules-unmet', { facts: { quote: invoiceContent.toQuote.join('; ') } })
      if (invoiceContent.lines.length === 0) throw new AppError('rules-unmet', { facts: { missing: 'priced-lines' } })
      const productId = row.productId ?? (await createProduct(tx, row))
      await tx.update(serviceRequest).set({ invoiceContent, productId }).where(eq(serviceRequest.id, row.id))
      return { productId }
    }),
)

/**
 * Asks of what was opened in time, or again as another, whether it is still possible on the day: throws the field error of the mark that
 * cannot be served any more. What staff or another matter priced is theirs to have asked.
 */
export async function askAnew(tx: Tx, row: ServiceRow, facilities: Pick<Facilities, 'today'>): Promise<void> {
  if (fixedContent(row) !== null) return
  await ownItems(tx, itemsOf(row), row.userId, { serviceName: row.serviceName, today: facilities.today() })
}

/** What an order costs as it stands: as staff or another matter wrote it, else by our list today. */
export const contentToPay = async (
  db: Database,
  row: ServiceRow,
  facilities: Pick<Facilities, 'today'>,
): Promise<ServiceContent> => fixedContent(row) ?? (await contentOf(db, row, facilities))

/** Lines that are not worked out from the order alone. */
const fixedContent = ({ invoiceContent, parameters }: ServiceRow): ServiceContent | null =>
  invoiceContent?.quotedBy || parameters.matter ? invoiceContent : null

async function contentOf(
  db: Database,
  row: ServiceRow,
  facilities: Pick<Facilities, 'today'>,
): Promise<ServiceContent> {
  const items = itemsOf(row)
  const jurisdictions = items.map(({ jurisdiction }) => jurisdiction)
  const snapshot = await priceSnapshot(db, facilities.today(), { jurisdictions, actions: feeActions })
  const wanted = { service: row.serviceName, items, currency: row.currency }
  return priceService(wanted, snapshot, row.invoiceContent?.coupon ?? null)
}

async function createProduct(db: Database, { id: serviceRequestId, userId }: ServiceRow): Promise<string> {
  const [made] = await db.insert(product).values({ serviceRequestId, userId }).returning({ id: product.id })
  return found(made).id
}
