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
import { AppError, found } from '#kernel/errors.ts'
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

/** Throws `rules-unmet` for a filing that nobody has paid for: what was let go unpaid and is taken up again is ordered first. */
export async function mustBePaid(db: Database, matter: UseMatter): Promise<void> {
  const { ordered } = await orderOf(db, matter)
  if (ordered !== 'paid') throw new AppError('rules-unmet', { facts: { missing: 'order' } })
}

/**
 * Whether an order that nobody has to pay yet was worked out for something else than what is filed on a day: the last day has
 * passed meanwhile, and in the grace it costs more. What a person priced stays as it is.
 */
export function isOutdated(matter: UseMatter, content: ServiceContent | null, on: PlainDate): boolean {
  if (content === null || content.quotedBy !== null) return false
  const { type, declarationOfIncontestability } = matter.row
  const now = offeringsOf(type as UseInCommerceType, declarationOfIncontestability, isLate(matter, on))
  return content.lines.some(({ offering }) => offering !== undefined && !now?.includes(offering))
}

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

export const noOrder = { ordered: 'no', id: null, productId: null, content: null, classes: null } as const

/** How the order of a request stands; one that is over may be placed anew. */
export async function orderOf(db: Database, { row }: UseMatter) {
  if (row.orderId === null) return noOrder
  const [order] = await db.select().from(serviceRequest).where(eq(serviceRequest.id, row.orderId))
  const phase = order ? servicePhase(order.status) : 'closed'
  if (!order || phase === 'closed') return noOrder
  return {
    ordered: phase,
    id: order.id,
    productId: order.productId,
    content: order.invoiceContent,
    classes: order.parameters.items?.[0]?.classes ?? null,
  }
}
export type UseOrder = Awaited<ReturnType<typeof orderOf>>
