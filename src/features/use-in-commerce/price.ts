import { eq } from 'drizzle-orm'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { feeActions } from '#domain/pricing/vocabulary.ts'
import type { ServiceContent, ServiceItem } from '#domain/service-order/content.ts'
import { servicePhase } from '#domain/service-order/phase.ts'
import { priceAll } from '#domain/service-order/price.ts'
import { isBeforeRegistration, isKept, offeringsOf } from '#domain/use-in-commerce/filing.ts'
import { undecided, type PreparedClass } from '#domain/use-in-commerce/readiness.ts'
import type { UseInCommerceType } from '#domain/use-in-commerce/status.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { found } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { serviceRequest } from '#schema/service-order.ts'
import { priceSnapshot } from '#features/billing/index.ts'
import type { UseMatter } from './policy.ts'

/** It is filed in its grace: the last day has passed, and the mark is registered. */
export const isLate = ({ row }: UseMatter, on: PlainDate): boolean =>
  row.dueDate !== null && row.dueDate < on && !isBeforeRegistration(row.type)

/** What a filing is ordered as: the mark with the classes that stay. */
export const itemOf = ({ mark }: UseMatter, classes: number): ServiceItem => ({
  jurisdiction: found(jurisdictionFrom(mark.jurisdiction)),
  mark: mark.name,
  number: mark.number,
  classes,
  expires: mark.expirationDate,
  trademarkId: mark.id,
})

/** The price of a filing as it is decided, line by line; null as long as something is not decided. */
export async function priceOf(
  db: Database,
  matter: UseMatter,
  classes: readonly PreparedClass[],
  { on, currency }: { on: PlainDate; currency: string },
): Promise<{ content: ServiceContent; classes: number } | null> {
  if (undecided(classes).length > 0) return null
  const { row, mark } = matter
  const kept = classes.filter(isKept).length
  const item = itemOf(matter, kept)
  const offerings = offeringsOf(
    row.type as UseInCommerceType,
    row.declarationOfIncontestability,
    isLate(matter, on),
  ) ?? [null]
  const snapshot = await priceSnapshot(db, on, { jurisdictions: [mark.jurisdiction], actions: feeActions })
  const wanted = offerings.map((offering) => ({ offering, item }))
  return { content: priceAll(wanted, currency, snapshot), classes: kept }
}

/** How the order of a request stands; one that is over may be placed anew. */
export async function orderOf(db: Database, { row }: UseMatter) {
  const none = { ordered: 'no', id: null, productId: null, content: null, classes: null } as const
  if (row.orderId === null) return none
  const [order] = await db.select().from(serviceRequest).where(eq(serviceRequest.id, row.orderId))
  const phase = order ? servicePhase(order.status) : 'closed'
  if (!order || phase === 'closed') return none
  return {
    ordered: phase,
    id: order.id,
    productId: order.productId,
    content: order.invoiceContent,
    classes: order.parameters.items?.[0]?.classes ?? null,
  }
}
export type UseOrder = Awaited<ReturnType<typeof orderOf>>
